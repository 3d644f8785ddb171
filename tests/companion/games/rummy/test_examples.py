"""Every worked example of RULES.md 3.5 and 4.1, by its number and the rules it shows."""

from __future__ import annotations

import pytest

from tests.companion.games.rummy.examples import answer, examples

WRITTEN = """
    RX01_R8 RX02_R9P RX03_R9P_R12P RX04_R9P RX06_R11 RX07_R11_R14 RX08_R11 RX09_R13P RX11_R12G RX12_R12G_R14
    RX13_R13P RX14_R10 RX16_R18 RX17_R18 RX18_R18 RX19_R18 RX21_R26 RX22_R27 RX23_R28 RX24_R29 RX26_R29 RX27_R15
    RX28_R15_R25 RX29_R25 RX31_R22 RX32_R14_R23 RX33_R14_R22 RX34_R22 RX36_R20 RX37_R20_R21 RX38_R9P_R20 RX39_R5
    CX01_C4 CX02_C4 CX03_C4 CX04_C2 CX06_C2 CX07_C3 CX08_C3 CX09_C3 CX11_C3_R10 CX12_C3_R11 CX13_C3_R11
    CX14_C3_R12P_R12G CX16_C4_R9P CX17_C5 CX18_C6 CX19_C7_C8 CX21_C9 CX22_C6_C8 CX23_C10 CX24_C1_R15 CX26_C1_R3
    CX27_C8 CX28_C5
"""
NAMES = WRITTEN.split()


@pytest.mark.parametrize("name", NAMES)
def test_worked_example(name: str) -> None:
    case = next(case for case in examples(name[:2]) if case["id"] == name[:4])
    assert answer(case["fn"], case["args"], case["kw"]) == case["want"], case["given"]


def test_no_worked_example_is_forgotten() -> None:
    assert [case["id"] for case in (*examples("RX"), *examples("CX"))] == [name[:4] for name in NAMES]
