import type { Page } from 'playwright-core'

/** Types text as with a Chinese input method: composed letters, then the characters. */
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
    /** In Safari, the Enter that accepts the letters as they are comes after the end of the composition. */
    enter: async () => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await keyboard.send('Input.dispatchKeyEvent', { type, key: 'Enter', windowsVirtualKeyCode: 229 })
    },
  }
}
