"""Many phones in one process of their own: asyncio streams of the standard library, one for each phone.

Run by `room.py`. Prints `ready` when every phone shows the board, and on each line read from standard input answers:
`report` one JSON object (version: times of arrival in ns of CLOCK_MONOTONIC, which all processes of a machine share),
`sleep N` and `wake` for phones that stop reading for a while, `end` for the end.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from contextlib import suppress

LANGUAGES = ("en", "de", "it", "pl", "fa")


class Phone:
    """One open page: it reads events and notes when each version came."""

    def __init__(self, number: int, host: str, port: int) -> None:
        self.number, self.host, self.port = number, host, port
        self.version = -1
        self.arrived: dict[int, int] = {}
        self.shown = asyncio.Event()
        self.awake = asyncio.Event()
        self.awake.set()
        self.lost = 0

    async def run(self) -> None:
        """Follows the table, and comes back with the version it has seen when the connection is lost."""
        while True:
            with suppress(OSError, asyncio.IncompleteReadError, ValueError):
                await self._follow()
            self.lost += 1
            await asyncio.sleep(0.5)

    async def _follow(self) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        try:
            language = LANGUAGES[self.number % len(LANGUAGES)]
            writer.write(f"GET /stream?lang={language}&seen={self.version} HTTP/1.1\r\n"
                         f"Host: {self.host}:{self.port}\r\nAccept: text/event-stream\r\n\r\n".encode())
            async for line in reader:
                await self.awake.wait()
                if line.startswith(b"id: "):
                    self.version = int(line[4:])
                    self.arrived[self.version] = time.monotonic_ns()
                    self.shown.set()
        finally:
            writer.close()


async def main(host: str, port: int, many: int) -> None:
    """All phones, until `end` is read."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    phones = [Phone(number, host, port) for number in range(many)]
    tasks = []
    for phone in phones:
        tasks.append(asyncio.create_task(phone.run()))
        await asyncio.sleep(0.005)
    async with asyncio.timeout(60):
        for phone in phones:
            await phone.shown.wait()
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while (asked := (await loop.run_in_executor(None, sys.stdin.readline)).split()) and asked[0] != "end":
        if asked[0] == "sleep":
            for phone in phones[: int(asked[1])]:
                phone.awake.clear()
        elif asked[0] == "wake":
            for phone in phones:
                phone.awake.set()
        else:
            arrived: dict[int, list[int]] = {}
            for phone in phones:
                for version, at in phone.arrived.items():
                    arrived.setdefault(version, []).append(at)
                phone.arrived.clear()
            print(json.dumps({"arrived": arrived, "lost": sum(phone.lost for phone in phones),
                              "versions": sorted({phone.version for phone in phones})}), flush=True)
    for task in tasks:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
