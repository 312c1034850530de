"""The waiting room: the invitation is copied, and the seats say what can be done."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import OPEN, invitation, new_table


def test_without_a_clipboard_the_link_is_copied_or_left_chosen_and_the_room_is_calm(
    visit: Visit,
) -> None:
    """As in a home network without a certificate."""
    page = visit()
    said = list[str]()
    page.on("console", lambda line: said.append(f"{line.type}: {line.text}"))
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    new_table(page)
    page.wait_for_function(OPEN)
    copy = page.locator("[data-copy]")

    copy.click()
    expect(copy).to_have_text("Copied")
    assert page.evaluate("getSelection().toString()") == invitation(page)
    page.evaluate("document.execCommand = () => false")
    copy.click()
    expect(copy).not_to_have_text("Copied")
    assert page.evaluate("getSelection().toString()") == invitation(page)
    assert said == []


def test_playing_alone_is_offered_until_somebody_comes(visit: Visit) -> None:
    anna = visit()
    new_table(anna, "rats_of_wistar")
    alone = anna.get_by_role("button", name="Play alone")
    expect(alone).to_be_visible()
    anna.get_by_label("Seat 3").select_option("bot:ranger")
    expect(anna.locator(".seat.bot")).to_have_count(1)
    expect(alone).to_be_visible()
    anna.get_by_label("Seat 3").select_option("person")
    expect(anna.locator(".seat.bot")).to_have_count(0)

    boris = visit(invitation(anna))
    boris.wait_for_function("document.getElementById('id_token').value")
    boris.get_by_label("Your name").fill("Boris")
    boris.locator("#join button").click()

    expect(anna.locator(".seat-name", has_text="Boris")).to_be_visible()
    expect(alone).to_be_hidden()
