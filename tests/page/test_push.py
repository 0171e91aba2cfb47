"""Being told of one's move while away: offered when it makes sense, delivered by a push service of our own, shown by
the page's service worker, and off with one tap."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Newcomer
from tests.page.driver import PATIENCE, PHONE, Person
from tests.page.playing import Habits
from tests.server.conftest import running
from tests.server.push_service import Device, PushService, running_service
from tests.server.running import ServerProcess

pytestmark = pytest.mark.xdist_group("page-push")

#: In place of the vendor's service, which a test can't reach: the browser's part, with the keys of the device.
OWN_SERVICE = """
const made = SUBSCRIPTION;
const standard = (text) => text.replaceAll('-', '+').replaceAll('_', '/');
const bytes = (text) => Uint8Array.from(atob(standard(text)), (c) => c.charCodeAt(0)).buffer;
const subscription = {
  endpoint: made.endpoint,
  toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
  getKey: (name) => bytes(made[name]),
  unsubscribe: async () => { localStorage.removeItem('test.subscribed'); return true; },
};
PushManager.prototype.subscribe = async (options) => {
  if (!options.userVisibleOnly || bytes(options.applicationServerKey).byteLength !== 65) throw new Error('refused');
  localStorage.setItem('test.subscribed', 'yes');
  return subscription;
};
PushManager.prototype.getSubscription = async () => (localStorage.getItem('test.subscribed') ? subscription : null);
Notification.requestPermission = async () => 'granted';
"""
SHOWN = "registration.getNotifications().then((all) => all.map(({ title, body, data }) => ({ title, body, data })))"
HIDE = """() => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from running(tmp_path_factory.mktemp("push"), PUSH_AFTER="0.3", PUSH_PRIVATE="true")


@pytest.fixture
def service() -> Iterator[PushService]:
    with running_service() as service:
        yield service


def next_message(service: PushService) -> bytes:
    deadline = time.monotonic() + 10
    while not service.delivered:
        assert time.monotonic() < deadline, "nothing was delivered"
        time.sleep(0.05)
    return service.delivered.pop(0).body


def with_push(person: Person, device: Device) -> None:
    person.context.grant_permissions(["notifications"])
    person.context.add_init_script(
        f"(() => {{{OWN_SERVICE.replace('SUBSCRIPTION', json.dumps(device.subscription()))}}})()"
    )


def deliver(person: Person, url: str, notice: Any) -> None:
    """What the browser does with a message once its push service has brought it."""
    line = person.context.new_cdp_session(person.page)
    found: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    deadline = time.monotonic() + PATIENCE / 1000
    while not (registered := [one for one in found if one["scopeURL"].startswith(url)]):
        assert time.monotonic() < deadline, "there is no service worker"
        person.page.wait_for_timeout(50)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": url, "registrationId": registered[0]["registrationId"], "data": json.dumps(notice)},
    )


def slow_table(ada: Person, ben: Person) -> str:
    """A slow match of the two has begun, and it is Ada's throw."""
    wish = {"game": "qwinto", "seats": 2, "mine": [0], "names": ["Ada"], "pace": "slow", "diceSource": "seeded"}
    ada.go_home()
    table: str = ada.context.request.post("/api/tables", data=wish).json()["table"]
    ada.go(f"/t/{table}")
    ben.join_by_link(f"/t/{table}")
    ada.start()
    ada.sees(ada.sheet)
    return table


def act_while_asked(ada: Person) -> None:
    """Ada decides until the others are waited for."""
    habits, title = Habits(), ada.texts("client-title-my-move", game="Qwinto")
    while ada.page.title() == title:
        assert habits.act(ada, ada.look())
        ada.page.wait_for_timeout(100)


def test_a_move_is_told_to_a_closed_page_and_shown_in_its_language(
    newcomer: Newcomer, service: PushService, server: ServerProcess
) -> None:
    ada, ben = newcomer("Ada", PHONE), newcomer("Ben", PHONE, "de")
    phone = service.device()
    with_push(ben, phone)
    table = slow_table(ada, ben)
    ben.go_home()
    ben.press_button("push-offer-yes")
    ben.sees(ben.page.get_by_text(ben.texts("push-state-on")))
    ben.page.goto("about:blank")
    expect(ada.page).to_have_title("● Your move – Qwinto")
    act_while_asked(ada)
    expect(ada.page).to_have_title("Qwinto · Rollwright")
    notice = phone.read(next_message(service))
    assert notice["title"] == "Du bist dran – Qwinto"
    deliver(ben, server.url, notice)
    worker = ben.context.service_workers[0]
    shown: list[Any] = []
    while not shown:
        shown = worker.evaluate(SHOWN)
    assert shown == [{"title": "Du bist dran – Qwinto", "body": "Am Tisch: Ada", "data": f"/t/{table}"}]

    # At home the table stands first; with the page before him he is shown no notice, and the list is fetched anew.
    ben.go_home()
    first = ben.page.get_by_role("article").first
    expect(first).to_contain_text(ben.texts("client-my-move"))
    with ben.page.expect_response("**/api/tables/mine"):
        deliver(ben, server.url, {**notice, "tag": "another"})
    assert len(worker.evaluate(SHOWN)) == 1
    worker.evaluate(f"show('/t/{table}').catch(() => undefined)")  # a real tap also brings the window to the front
    ben.sees(ben.sheet)

    # Off with one tap.
    ben.press(ben.button(ben.texts("client-menu")))
    ben.press(ben.button(ben.texts("push-is-on")))
    ben.sees(ben.button(ben.texts("push-turn-on")))
    ben.page.goto("about:blank")
    ada.page.wait_for_timeout(1500)
    assert not service.delivered


def test_a_page_that_is_hidden_does_not_count_as_looking(newcomer: Newcomer, service: PushService) -> None:
    ada, ben = newcomer("Ada", PHONE), newcomer("Ben", PHONE)
    phone = service.device()
    with_push(ben, phone)
    slow_table(ada, ben)
    ben.press(ben.button(ben.texts("client-menu")))
    ben.press(ben.button(ben.texts("push-turn-on")))
    ben.sees(ben.button(ben.texts("push-is-on")))
    ben.page.evaluate(HIDE)
    act_while_asked(ada)
    assert phone.read(next_message(service))["title"] == "Your move – Qwinto"


def test_nothing_is_asked_at_once_and_why_it_cannot_be_is_said(newcomer: Newcomer) -> None:
    ada = newcomer("Ada", PHONE)
    ada.context.add_init_script(
        "delete window.PushManager; Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' })"
    )
    ada.go_home()
    expect(ada.page.get_by_text(ada.texts("push-offer"))).to_have_count(0)
    ada.go("/me")
    expect(ada.button(ada.texts("push-turn-on"))).to_be_disabled()
    ada.sees(ada.page.get_by_text(ada.texts("push-state-install")))
