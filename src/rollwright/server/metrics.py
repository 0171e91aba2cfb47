"""What the server tells Prometheus about itself; no name, no table and no address is in it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one app: a registry of its own, so that several apps can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.sockets = Gauge("rollwright_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("rollwright_cached_tables", "Tables held in memory", registry=self.registry)
        self.commands = Counter(
            "rollwright_commands", "Commands by type and answer", ("type", "answer"), registry=self.registry
        )
        self.command_seconds = Histogram(
            "rollwright_command_seconds",
            "From a command to its answer, kept and told to all watchers",
            registry=self.registry,
            buckets=_FAST,
        )
        self.events = Counter("rollwright_events", "Events appended to logs", registry=self.registry)
        self.stale = Counter("rollwright_stale_changes", "Changes that came too late", registry=self.registry)
        self.cut_off = Counter(
            "rollwright_cut_off", "Sockets closed by the server", ("reason",), registry=self.registry
        )
        self.bot_seconds = Histogram(
            "rollwright_bot_seconds", "How long bots think", ("level",), registry=self.registry, buckets=_FAST
        )
        self.matches = Counter("rollwright_matches_finished", "Finished matches", ("game",), registry=self.registry)
        self.requests = Counter("rollwright_requests", "HTTP requests by status", ("status",), registry=self.registry)

        self._commands: dict[tuple[str, str], Counter] = {}

    def answered(self, kind: str, answer: str, seconds: float) -> None:
        """A command was answered. Its counter is kept at hand: to find it takes longer than to count."""
        counter = self._commands.get((kind, answer))
        if counter is None:
            counter = self._commands[kind, answer] = self.commands.labels(kind, answer)
        counter.inc()
        self.command_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
