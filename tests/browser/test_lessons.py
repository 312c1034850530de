"""The first lesson of every game on a phone, by following only what it points at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bestiary import registry
from browser.conftest import LAPTOP, PHONE, Visit
from browser.player import let_finger_rest, rest
from browser.test_axe import faults

SHOWN = "document.getElementById('lesson-page').textContent"
NEXT = """() => {
  const pointed = [...document.querySelectorAll(".pointed.lit:not(.chosen), .option.pointed")];
  pointed.sort((a, b) => a.dataset.order - b.dataset.order);
  const next = document.getElementById("lesson-next")
    ?? document.querySelector("[data-do=confirm].pointed") ?? pointed[0];
  if (!next) return null;
  const at = (next.querySelector(":scope > .ring") ?? next).getBoundingClientRect();
  const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  const hit = document.elementsFromPoint(x, y).find((one) => one.closest("svg, button"));
  if (hit && next.contains(hit) || next.contains(document.elementFromPoint(x, y))) return [x, y];
  next.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
  return [];
}"""
"""Where to click next; what is as wide as a wheel has others in its middle, and is clicked here."""
COVERED = """() => {
  const floor = document.querySelector(".lesson-sheet").getBoundingClientRect().top;
  const all = [...document.querySelectorAll("svg .pointed")];
  const seen = (one) => {
    const at = one.getBoundingClientRect();
    return at.top >= 0 && at.top < floor - 8 && at.right > 0 && at.left < innerWidth;
  };
  return all.length > 0 && !all.some(seen);
}"""
"""Whether something is pointed at, and all of it lies below the card or out of the window."""
ASTRAY = """() => [...document.querySelectorAll(".pointer-fine")].filter((frame) => {
  const part = document.querySelector(`.pointed[data-order="${frame.dataset.of}"]`);
  const ring = part.querySelector(":scope > .ring");
  const [at, of] = [frame, ring ?? frame].map((one) => one.getBoundingClientRect());
  const plate = frame.closest("svg.plate").getBoundingClientRect();
  return [["left", "right"], ["top", "bottom"]].some(([low, high]) => {
    const room = Math.min(of[low] - plate[low], plate[high] - of[high]);
    return Math.abs(at[low] + at[high] - of[low] - of[high]) > (room < 8 ? 16 : 4);
  });
}).length"""
"""How many frames lie elsewhere than what they point at; one at an edge gives way on that side."""
STEP = "['.chosen', '#confirm-choice'].map((one) => document.querySelectorAll(one).length).join()"
CHANGED = f"([shown, step]) => {SHOWN} !== shown || {STEP} !== step"
POINTED = "#lesson-next, [data-do=confirm].pointed, .pointed.lit:not(.chosen), .option.pointed"
"""What NEXT would click."""
MAX_CLICKS = 400


def click_pointed(page: Page) -> None:
    """Click what is pointed at, as soon as it is there, and wait for what comes of it."""
    page.wait_for_selector(POINTED, state="attached")
    before = page.evaluate(f"[{SHOWN}, {STEP}]")
    at = page.evaluate(NEXT)
    if at:
        page.mouse.click(*at)
    page.wait_for_function(CHANGED, arg=before)


def follow(page: Page) -> list[str]:
    """Go through the lesson; the pages on which nothing pointed at could be seen."""
    covered = list[str]()
    for _ in range(MAX_CLICKS):
        rest(page)
        if page.locator("#card[data-last=yes]").count():
            return covered
        shown = page.evaluate(SHOWN)
        if page.evaluate(COVERED):
            covered.append(shown)
        page.wait_for_function(f"() => ({ASTRAY})() === 0")  # a frame follows what it points at
        click_pointed(page)
    raise AssertionError(f"{page.evaluate(SHOWN)}: the lesson has no end")


@pytest.mark.parametrize("game", [g.id for g in registry.catalogue() if g.teaching.lessons])
def test_the_first_lesson_is_learned_by_following_it(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}/first/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.wait_for_selector("main[data-ready=yes]")

    assert faults(page) == []
    assert follow(page) == []
    assert faults(page) == []


RINGS = """() => [...document.querySelectorAll("[data-part^='sensor:'].lit > .ring")]
  .filter((ring) => ring.checkVisibility({ visibilityProperty: true }))
  .map((ring) => ring.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height))"""
CITY = """() => {
  const { left, right } = document.getElementById("city").getBoundingClientRect();
  return [Math.round(left), Math.round(right)];
}"""
FINGER_PX = 44
"""Pixels that a finger needs."""


def test_on_a_phone_the_city_stays_whole_and_its_sensors_are_keys_once_their_card_is_chosen(
    visit: Visit,
) -> None:
    page = visit("/learn/urban_legends/moves/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.wait_for_selector("main[data-ready=yes]")
    page.clock.install()
    page.locator("#lesson-next").click()

    card = page.locator("#hand [data-part='card:shuffle'].lit")
    expect(card).to_be_visible()
    assert page.evaluate(RINGS) == []
    left, right = page.evaluate(CITY)
    assert (left >= 0, right <= PHONE["width"]) == (True, True)
    let_finger_rest(page)
    card.tap()
    expect(page.locator("[data-part='card:shuffle'].chosen")).to_be_visible()
    close = page.evaluate(RINGS)
    assert close
    assert min(close) >= FINGER_PX - 0.5
    assert page.evaluate(CITY) == [left, right]
    page.locator(".bench [data-part='sensor:1:black'].pointed").tap()
    expect(page.locator("#confirm-choice")).to_be_visible()


def test_colours_that_were_guessed_from_one_are_shown_before_they_are_declared(
    visit: Visit,
) -> None:
    page = visit("/learn/urban_legends/hide/")
    page.wait_for_selector("main[data-ready=yes]")
    for number in (2, 3):
        page.locator("#lesson-next").click()
        expect(page.locator("#lesson-page")).to_contain_text(f"{number}/")
    page.locator("[data-part='colour:pink'].pointed.lit").click()

    expect(page.locator("#confirm-choice")).to_be_visible()


APART = """() => {
  const line = document.querySelector(".pointer-fine");
  const half = parseFloat(getComputedStyle(line).strokeWidth) / 2;
  const framed = line.getBoundingClientRect();
  const beside = document.querySelector(".pointed > text").getBoundingClientRect();
  return framed.left - half - beside.right;
}"""
"""Pixels between a name and the frame around the mark to its right."""


@pytest.mark.parametrize("screen", [PHONE, LAPTOP, {"width": 1920, "height": 1080}])
@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_the_frame_around_a_city_leaves_its_name_alone(
    visit: Visit, screen: dict[str, int], language: str
) -> None:
    page = visit("/learn/cryptic_nature/start/", language, viewport=screen)
    page.wait_for_selector(".pointed[data-part='place:rome']")

    assert page.evaluate(APART) >= 1


OUTSIDE = """() => [...document.querySelectorAll(".pointer")].filter((line) => {
  const [at, plate] = [line, line.closest("svg.plate")].map((one) => one.getBoundingClientRect());
  const [left, top] = [plate.left - at.left, plate.top - at.top];
  return Math.max(left, top, at.right - plate.right, at.bottom - plate.bottom) > 0.5;
}).length"""
"""How many frames reach out of their picture, where they are cut off."""


@pytest.mark.parametrize("screen", [PHONE, LAPTOP])
def test_the_frame_around_the_edge_of_a_picture_is_drawn_within_it(
    visit: Visit, screen: dict[str, int]
) -> None:
    page = visit("/learn/rats_of_wistar/first/", viewport=screen)
    for number in (2, 3):
        page.wait_for_selector("main[data-ready=yes]")
        page.locator("#lesson-next").click()
        expect(page.locator("#lesson-page")).to_contain_text(f"{number}/")
    page.wait_for_selector(".pointed[data-part='area:forest'] .pointer")

    assert page.evaluate(OUTSIDE) == 0


NOTE_CONFIRM = """document.addEventListener("submit", ({ target }) =>
  (window.confirm_ = target.elements.confirm?.value), { capture: true })"""
"""Whether what is sent is to be confirmed: a second tap at the same place is sure."""


def test_by_finger_a_tile_is_seen_where_it_would_lie_before_it_lies_there(visit: Visit) -> None:
    page = visit("/learn/big_monster/mutate/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.wait_for_selector("main[data-ready=yes]")
    page.clock.install()
    page.locator(".pointed.lit > .ring").tap()
    place = page.locator("[data-part^='place:'].pointed")
    let_finger_rest(page)
    other = page.locator("[data-part^='place:'].lit:not(.pointed) > .ring").first
    other.tap()

    expect(page.locator(".meant:not(.pointed) > .true-ghost")).to_be_visible()
    expect(page.locator("#lesson-page")).to_contain_text("2/5")

    let_finger_rest(page)
    place.locator(".ring").tap()
    expect(place.locator(".true-ghost")).to_be_visible()
    page.evaluate(NOTE_CONFIRM)
    place.locator(".ring").tap()
    expect(page.locator("#lesson-page")).to_contain_text("3/5")
    assert page.evaluate("confirm_") == "never"


PLACES = """() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const all = [...document.querySelectorAll("[data-part^='place:'].lit > .ring")];
  return all.sort((a, b) => a.closest(".pointed") ? 1 : b.closest(".pointed") ? -1 : 0).map(middle);
}"""
"""Where the places are, the right one last."""


def test_a_tile_is_dragged_by_mouse_and_lies_where_it_is_let_go(visit: Visit) -> None:
    page = visit("/learn/big_monster/mutate/")
    page.wait_for_selector("main[data-ready=yes]")
    page.locator(".pointed.lit > .ring").click()
    page.wait_for_selector("[data-part^='place:'].pointed")
    first, *_, right = page.evaluate(PLACES)
    page.mouse.move(*first)
    page.mouse.down()
    page.mouse.move(*right, steps=5)

    expect(page.locator(".pointed.meant > .true-ghost")).to_be_visible()

    page.mouse.up()
    expect(page.locator("#lesson-page")).to_contain_text("3/5")


def test_a_finger_drags_the_ghost_of_a_tile_and_the_board_stays(visit: Visit) -> None:
    page = visit("/learn/big_monster/mutate/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.wait_for_selector("main[data-ready=yes]")
    page.clock.install()
    page.locator(".pointed.lit > .ring").tap()
    page.wait_for_selector("[data-part^='place:'].pointed")
    let_finger_rest(page)
    page.locator("[data-part^='place:'].lit:not(.pointed) > .ring").first.tap()
    let_finger_rest(page)
    ghost = page.locator(".meant > .true-ghost").bounding_box()
    right = page.evaluate(PLACES)[-1]
    assert ghost
    finger = page.context.new_cdp_session(page)
    ways = ("touchStart", (ghost["x"] + 6, ghost["y"] + 6)), ("touchMove", right)
    for kind, (x, y) in (*ways, ways[1]):
        point = {"x": x, "y": y}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})

    expect(page.locator(".pointed.meant > .true-ghost")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(PLACES)[-1] == pytest.approx(right, abs=1)
    expect(page.locator("#lesson-page")).to_contain_text("2/5")

    let_finger_rest(page)
    page.locator("[data-part^='place:'].pointed > .ring").tap()
    expect(page.locator("#lesson-page")).to_contain_text("3/5")


CHOSEN_SEEN = """() => {
  const at = document.querySelector("svg .chosen > .ring").getBoundingClientRect();
  const frame = document.querySelector("svg .chosen").closest(".zoomable").getBoundingClientRect();
  const floor = document.querySelector(".lesson-sheet").getBoundingClientRect().top;
  return at.top >= frame.top && at.bottom <= Math.min(frame.bottom, floor)
    && at.left >= 0 && at.right <= innerWidth;
}"""


def test_on_a_phone_a_chosen_hex_stays_in_view_while_the_list_asks_whom(visit: Visit) -> None:
    page = visit("/learn/cryptid/question/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.wait_for_selector("main[data-ready=yes]")
    page.clock.install()
    page.locator("#lesson-next").click()
    page.locator("[data-part='hex:D2'].pointed.lit > .ring").tap()

    boris = page.locator(".option.pointed")
    expect(boris).to_be_in_viewport()
    expect(boris).to_contain_text("Boris")
    assert page.evaluate(CHOSEN_SEEN)
    let_finger_rest(page)
    boris.tap()
    expect(page.locator("#confirm-choice")).to_be_visible()


def follow_until(page: Page, asked: str) -> None:
    """Follow the lesson until something may be clicked."""
    for _ in range(MAX_CLICKS):
        page.wait_for_selector(f"{asked}, {POINTED}", state="attached")
        rest(page)
        if page.locator(asked).count():
            return
        click_pointed(page)


POSTER = """() => {
  const room = document.querySelector("[data-part='room:bedroom'] > .ring").getBoundingClientRect();
  const middles = [...document.querySelectorAll("#panel-farm [data-note=mission]")].map((one) => {
    const at = one.getBoundingClientRect();
    return [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  });
  return middles.find(([x, y]) => x > room.left && x < room.right && y < room.bottom);
}"""
"""Where the mission of the bedroom hangs."""


def test_a_lit_room_takes_clicks_at_its_open_mission(visit: Visit) -> None:
    page = visit("/learn/rats_of_wistar/missions/")
    page.wait_for_selector("main[data-ready=yes]")
    follow_until(page, "[data-part='mission:bedroom'].pointed.lit")
    follow_until(page, "[data-part='room:bedroom'].lit")
    page.locator(".panel-jumps a[href='#panel-farm']").click()
    page.wait_for_selector("[data-part='room:bedroom'].lit")
    page.mouse.click(*page.evaluate(POSTER))

    expect(page.locator(".lesson-reply")).to_be_visible()  # the lesson asks for something else
