# The site and the relay on one port (deploy/docker/README.md).
FROM debian:12-slim

RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git nodejs npm \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --create-home clinic \
  && install -d -o clinic /site /data

USER clinic
WORKDIR /site

# The packages are a layer of their own: a change of a text does not install them again.
COPY --chown=clinic package.json package-lock.json ./
COPY --chown=clinic tools/setup.mjs tools/
RUN node tools/setup.mjs

# .git is among them: the build asks Git when each page was last changed.
COPY --chown=clinic . .
# A new value makes Docker build the site again, for dated content.
ARG BUILD_DATE
RUN npm run build

ENV HOST=0.0.0.0 PORT=4173 APPOINTMENTS_FILE=/data/appointments.sqlite
VOLUME /data
EXPOSE 4173
# Asks for the home page, not /health: a mail server that is down must not take the site down.
HEALTHCHECK --start-period=30s --start-interval=2s CMD ["node", "-e", "fetch('http://127.0.0.1:4173/').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "tools/run.mjs", "tools/start.ts", "--serve"]
