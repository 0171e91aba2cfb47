"""A device that adds its share to sealed dice, as the page does: it commits to a chain and gives its links."""

from __future__ import annotations

from typing import Any

from rollwright.table.shares import Chain


class Sharing:
    def __init__(self) -> None:
        self.chain = Chain()
        self._said: set[tuple[str, Any]] = set()

    def commands(self, view: Any) -> list[dict[str, Any]]:
        """What is to be said when a view was seen: each once."""
        shares = view.get("shares")
        mine = [str(seat["seat"]) for seat in view["seats"] if seat.get("mine")]
        if shares is None or not mine:
            return []
        at, tips = shares["at"], shares.get("tips", {})
        said = []
        if any(seat not in tips for seat in mine):
            said.append(("commit", view["awaited"] == "seats" or at, {"type": "commit", "tip": self.chain.tip}))
        since = [tips[seat]["since"] for seat in mine if seat in tips]
        if since and view["awaited"] == "throw" and at > since[0]:
            said.append(("share", at, {"type": "share", "at": at, "link": self.chain.link(at - since[0])}))
        news = [(kind, when, command) for kind, when, command in said if (kind, when) not in self._said]
        self._said |= {(kind, when) for kind, when, _ in news}
        return [command for _, _, command in news]
