import type { Page } from 'playwright-core'
import { untilCalm } from './noise.ts'

export interface TypingRun {
  /** Time from key down to the second animation frame after it. */
  paint: number[]
  longTasks: number
}

interface Probe {
  keys: { at: number; paint?: number }[]
  longTasks: number
}
declare global {
  interface Window {
    typingProbe: Probe
  }
}

const KEYS = 50
const GAP_MS = 80

/**
 * Fifty keys, one every 80 ms, sent without waiting for the page, into the focused field. Starts after the focus has
 * settled, as rivals were measured.
 */
export const measureTyping = async (page: Page): Promise<TypingRun> => {
  await page.evaluate(() => {
    window.typingProbe = { keys: [], longTasks: 0 }
    new PerformanceObserver((list) => {
      window.typingProbe.longTasks += list.getEntries().length
    }).observe({ type: 'longtask' })
    addEventListener(
      'keydown',
      (event) => {
        const key: Probe['keys'][number] = { at: event.timeStamp }
        window.typingProbe.keys.push(key)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            key.paint = performance.now()
          }),
        )
      },
      true,
    )
  })
  const devtools = await page.context().newCDPSession(page)
  await untilCalm()
  const began = performance.now()
  const sent: Promise<unknown>[] = []
  for (let at = 0; at < KEYS; at += 1) {
    const wait = began + at * GAP_MS - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const text = String.fromCharCode(97 + (at % 26))
    sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }))
    sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }))
  }
  await Promise.all(sent)
  await page.waitForFunction(
    (count) => window.typingProbe.keys.filter((key) => key.paint).length >= count,
    KEYS,
  )
  const probe = await page.evaluate(() => window.typingProbe)
  return { paint: probe.keys.map((key) => (key.paint ?? 0) - key.at), longTasks: probe.longTasks }
}
