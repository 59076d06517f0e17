import type { Locator, Page } from 'playwright-core'
import type { Editor } from '#packages/editor-core/editor.ts'

declare global {
  interface Window {
    editor: Editor
    restored: string[]
  }
}

export const tool = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: '工具', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
export const documentOf = (page: Page) => page.evaluate(() => window.editor.history.state)
export const steps = (page: Page) => page.evaluate(() => window.editor.history.store().past.length)
export const undo = (page: Page) => page.evaluate(() => window.editor.undo())
export const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true })

/** Replaces the whole text by a pasted document. */
export const pasteAll = (area: Locator, text: string) =>
  area.evaluate((box: HTMLTextAreaElement, pasted) => {
    box.select()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
