import { afterEach, expect, test } from 'vitest'
import { type StyleName, styleNames, styleSetters } from '#packages/layout/setters/style.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { openStylePanel, PROFILE, type StylePanel, WORK } from '#test/kit/style-panel.ts'
import { inWorker } from '#test/kit/worker.ts'

let panel: StylePanel

inWorker.beforeAll(async ({ chromium, partPages }) => {
  panel = await openStylePanel(chromium, `${partPages}/test/pages/editor.html?person=engineer&pictures=files`)
  return () => panel.close()
})
afterEach(async () => {
  // A failed test must not affect the next one.
  await panel.page.evaluate(() => {
    while (window.editor.state.getState().canUndo) window.editor.undo()
  })
  expect(panel.faults()).toEqual([])
})

interface Walk {
  section?: string
  /** The part by the name that the panel gives it, and by its slot. */
  target: [name: string, slot: string]
  /** Set first: a setter that depends on others is shown with them. */
  first?: Partial<Record<StyleName, unknown>>
  value: unknown
  /** The computed style that is expected. */
  css: [property: string, value: string | RegExp]
  /** Whether it moves things on the page. */
  moves?: true
}

const COMPANY: Walk['target'] = ['公司', 'name']
const POST: Walk['target'] = ['职位', 'post']
const WHEN: Walk['target'] = ['时间', 'period']
const BULLETS: Walk['target'] = ['内容', 'bullets']
const WHOLE: Walk['target'] = ['整个栏目', 'section']
const ENTRY: Walk['target'] = ['条目', 'item']
/** The title and body of a section are in a row, or one below the other with enough space. */
const ROW = { display: 'flex' }
const COLUMN = { display: 'flex', flexDirection: 'column', height: 1000 }
/** The accent of `ink`. */
const ACCENT = 'rgb(178, 51, 31)'

/** One test for every setter of the table: a missing one does not compile. */
const walks: Record<StyleName, Walk> = {
  color: { target: COMPANY, value: 'accent', css: ['color', ACCENT] },
  fontFamily: { target: COMPANY, value: 'serif', css: ['font-family', /Noto Serif SC/] },
  fontSize: { target: COMPANY, value: 15, css: ['font-size', '20px'], moves: true },
  fontWeight: { target: BULLETS, value: '700', css: ['font-weight', '700'] },
  lineHeight: { target: BULLETS, value: 2, css: ['line-height', '28px'], moves: true },
  letterSpacing: { target: POST, value: 4, css: ['letter-spacing', '4px'], moves: true },
  textAlign: { target: BULLETS, value: 'right', css: ['text-align', 'right'], moves: true },
  textDecoration: { target: COMPANY, value: 'underline', css: ['text-decoration-line', 'underline'] },
  width: { target: BULLETS, value: 300, css: ['width', '300px'], moves: true },
  height: { target: BULLETS, value: 300, css: ['height', '300px'], moves: true },
  margin: { target: BULLETS, value: [9, 8, 7, 6], css: ['margin', '9px 8px 7px 6px'], moves: true },
  padding: { target: BULLETS, value: [9, 8, 7, 6], css: ['padding', '9px 8px 7px 6px'], moves: true },
  display: { target: BULLETS, value: 'none', css: ['display', 'none'], moves: true },
  position: { target: BULLETS, value: 'absolute', css: ['position', 'absolute'], moves: true },
  opacity: { target: COMPANY, value: 0.5, css: ['opacity', '0.5'] },
  rotate: { target: BULLETS, value: 12, css: ['transform', /^matrix\(0\.978/], moves: true },
  flex: { target: WHEN, value: 1, css: ['flex-grow', '1'], moves: true },
  flexDirection: {
    target: WHOLE,
    first: ROW,
    value: 'column',
    css: ['flex-direction', 'column'],
    moves: true,
  },
  flexWrap: { target: WHOLE, first: ROW, value: 'wrap', css: ['flex-wrap', 'wrap'], moves: true },
  alignItems: { target: WHOLE, first: ROW, value: 'center', css: ['align-items', 'center'], moves: true },
  justifyContent: {
    target: WHOLE,
    first: COLUMN,
    value: 'flex-end',
    css: ['justify-content', 'flex-end'],
    moves: true,
  },
  flexShrink: { target: POST, value: 0, css: ['flex-shrink', '0'] },
  borderStyle: { target: COMPANY, value: 'dashed', css: ['border-top-style', 'dashed'], moves: true },
  borderWidth: { target: ENTRY, value: 3, css: ['border-top-width', '3px'], moves: true },
  borderColor: {
    target: COMPANY,
    first: { borderWidth: 2 },
    value: 'accent',
    css: ['border-top-color', ACCENT],
  },
  borderRadius: { target: ENTRY, value: 6, css: ['border-top-left-radius', '6px'] },
  background: { target: ENTRY, value: 'accent', css: ['background-color', ACCENT] },
  backgroundPath: { target: ENTRY, value: 'a file', css: ['background-image', /samples\/nurse\.svg"\)$/] },
  backgroundRepeat: {
    target: ENTRY,
    first: { backgroundPath: 'a file' },
    value: 'repeat-x',
    css: ['background-repeat', 'repeat-x'],
  },
  listStyle: { target: BULLETS, value: 'decimal', css: ['--bullet', 'number'], moves: true },
  listStylePosition: { target: BULLETS, value: 'inside', css: ['--inside', 'inside'], moves: true },
  objectFit: {
    section: PROFILE,
    target: ['头像', 'avatar'],
    value: 'contain',
    css: ['object-fit', 'contain'],
  },
  themeColor: { target: COMPANY, value: 'accent', css: ['--hj-theme', '#b2331f'] },
  moduleMargin: {
    target: WHOLE,
    value: [40, 8, 7, 6],
    css: ['margin', '40px 8px 7px 6px'],
    moves: true,
  },
  modulePadding: {
    target: WHOLE,
    value: [9, 8, 7, 6],
    css: ['padding', '9px 8px 7px 6px'],
    moves: true,
  },
}

interface Look {
  css: Record<string, string>
  /** The positions of everything in the section. */
  places: string[]
  /** The markup of the section; the order of its styles is irrelevant. */
  html: string
}

/** All computed styles of a part, and the position of the whole section. */
const look = (section: string, slot: string): Promise<Look> =>
  panel.page.evaluate(
    ([id, name]) => {
      const root = document.querySelector(`[data-stage] [data-id="${id}"]`) as HTMLElement
      const inside = root.querySelector<HTMLElement>(`[data-slot="${name}"]:not(.hj-title)`)
      const part = name === 'section' || !inside ? root : inside
      const style = getComputedStyle(part)
      const css = Object.fromEntries([...style].map((one) => [one, style.getPropertyValue(one)]))
      const list = part.querySelector('[data-role="li"]')
      for (const one of ['margin', 'padding', '--hj-theme']) css[one] = style.getPropertyValue(one).trim()
      css['--bullet'] = list?.getAttribute('data-bullet') ?? ''
      css['--inside'] = list?.classList.contains('hj-inside') ? 'inside' : ''
      const page = root.closest('[data-page]')?.getBoundingClientRect()
      const places = [root, ...root.querySelectorAll('*')].flatMap((element) =>
        [...element.getClientRects()].map((box) =>
          [box.left - (page?.left ?? 0), box.top - (page?.top ?? 0), box.width, box.height]
            .map((value) => value.toFixed(1))
            .join(' '),
        ),
      )
      return { css, places, html: root.outerHTML.replaceAll(/ style="[^"]*"/g, '') }
    },
    [section, slot] as const,
  )

test('the tests are those of the table', () => {
  expect(Object.keys(walks).sort()).toEqual([...styleNames].sort())
  expect(styleNames).toHaveLength(35)
})

test.each(sampleEvery(styleNames, 5))(
  '%s changes its property, and a reset restores the inherited value',
  async (name) => {
    const { section = WORK, target, first = {}, value, css, moves } = walks[name]
    const [label, slot] = target
    await panel.openAll(section)
    if (slot !== 'section') await panel.chooseTarget(label)
    const ownStyle = async () => (await panel.stored()).sections.find(({ id }) => id === section)?.style
    const untouched = await look(section, slot)
    for (const [other, given] of Object.entries(first)) await panel.apply(other as StyleName, given)
    const count = Object.keys(first).length
    await expect.poll(async () => Object.keys((await ownStyle())?.[slot] ?? {})).toHaveLength(count)
    const before = await look(section, slot)
    const [property, wanted] = css
    const says = ({ css: { [property]: got = '' } }: Look) =>
      typeof wanted === 'string' ? got === wanted : wanted.test(got)
    expect(says(before)).toBe(false)
    await panel.apply(name, value)
    await expect.poll(async () => says(await look(section, slot))).toBe(true)
    const after = await look(section, slot)
    if (moves) expect(after.places).not.toEqual(before.places)
    await panel.reset(styleSetters[name].zh, panel.drawer)
    await expect.poll(() => look(section, slot)).toEqual(before)
    if (count > 0) await panel.drawer.getByRole('button', { name: '还原这一部分' }).click()
    await expect.poll(() => look(section, slot)).toEqual(untouched)
    expect(await ownStyle()).toEqual({})
  },
)

test('a part’s background may be a gradient: its colours, its direction, one step each, and back', async () => {
  const { page, drawer } = panel
  await panel.openAll(WORK)
  await panel.chooseTarget('条目')
  const ground = async () => (await look(WORK, 'item')).css['background-image']
  const own = async () => (await panel.stored()).sections.find(({ id }) => id === WORK)?.style.item
  await drawer.getByRole('button', { name: /^背景色：/ }).click()
  const picker = page.getByRole('dialog', { name: '背景色' })
  const swatch = (color: string) =>
    picker.getByRole('group', { name: '常用' }).getByRole('button', { name: color })
  await picker.getByRole('radio', { name: '渐变' }).check()
  await swatch('#1f5aa6').click()
  await picker.getByRole('radio', { name: '结束色' }).check()
  await swatch('#f1f1f1').click()
  await picker.getByRole('radio', { name: '左到右' }).check()
  await expect.poll(ground).toBe('linear-gradient(90deg, rgb(31, 90, 166), rgb(241, 241, 241))')
  expect(await own()).toEqual({ background: ['#1f5aa6', '#f1f1f1', 90] })
  await page.evaluate(() => window.editor.undo())
  await expect.poll(ground).toBe('linear-gradient(rgb(31, 90, 166), rgb(241, 241, 241))')
  // A plain colour replaces it.
  await picker.getByRole('radio', { name: '纯色' }).check()
  await swatch('#f1f1f1').click()
  await expect.poll(ground).toBe('none')
  expect(await own()).toEqual({ background: '#f1f1f1' })
  await page.keyboard.press('Escape')
  await panel.reset('背景色', drawer)
  await expect.poll(own).toBeUndefined()
})
