import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The headless shell starts a third faster, so it is tried first. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export const chromiumPath = (): string | undefined => {
  const given = process.env.CHROMIUM
  return [...(given ? [given] : []), ...CANDIDATES].find((path) => existsSync(path))
}

/** The machine's own Chromium, headless and without network calls of its own. */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = chromiumPath()
  if (!executablePath)
    throw new Error('Chromium is not installed: npm test installs it on Debian, or set CHROMIUM')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  })
}
