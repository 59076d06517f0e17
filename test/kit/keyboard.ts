import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const label = element?.labels?.[0]?.textContent
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
  })

/** Reaches an element with this name by Tab only, without a mouse. */
export const keyboardOn = (page: Page) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const to = async (name: string | RegExp) => {
    const met: string[] = []
    for (let tabs = 0; tabs < 90; tabs += 1) {
      const now = await focused(page)
      if (typeof name === 'string' ? now === name : name.test(now)) return
      met.push(now.slice(0, 12))
      await press('Tab')
    }
    throw new Error(`Tab never came to ${name}, but to ${met.join(', ')}`)
  }
  return {
    press,
    to,
    on: (name: string | RegExp) =>
      expect.poll(() => focused(page)).toMatch(name instanceof RegExp ? name : `${name}`),
    write: async (name: string, text: string) => {
      await to(name)
      await page.keyboard.type(text)
    },
    choose: async (name: string | RegExp) => {
      await to(name)
      await press('Enter')
    },
  }
}
