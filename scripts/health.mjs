// For whoever watches over a server (Docker, systemd, a cron job): ends with 0 when it answers and its database does,
// with 1 when not. Looks at PORT, as the server does.
const port = process.env.PORT || 3000
const signal = AbortSignal.timeout(4000)
const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
