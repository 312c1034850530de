"""Elements are escaped once, attributes are named as SVG names them."""

from html import unescape

from bestiary.drawing import (
    BODY,
    TITLE,
    Box,
    Markup,
    at,
    cube,
    el,
    fit,
    join,
    label,
    measure,
    part,
    player,
    ring_box,
    svg,
)


def test_text_and_attributes_are_escaped() -> None:
    assert el("text", "<b> & c", data_part='a"b') == (
        '<text data-part="a&quot;b">&lt;b&gt; &amp; c</text>'
    )


def test_signs_are_references_and_letters_stay() -> None:
    drawn = el("text", "Счёт: 3 × 4 → 12…", data_part="a–b")

    assert drawn == '<text data-part="a&#x2013;b">Счёт: 3 &#xd7; 4 &#x2192; 12&#x2026;</text>'
    assert unescape(drawn) == '<text data-part="a–b">Счёт: 3 × 4 → 12…</text>'


def test_markup_is_not_escaped_twice() -> None:
    inner = el("path", d="M0 0")

    assert el("g", inner, [inner, None]) == '<g><path d="M0 0"/><path d="M0 0"/></g>'


def test_numbers_lose_needless_decimals_and_none_leaves_out() -> None:
    assert el("rect", x=1.0, y=2.504, rx=None, stroke_width=-0.001) == (
        '<rect x="1" y="2.5" stroke-width="0"/>'
    )


def test_join_gives_markup() -> None:
    assert join("a<", Markup("<b/>"), 3) == "a&lt;<b/>3"


def test_a_placed_piece_with_an_id_glides() -> None:
    placed = at((3, 4.5), cube(player(0)), id="cube-1", turn=30)

    assert placed.startswith(
        '<g transform="translate(3 4.5) rotate(30)" id="cube-1" class="piece">'
    )


def test_a_part_says_what_it_is_and_carries_its_ring() -> None:
    drawn = part("place:2", "Place 2", ring_box(Box(0, 0, 10, 10)))

    assert 'data-part="place:2"' in drawn
    assert 'aria-label="Place 2"' in drawn
    assert 'class="ring"' in drawn


def test_a_panel_scales_and_is_a_group_for_screen_readers() -> None:
    drawn = svg(40, 30, id="board", aria_label="Board")

    assert 'viewBox="0 0 40 30"' in drawn
    assert 'role="group"' in drawn


def test_a_label_keeps_inside_its_box_in_russian() -> None:
    for text in ("Достопримечательность", "Непревзойдённейший следопыт", "Ёж", "WWWWWWWWWWWWW"):
        for lines in (1, 2):
            fitted = fit(text, 60, 40, TITLE._replace(lines=lines))

            assert len(fitted.lines) <= lines
            assert all(measure(line, fitted.size, serif=True) <= 60 for line in fitted.lines)


def test_a_short_label_keeps_its_size() -> None:
    assert fit("Bear", 100, 20, BODY) == (("Bear",), 13)


def test_a_label_escapes_its_text() -> None:
    assert "&lt;" in label("<", Box(0, 0, 20, 20))
