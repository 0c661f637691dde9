# The server with its page: docker build -t knockdown . && docker run -p 8000:8000 -v matches:/data knockdown

# What builds: a C compiler for the engine, and Node (from PyPI) for the page.
FROM python:3.11-slim-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /source

# First what seldom changes.
COPY requirements/play.txt requirements/serve.txt requirements/
RUN python -m venv /opt/build && /opt/build/bin/pip install --require-hashes -r requirements/play.txt
RUN python -m venv /opt/knockdown \
    && /opt/knockdown/bin/pip install --require-hashes -r requirements/serve.txt

COPY pyproject.toml README.md LICENSE ./
COPY tools tools
COPY web web
COPY src src
RUN KNOCKDOWN_COMPILE=1 KNOCKDOWN_BUILD_PAGE=1 \
    /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /opt/knockdown/bin/pip install --no-deps /wheels/*.whl

# What runs: neither compiler nor sources, and nobody who may change anything but /data.
FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin knockdown \
    && install --directory --owner=knockdown --group=knockdown /data
COPY --from=build /opt/knockdown /opt/knockdown
ENV PATH=/opt/knockdown/bin:$PATH PYTHONUNBUFFERED=1 KNOCKDOWN_DATABASE=/data/matches.sqlite
USER knockdown
WORKDIR /data
VOLUME /data
EXPOSE 8000
# As Ctrl-C does: whatever it has begun is ended in order.
STOPSIGNAL SIGINT
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["python", "-c", \
    "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["knockdown", "serve", "--host", "0.0.0.0"]
CMD ["--log", "json"]
