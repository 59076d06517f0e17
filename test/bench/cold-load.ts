import type { Browser } from 'playwright-core'

export interface ColdLoad {
  readyMs: number
  scriptKb: number
  totalKb: number
}

/**
 * A new profile with empty caches: time from the request to two frames after the screen is usable, and transferred
 * bytes.
 */
export const coldLoad = async (browser: Browser, url: string): Promise<ColdLoad> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const scripts = new Set<string>()
  let script = 0
  let total = 0
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength
    if (scripts.has(requestId)) script += encodedDataLength
  })
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const readyMs = performance.now() - began
  await context.close()
  return { readyMs, scriptKb: script / 1024, totalKb: total / 1024 }
}
