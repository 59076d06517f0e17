# The product in one image; docs/operators/deploy.md says how to run it.
FROM node:24-slim AS build
WORKDIR /srv/huajian
COPY package.json package-lock.json .npmrc ./
# Without what only tests need. The Node that comes as a package is for machines that have an older one.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-*
COPY . .
RUN node scripts/build.ts

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /srv/huajian
COPY --from=build /srv/huajian ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/health.mjs"]
CMD ["node", "apps/server/serve.mjs"]
