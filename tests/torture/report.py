"""What a torture found: one line each, and the faults in full."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Found:
    """The outcome of one torture: how often it was tried, its figures, and every fault in a sentence."""

    name: str
    tries: int = 0
    figures: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def expect(self, holds: bool, fault: str) -> None:
        """Keeps the sentence where something that must hold does not."""
        if not holds:
            self.faults.append(fault)

    def lines(self) -> str:
        """The outcome as text."""
        told = [f"{self.name}: {self.tries} tries, {len(self.faults) or 'no'} faults"]
        told += [f"    {name}: {value}" for name, value in self.figures.items()]
        told += [f"    FAULT {fault}" for fault in self.faults]
        return "\n".join(told)
