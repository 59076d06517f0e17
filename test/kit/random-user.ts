import type { Locator } from 'playwright-core'
import type { Builder } from './builder.ts'

/** A random integer below a number. */
type Random = (below: number) => number

type Act = (builder: Builder, random: Random) => Promise<unknown>

const oneOf = async (found: Locator, random: Random): Promise<Locator | undefined> => {
  const count = await found.count()
  return count === 0 ? undefined : found.nth(random(count))
}
/** One of the elements of a locator, once there is one. */
const press = async (found: Locator, random: Random) => {
  await found.first().waitFor()
  await (await oneOf(found, random))?.click()
}

/** Whether there are any elements, for controls that are not always offered. */
const soon = (found: Locator): Promise<boolean> =>
  found
    .first()
    .waitFor({ timeout: 1500 })
    .then(
      () => true,
      () => false,
    )

/** One of these commands in a row's menu, if any is offered there. */
const fromMenu =
  (rows: (builder: Builder) => Locator, items: RegExp): Act =>
  async (builder, random) => {
    const row = await oneOf(rows(builder), random)
    if (!row) return
    await row.click()
    const { page } = builder
    const offered = { name: items, disabled: false }
    const item = await oneOf(
      page.getByRole('menuitem', offered).or(page.getByRole('menuitemcheckbox', offered)),
      random,
    )
    await (item ? item.click() : page.keyboard.press('Escape'))
    await page.getByRole('menu').waitFor({ state: 'hidden' })
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

/** Drags a row of the list over one or two others. */
const carryRow: Act = async ({ page, content }, random) => {
  const open = content.locator('[data-section-head][aria-expanded="true"]')
  if ((await open.count()) > 0) await open.first().click()
  const heads = content.locator('[data-section-head]')
  const count = await heads.count()
  if (count < 3) return
  const from = 2 + random(count - 2)
  const [row, before] = [heads.nth(from), heads.nth(from - 1 - random(Math.min(from - 1, 2)))]
  await before.scrollIntoViewIfNeeded()
  await row.scrollIntoViewIfNeeded()
  const [start, end] = [await row.boundingBox(), await before.boundingBox()]
  if (!start || !end) return
  await page.mouse.move(start.x + 12, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + 16, start.y + start.height / 2 - 8, { steps: 3 })
  await page.mouse.move(end.x + 40, end.y + 3, { steps: 6 })
  await page.mouse.move(end.x + 42, end.y + 3)
  await soon(content.locator('[data-drop]'))
  await page.mouse.up()
}

/** Edits text in place on the page and ends with a press elsewhere. */
const writeOnPage: Act = async ({ page, tab }, random) => {
  const fields = page.locator('[data-stage] [data-page] [data-field]')
  const place = await fields.evaluateAll((all, chance) => {
    const inSight = all.filter((one) => {
      const { top, bottom, left, width } = one.getBoundingClientRect()
      if (top < 60 || bottom > innerHeight - 40 || width < 8 || one.textContent === '') return false
      return one.contains(document.elementFromPoint(left + 4, (top + bottom) / 2))
    })
    const box = inSight[Math.floor(chance * inSight.length)]?.getBoundingClientRect()
    return box && { x: box.left + 4, y: (box.top + box.bottom) / 2 }
  }, random(1000) / 1000)
  if (!place) return
  await page.mouse.dblclick(place.x, place.y)
  if (!(await soon(page.locator('[data-inline-input]')))) return
  await page.keyboard.press('End')
  await page.keyboard.type('页'.repeat(1 + random(3)))
  await tab('主题')
}

/** Changes a number or a choice of the open section. */
const styleSection: Act = async (builder, random) => {
  const { style, tab, content } = builder
  if ((await content.locator('[data-section-head][aria-expanded="true"]').count()) === 0)
    await openForm(builder, random)
  await tab('栏目')
  const set = style
    .getByRole('button', { name: /(增加|减少)$/, disabled: false })
    .or(style.getByRole('radio', { checked: false, disabled: false }))
  if (await soon(set.first())) await press(set, random)
}

const switchTemplate: Act = async ({ page, tool, button }, random) => {
  await tool(/^更换模板/)
  const panel = page.getByRole('dialog', { name: '更换模板' })
  // The figure's editor is loaded only after the figure was selected.
  const cards = panel.getByRole('button', { pressed: false }).filter({ hasText: /页/ })
  await press(cards, (below) => random(Math.min(below, 6)))
  await button(/^使用「/, panel).click()
  await panel.waitFor({ state: 'detached' })
}

const takeFromOther: Act = async ({ page, tool, button }, random) => {
  await tool(/^从其他简历导入/)
  const dialog = page.getByRole('dialog', { name: '从其他简历导入内容' })
  const entries = dialog.getByRole('checkbox')
  for (let times = 0; times <= random(2); times += 1) await press(entries, random)
  const take = button(/^导入 \d+ 条/, dialog)
  if (await soon(take)) await take.click()
  else await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Edits the document as JSON: its name, or the order of its sections. */
const applyJson: Act = async ({ page, tool, button }, random) => {
  await tool(/^查看 JSON/)
  const drawer = page.getByRole('dialog', { name: '查看 JSON' })
  await drawer.getByRole('radio', { name: '文本' }).click()
  const text = drawer.locator('textarea')
  const document = JSON.parse(await text.inputValue()) as { title: string; sections: unknown[] }
  if (random(2) === 0) document.title = `第${random(1000)}稿`
  else document.sections.push(...document.sections.splice(1 + random(document.sections.length - 1), 1))
  await text.fill(JSON.stringify(document, undefined, 2))
  const apply = button('应用', drawer)
  if (await apply.isEnabled()) await apply.click()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
}

/** Actions in the builder, each of a few clicks on what is currently offered. */
const acts = {
  add: async (builder, random) => {
    const { content, button } = builder
    await button('添加栏目', content).click()
    await press(content.getByRole('navigation', { name: '栏目种类' }).getByRole('button'), random)
    const looks = content.getByRole('group').getByRole('button', { disabled: false })
    // A kind that may occur only once is not offered again.
    if ((await looks.count()) > 0) await looks.nth(random(Math.min(await looks.count(), 4))).click()
  },
  section: fromMenu(
    ({ content }) => content.locator('li:has(> div [data-section-head]) > div').getByLabel(/：更多操作$/),
    /^(上移|下移|复制一份|在页面上隐藏|在页面上显示|删除|从新的一页开始)/,
  ),
  entry: async (builder, random) => {
    await openForm(builder, random)
    await fromMenu(
      ({ content }) => content.getByRole('region').getByLabel(/：更多操作$/),
      /^(上移|下移|复制一份|在页面上隐藏|删除|不拆到两页)/,
    )(builder, random)
  },
  addEntry: async (builder, random) => {
    // Some kinds have one entry only.
    for (let tries = 0; tries < 4; tries += 1) {
      await openForm(builder, random)
      const add = await oneOf(builder.content.getByRole('button', { name: /^添加一/ }), random)
      if (add) return add.click()
    }
  },
  write: async (builder, random) => {
    await openForm(builder, random)
    const field = await oneOf(builder.content.getByRole('region').getByRole('textbox'), random)
    if (!field) return
    await field.click()
    await builder.page.keyboard.type('改'.repeat(1 + random(3)))
  },
  variant: async (builder, random) => {
    const { page, content } = builder
    const row = await oneOf(content.getByLabel(/：更多操作$/), random)
    if (!row) return
    await row.click()
    const variants = page.getByRole('menuitem', { name: '换版式' })
    if ((await variants.count()) === 0) return void (await page.keyboard.press('Escape'))
    await variants.click()
    await press(content.locator('[data-choice]'), random)
  },
  titles: async (builder, random) => {
    await builder.tool(/切换标题样式/)
    await press(builder.content.locator('[data-choice]'), random)
  },
  theme: async ({ style, tab }, random) => {
    await tab('主题')
    await press(style.getByRole('radio', { checked: false }), random)
  },
  page: async ({ style, tab }, random) => {
    await tab('页面')
    await press(style.getByRole('radio', { checked: false }), random)
  },
  themeNumber: numberBy('主题'),
  pageNumber: numberBy('页面'),
  carryRow,
  writeOnPage,
  styleSection,
  switchTemplate,
  takeFromOther,
  applyJson,
  back: async ({ undo, redo }, random) => {
    for (let times = random(3); times >= 0 && (await undo.isEnabled()); times -= 1) await undo.click()
    for (let times = random(3); times > 0 && (await redo.isEnabled()); times -= 1) await redo.click()
  },
} satisfies Record<string, Act>
type ActName = keyof typeof acts

/** How often each action was done, and how often it changed nothing. */
export type Done = Partial<Record<ActName, { did: number; idle: number }>>

/** Counts edits, undos and redos by the lines that they add to the journal. */
const countEdits = () => {
  const counted = Object.assign(window, { edits: 0 })
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function (...args) {
    const did: unknown = args[0]?.happening?.did
    if (did === 'edit' || did === 'undo' || did === 'redo') counted.edits += 1
    return add.apply(this, args)
  }
}

/** Performs random actions and reports each action and whether it changed anything. */
export const randomUser = async (builder: Builder, random: Random) => {
  const { page } = builder
  await page.addInitScript(countEdits)
  await page.evaluate(countEdits)
  const edits = () => page.evaluate(() => (window as unknown as { edits: number }).edits)
  const names = Object.keys(acts) as ActName[]
  const done: Done = {}
  return {
    done,
    act: async () => {
      const close = builder.button('关闭', builder.content)
      if (await close.isVisible()) await close.click()
      const before = await edits()
      const name = names[random(names.length)] as ActName
      await acts[name](builder, random)
      const one = done[name] ?? { did: 0, idle: 0 }
      done[name] = one
      if ((await edits()) > before) one.did += 1
      else one.idle += 1
    },
  }
}
