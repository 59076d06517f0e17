import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const axe = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

/** Serious findings of axe in the interface; documents have checks of their own. */
export const violations = async (page: Page, within = 'main'): Promise<string[]> => {
  await page.evaluate(axe)
  return page.evaluate(async (include) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    const found = await checker.run(
      { include: [include], exclude: ['.hj-doc'] },
      { resultTypes: ['violations'] },
    )
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  }, within)
}
