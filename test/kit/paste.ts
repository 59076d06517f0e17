import type { Page } from 'playwright-core'

/** Pastes into the focused element or into one found by a selector: a plain text, or texts by their type. */
export const paste = (page: Page, given: string | Record<string, string>, place = ':focus') =>
  page.evaluate(
    ([selector, texts]) => {
      const clipboardData = new DataTransfer()
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.querySelector(selector)?.dispatchEvent(event)
    },
    [place, typeof given === 'string' ? { 'text/plain': given } : given] as const,
  )
