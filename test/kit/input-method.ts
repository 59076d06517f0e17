import type { Page } from 'playwright-core'

/** Words as Chinese is written: letters that are composed, then what they stand for. */
export const inputMethod = async (page: Page) => {
  const keyboard = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    choose: (text: string) => keyboard.send('Input.insertText', { text }),
    /** As Safari tells of the Enter that took the letters as they are: after the end of the composition. */
    enter: async () => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await keyboard.send('Input.dispatchKeyEvent', { type, key: 'Enter', windowsVirtualKeyCode: 229 })
    },
  }
}
