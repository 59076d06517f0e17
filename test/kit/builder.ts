import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { ready } from './page.ts'

/** Uses the real builder like a visitor with a mouse, who types only into fields that were clicked. */
export const builderOn = (page: Page) => {
  const content = page.getByRole('complementary', { name: '内容' })
  const style = page.getByRole('complementary', { name: '样式' })
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' })
  // The buttons of the header: after a deletion, a message offers undo as well.
  const undo = page.getByLabel('撤销', { exact: true })
  const redo = page.getByLabel('重做', { exact: true })

  const menu = async (of: Locator, item: string | RegExp) => {
    await of.click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const settled = () => expect.poll(() => page.locator('[data-save]').getAttribute('data-save')).toBe('saved')
  return {
    page,
    content,
    style,
    button,
    undo,
    redo,
    menu,
    settled,
    open: async (site: string, query = '') => {
      await page.goto(`${site}/builder/new${query}`)
      await page.waitForURL(/\/builder\/(?!new)/)
      await ready(page)
      await page.locator('[data-stage] [data-page="1"]').waitFor()
    },
    /** The content of this browser's storage, once the page shows that it is saved. */
    document: async (): Promise<Document> => {
      await settled()
      return page.evaluate(
        () =>
          new Promise<Document>((resolve, reject) => {
            const opening = indexedDB.open('huajian')
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => {
              const id = location.pathname.split('/').at(-1) ?? ''
              const reading = opening.result.transaction('drafts').objectStore('drafts').get(id)
              reading.onsuccess = () => {
                opening.result.close()
                resolve(reading.result.document)
              }
            }
          }),
      )
    },
    pages: () => page.locator('[data-stage] [data-page]').count(),
    head: (name: string) => content.locator('[data-section-head]').filter({ hasText: name }),
    field: (name: string) => content.getByRole('textbox', { name, exact: true }),
    write: async (field: Locator, text: string) => {
      await field.click()
      await page.keyboard.type(text)
    },
    /** Drags one row before another in small steps, and drops it where the line shows. */
    carry: async (row: Locator, before: Locator) => {
      await before.scrollIntoViewIfNeeded()
      const [from, to] = [await row.boundingBox(), await before.boundingBox()]
      if (!from || !to) throw new Error('nothing to carry')
      await page.mouse.move(from.x + 12, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(from.x + 16, from.y + from.height / 2 - 8, { steps: 3 })
      await page.mouse.move(to.x + 40, to.y + 3, { steps: 8 })
      await page.mouse.move(to.x + 42, to.y + 3)
      await content.locator('[data-drop="top"]').waitFor({ state: 'attached' })
      await page.mouse.up()
    },
    tool: (name: RegExp) => menu(button('工具'), name),
    tab: (name: string) => style.getByRole('tab', { name }).click(),
    /** How often the button could be pressed. */
    pressAll: async (arrow: Locator): Promise<number> => {
      let times = 0
      for (; await arrow.isEnabled(); times += 1) await arrow.click()
      return times
    },
  }
}
export type Builder = ReturnType<typeof builderOn>
