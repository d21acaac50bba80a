"""Starting the server: a free port, the address for other devices, and messages for the terminal."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from errno import EADDRINUSE
from pathlib import Path
from threading import Timer
from urllib.parse import urlsplit

import uvicorn
from platformdirs import user_data_path

from hairpin.core.errors import HairpinError, OptionValueError
from hairpin.server.drivers.plugins import load_drivers
from hairpin.server.store import Store
from hairpin.server.tables.limits import Limits
from hairpin.server.web.addresses import Proxies
from hairpin.server.web.app import PAGE, make_app
from hairpin.server.web.http import ConnectionGuard, ConnectionLimits, raise_file_limit
from hairpin.server.web.rate_limit import make_limits

LOOPBACK = ("127.0.0.1", "localhost", "::1")
SCHEME = "sqlite:///"
PORTS_TO_TRY = 50
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with


class PageError(HairpinError):
    """There is no page to serve."""

    code = "page/missing"


class PortError(HairpinError):
    """No port is free."""

    code = "port/taken"


class DataError(OptionValueError):
    """A `--data` that names no file."""

    code = "option/data"


class PublicSeedError(OptionValueError):
    """A `--seed` on a server that others can reach."""

    code = "option/seed"


@dataclass(frozen=True)
class ServerConfig:
    """Where and how the server listens."""

    host: str = "127.0.0.1"
    port: int = 8642
    is_lan: bool = False
    data: str = ""
    public_url: str = ""
    is_opening_browser: bool = True
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ()
    limit_scale: float = 1.0
    connections: ConnectionLimits = ConnectionLimits()  # noqa: RUF009 - frozen


def find_file(data: str) -> str:
    """Return the SQLite file that `--data` names, or the one in the user's data folder."""
    if not data:
        return str(user_data_path("hairpin", appauthor=False) / "tables.sqlite")
    if not data.startswith(SCHEME) or len(data) == len(SCHEME):
        raise DataError(f"--data {data} is not possible; write {SCHEME}FILE", option="data", value=data)
    return data.removeprefix(SCHEME)


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket on the port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + PORTS_TO_TRY, 65_536)) if port else (0,):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(512)
        except OSError as error:
            listener.close()
            if error.errno != EADDRINUSE:
                raise PortError(f"{host} cannot be served: {error}", host=host) from error
            continue
        return listener
    raise PortError(f"ports {port} to {port + PORTS_TO_TRY - 1} are all taken; choose another with --port", host=host)


def find_lan_address() -> str | None:
    """Return this machine's address in the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address set aside for documentation
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def serve(config: ServerConfig, say: Callable[..., str]) -> None:
    """Run the server until it is stopped; `say` returns messages in the user's language."""
    if not (PAGE / "index.html").exists():
        raise PageError("the page is not built; run `make page`", file=str(PAGE))
    if config.limits.seed is not None and (config.is_lan or config.host not in LOOPBACK or config.public_url):
        raise PublicSeedError(
            "with --seed everyone can predict the dice; choose no --seed", option="seed", value=config.limits.seed
        )
    if config.limits.plugins:
        load_drivers(Path(config.limits.plugins))
    proxies = Proxies(config.proxies)
    store = Store(find_file(config.data))
    is_lan = config.is_lan or config.host in EVERYWHERE
    listener = bind("0.0.0.0" if config.is_lan else config.host, config.port)  # noqa: S104 - asked for by --lan
    port = listener.getsockname()[1]
    name = "127.0.0.1" if is_lan else f"[{config.host}]" if ":" in config.host else config.host
    here = f"http://{name}:{port}"

    def find_url() -> str:
        """Return the address for other devices: the given one, or this machine's present one in the home network."""
        lan = find_lan_address() if is_lan and not config.public_url else None
        return config.public_url.rstrip("/") or (f"http://{lan}:{port}" if lan else here)

    lan = find_lan_address() if is_lan else None
    names = {*LOOPBACK, config.host, socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
    names |= {name for name in (lan, urlsplit(config.public_url).hostname) if name}
    app, sockets = make_app(
        store,
        names=names,
        find_url=find_url,
        limits=config.limits,
        address_limits=make_limits(config.limit_scale),
        proxies=proxies,
        is_lan=is_lan,
    )
    if config.port and port != config.port:
        print_line(say("cli-port-taken", port=str(config.port), instead=str(port)))
    print_line(say("cli-open", address=here))
    if lan:
        print_line(say("cli-at-home", address=f"http://{lan}:{port}"))
    if config.is_opening_browser:
        import webbrowser  # noqa: PLC0415 - slow to import

        opening = Timer(1.0, webbrowser.open, [here])
        opening.daemon = True
        opening.start()
    most = min(raise_file_limit(), config.connections.most)
    guard = ConnectionGuard(replace(config.connections, most=most), proxies)
    settings = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `Proxies` reads them, for named proxies alone
        http=guard.connect,  # type: ignore[arg-type]  # any factory of protocols will do
        timeout_keep_alive=int(config.connections.idle),
        ws=sockets.connect,  # type: ignore[arg-type]  # any factory of protocols will do
        loop="uvloop",
        timeout_graceful_shutdown=2,
    )
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # a warning for each bad request would flood the log
    collect_garbage_rarely()
    uvicorn.Server(settings).run(sockets=[listener])


def collect_garbage_rarely() -> None:
    """Keep the garbage collector from walking over all tables again and again; they make next to no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def print_line(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
