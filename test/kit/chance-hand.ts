import type { Locator } from 'playwright-core'
import type { Builder } from './builder.ts'

/** A whole number below this one. */
type Random = (below: number) => number

type Act = (builder: Builder, random: Random) => Promise<void>

const oneOf = async (found: Locator, random: Random): Promise<Locator | undefined> => {
  const count = await found.count()
  return count === 0 ? undefined : found.nth(random(count))
}
/** One of what is sure to come. */
const press = async (found: Locator, random: Random) => {
  await found.first().waitFor()
  await (await oneOf(found, random))?.click()
}

/** One item of one row's menu, if it is offered there. */
const fromMenu =
  (rows: (builder: Builder) => Locator, items: readonly string[]): Act =>
  async (builder, random) => {
    const row = await oneOf(rows(builder), random)
    if (!row) return
    await row.click()
    const name = items[random(items.length)] ?? ''
    const { page } = builder
    const item = page.getByRole('menuitem', { name }).or(page.getByRole('menuitemcheckbox', { name }))
    if ((await item.count()) === 1 && (await item.isEnabled())) await item.click()
    else await builder.page.keyboard.press('Escape')
    await builder.page.getByRole('menu').waitFor({ state: 'hidden' })
  }

const openForm: Act = async ({ content }, random) => {
  const head = await oneOf(content.locator('[data-section-head]'), random)
  if (head && (await head.getAttribute('aria-expanded')) !== 'true') await head.click()
}

const numberBy =
  (tab: string): Act =>
  async ({ style, tab: show }, random) => {
    await show(tab)
    await press(style.getByRole('button', { name: /(增加|减少)$/, disabled: false }), random)
  }

/** What hands do in the builder: each a click or a few on what stands there. */
const acts: readonly Act[] = [
  async (builder, random) => {
    const { content, button } = builder
    await button('添加栏目', content).click()
    await press(content.getByRole('navigation', { name: '栏目种类' }).getByRole('button'), random)
    const looks = content.getByRole('group').getByRole('button', { disabled: false })
    // A kind that stands there already, and may stand there once, offers none.
    if ((await looks.count()) > 0) await looks.nth(random(Math.min(await looks.count(), 4))).click()
  },
  fromMenu(
    ({ content }) => content.locator('li:has(> div [data-section-head]) > div').getByLabel(/：更多操作$/),
    ['上移', '下移', '复制一份', '在页面上隐藏', '在页面上显示', '删除', '从新的一页开始'],
  ),
  async (builder, random) => {
    await openForm(builder, random)
    await fromMenu(
      ({ content }) => content.getByRole('region').getByLabel(/：更多操作$/),
      ['上移', '下移', '复制一份', '在页面上隐藏', '删除', '不拆到两页'],
    )(builder, random)
  },
  async (builder, random) => {
    await openForm(builder, random)
    await (await oneOf(builder.content.getByRole('button', { name: /^添加一/ }), random))?.click()
  },
  async (builder, random) => {
    await openForm(builder, random)
    const field = await oneOf(builder.content.getByRole('region').getByRole('textbox'), random)
    if (!field) return
    await field.click()
    await builder.page.keyboard.type('改'.repeat(1 + random(3)))
  },
  async (builder, random) => {
    const { page, content } = builder
    const row = await oneOf(content.getByLabel(/：更多操作$/), random)
    if (!row) return
    await row.click()
    const variants = page.getByRole('menuitem', { name: '换版式' })
    if ((await variants.count()) === 0) return void (await page.keyboard.press('Escape'))
    await variants.click()
    await press(content.locator('[data-choice]'), random)
  },
  async (builder, random) => {
    await builder.tool(/切换标题样式/)
    await press(builder.content.locator('[data-choice]'), random)
  },
  async ({ style, tab }, random) => {
    await tab('主题')
    await press(style.getByRole('radio'), random)
  },
  async ({ style, tab }, random) => {
    await tab('页面')
    await press(style.getByRole('radio'), random)
  },
  numberBy('主题'),
  numberBy('页面'),
  async ({ undo }) => {
    if (await undo.isEnabled()) await undo.click()
  },
  async ({ redo }) => {
    if (await redo.isEnabled()) await redo.click()
  },
]

export const actByChance = async (builder: Builder, random: Random) => {
  const close = builder.button('关闭', builder.content)
  if (await close.isVisible()) await close.click()
  await acts[random(acts.length)]?.(builder, random)
}
