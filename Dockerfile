# syntax=docker/dockerfile:1
# One image for every role: ROLE chooses between web, worker and migrate. Nothing of the configuration is in it.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY tools/openapi/package.json tools/openapi/
COPY tools/xstate-graph/package.json tools/xstate-graph/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run image -- /image

FROM node:24-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* \
  && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /image ./
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
# with more arenas the C library retains some 20 MB of freed memory
# 8 MB for young objects: with the engine's own choice a node keeps up to twice the memory after many calls
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]
