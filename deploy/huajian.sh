#!/bin/sh
# /usr/local/bin/huajian: commands beside the service, with its settings and as its user; docs/operators/deploy.md says how to use it.
# What is written must lie where that user may write.
exec systemd-run --quiet --pipe --wait --collect \
  --property=User=huajian --property=Group=huajian --property=UMask=0077 \
  --property=WorkingDirectory=/srv/huajian \
  --property=EnvironmentFile=-/etc/huajian.env \
  --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/huajian --setenv=HOST=127.0.0.1 \
  --setenv=INIT_CWD="$PWD" --setenv=LANG="${LANG:-C.UTF-8}" \
  /usr/bin/node scripts/bootstrap.mjs scripts/huajian.ts "$@"
