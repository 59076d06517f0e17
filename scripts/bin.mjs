#!/usr/bin/env node
// What `npx huajian` runs, in plain JavaScript as bootstrap.mjs is. The person's folder is kept: the command itself
// runs in the project's.
process.env.HUAJIAN_FROM = process.cwd()
process.argv.splice(2, 0, 'scripts/huajian.ts')
await import('./bootstrap.mjs')
