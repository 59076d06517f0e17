import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type DataName, dataSetters } from '#packages/layout/setters/data.ts'
import { propsSetters } from '#packages/layout/setters/props.ts'
import { kindNames, kindOf } from '#packages/sections/registry.ts'
import { type EditorPage, settled, startEditorPages } from '#test/kit/editor-page.ts'
import { painted } from '#test/kit/pictures.ts'
import { inWorker } from '#test/kit/worker.ts'

let editors: Awaited<ReturnType<typeof startEditorPages>>
inWorker.beforeAll(async ({ chromium, partPages }) => {
  editors = await startEditorPages(chromium, partPages)
  return editors.stop
})

/** The kinds that have a field of this name of the specification, the first of them. */
const kindWith = (name: DataName) => {
  const found = kindNames.find((kind) => kindOf(kind)?.fields[name] !== undefined)
  if (!found) throw new Error(`no form has ${name}`)
  return found
}

/** All texts and picture addresses of the pages. */
const onPages = (page: Page): Promise<string> =>
  page
    .locator('[data-stage] [data-page]')
    .evaluateAll((all) =>
      all
        .map((one) => [one.textContent, ...[...one.querySelectorAll('img')].map(({ src }) => src)].join(' '))
        .join('\n'),
    )

const values: Record<DataName, string> = {
  age: '二十八岁整',
  name: '沈听澜',
  email: 'tinglan@example.net',
  title: '应聘平台架构师',
  avatar: 'data:image/webp',
  degree: '博士',
  address: '苏州市平江路',
  abstract: '只写一句话的简介。',
  phoneNumber: '139 1111 2222',
  workService: '5–10年',
  jobSearchType: '兼职',
}

/** Fills in a field as a user does, whichever input it has. */
const fill = async (page: Page, row: Locator, name: DataName) => {
  const { input } = dataSetters[name]
  if (input === 'hj-input') await row.getByRole('textbox').fill(values[name])
  else if (input === 'hj-select') {
    await row.getByRole('combobox').click()
    await page.getByRole('option', { name: values[name], exact: true }).click()
  } else if (input === 'hj-editor') {
    await row.locator('[contenteditable="true"]').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(values[name])
  } else {
    const chosen = page.waitForEvent('filechooser')
    await row
      .getByRole('button', { name: /换一张/ })
      .first()
      .click()
    await (await chosen).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await painted(300, 400) })
    await page.getByRole('button', { name: '使用这张照片' }).click()
    await page.getByRole('dialog', { name: '裁剪照片' }).waitFor({ state: 'hidden' })
  }
}

const openForm = async ({ page, sectionOf, pane }: EditorPage, kind: string) => {
  const { id } = await sectionOf(kind)
  await page.evaluate((section) => window.editor.select({ section }, 'list'), id)
  const head = pane.locator(`[data-section-head][aria-expanded="true"]`)
  if ((await head.count()) === 0) await pane.locator('[data-section-head]').first().click()
}

const rowOf = ({ pane }: EditorPage, name: string) => pane.locator(`[data-form-field="${name}"]`).first()

const openProps = async (editor: EditorPage, name: string) => {
  await rowOf(editor, name).hover()
  await rowOf(editor, name)
    .getByRole('button', { name: /怎样显示$/ })
    .click()
  const props = editor.page.getByRole('dialog', { name: /怎样显示$/ })
  await props.getByRole('switch').waitFor()
  return props
}

test('the page shows each field of the specification as entered, and the field can be shown and hidden', async () => {
  const editor = await editors.open({ only: ['resume_title', 'base_info', 'job_intention'] })
  const { page } = editor
  for (const name of Object.keys(dataSetters) as DataName[]) {
    await openForm(editor, kindWith(name))
    const before = await onPages(page)
    expect(before, name).not.toContain(values[name])
    await fill(page, rowOf(editor, name), name)
    await settled(() => onPages(page)).toContain(values[name])
    if (!(name in propsSetters)) continue

    const props = await openProps(editor, name)
    await props.getByRole('switch', { name: '在页面上显示' }).click()
    await settled(() => onPages(page)).not.toContain(values[name])
    await props.getByRole('switch', { name: '在页面上显示' }).click()
    await settled(() => onPages(page)).toContain(values[name])
    await page.keyboard.press('Escape')
  }
  expect(Object.keys(propsSetters)).toHaveLength(10)
  expect(editor.faults).toEqual([])
  await page.close()
})

test('a name and an icon can be set if the variant shows them, and appear on the page', async () => {
  const editor = await editors.open({ only: ['base_info'] })
  const { page } = editor
  await openForm(editor, 'base_info')
  const inHeader = (variant: number) =>
    page.evaluate((number) => {
      window.editor.edit(({ sections }) => {
        for (const one of sections) if (one.kind === 'base_info') one.variant = number
      })
    }, variant)
  const header = page.locator('[data-stage] [data-section="base_info"]').first()
  const icons = () => header.locator('svg').evaluateAll((all) => all.map((one) => one.innerHTML))
  const offered = async (name: string) => {
    const props = await openProps(editor, name)
    const has = {
      name: (await props.getByRole('textbox', { name: '名称', exact: true }).count()) > 0,
      icon: (await props.getByRole('searchbox').count()) > 0,
      says: await props.locator('p').last().innerText(),
    }
    await page.keyboard.press('Escape')
    return has
  }
  // One line of values has no names or icons.
  expect(await offered('phoneNumber')).toEqual({
    name: false,
    icon: false,
    says: '这个版式不写它的名称，也不画图标',
  })

  await inHeader(8)
  const props = await openProps(editor, 'phoneNumber')
  await props.getByRole('textbox', { name: '名称', exact: true }).fill('随时来电')
  await settled(() => header.innerText()).toContain('随时来电')
  const usual = await icons()
  const search = props.getByRole('searchbox')
  await search.fill('没有的东西')
  await props.getByRole('status').filter({ hasText: '没有这样的图标' }).waitFor()
  expect(await props.getByRole('option').count()).toBe(0)
  await search.fill('望远镜')
  // Controls that the browser draws itself are not in its default blue: the cross that clears the field.
  const { data, info } = await sharp(await search.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isBlue = (at: number) => (data[at + 2] ?? 0) > (data[at] ?? 0) + 60
  const blue = Array.from({ length: info.width * info.height }, (_, at) => isBlue(at * info.channels))
  expect(blue.filter(Boolean)).toHaveLength(0)
  expect(await search.evaluate((one) => getComputedStyle(one).accentColor)).toBe('rgb(194, 59, 38)')
  await settled(() => props.getByRole('option').count()).toBe(1)
  await search.press('Enter')
  await settled(async () => (await icons()).join() !== usual.join()).toBe(true)
  expect((await editor.sectionOf('base_info')).props.phoneNumber).toEqual({
    label: '随时来电',
    icon: 'telescope',
  })
  // An icon can be removed and reset.
  await props.getByRole('button', { name: '不用图标' }).click()
  await settled(async () => (await icons()).length).toBe(usual.length - 1)
  await props.getByRole('button', { name: '恢复默认图标' }).click()
  await settled(icons).toEqual(usual)
  await search.fill('telescope')
  await search.press('Enter')
  await page.keyboard.press('Escape')

  // A variant that does not show icons keeps them for one that does.
  await inHeader(1)
  expect((await offered('phoneNumber')).says).toBe(
    '这个版式不写它的名称，也不画图标；设过的留着，换版式后再用',
  )
  expect(await header.innerText()).not.toContain('随时来电')
  await inHeader(8)
  await settled(() => header.innerText()).toContain('随时来电')
  expect(editor.faults).toEqual([])
  await page.close()
})

test('a field that the page does not show says so, and one click shows it', async () => {
  const editor = await editors.open({ only: ['base_info'] })
  const { page } = editor
  await page.evaluate(() =>
    window.editor.edit(({ sections }) => {
      for (const one of sections) {
        one.variant = 8
        one.props = { fields: { visible: false } }
        for (const item of one.items) item.data = { ...item.data, fields: [] }
      }
    }),
  )
  await openForm(editor, 'base_info')
  // A sidebar without a portrait keeps the existing one.
  const photo = rowOf(editor, 'avatar').getByRole('status')
  await photo.getByText('这个版式不显示这一项，内容会保留。').waitFor()
  const own = rowOf(editor, 'fields')
  const note = own.getByRole('status').filter({ hasText: '这一组设为不在页面上显示。' })
  expect(await note.count()).toBe(0)
  await own.getByRole('button', { name: '添加一项' }).click()
  await page.keyboard.type('籍贯')
  await own.getByRole('textbox', { name: '第 1 项的内容' }).fill('绍兴上虞')
  await note.waitFor()
  expect(await onPages(page)).not.toContain('绍兴上虞')
  await note.getByRole('button', { name: '显示' }).click()
  await settled(() => onPages(page)).toContain('绍兴上虞')
  await note.waitFor({ state: 'detached' })

  await photo.getByRole('button', { name: '换版式' }).click()
  await page.locator('[data-choice="1"]').click()
  await settled(async () => (await editor.sectionOf('base_info')).variant).toBe(1)
  await settled(() => page.locator('[data-stage] [data-section="base_info"] img').count()).toBeGreaterThan(0)
  expect(await onPages(page)).toContain('绍兴上虞')
  expect(editor.faults).toEqual([])
  await page.close()
})
