import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Rich } from '#packages/document/values.ts'
import { inputsJourney, linesIn, valueIn } from '#test/kit/inputs-page.ts'
import { isLong } from '#test/kit/long.ts'
import { paste } from '#test/kit/paste.ts'

const open = inputsJourney()

declare const inputs: {
  commits(name: string): number
  set(name: string, value: unknown): void
}

/** The browser reports a moved caret in a later task; no person types faster than that. */
const toEdge = async (page: Page, key: 'Home' | 'End') => {
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}
const atEndOf = async (page: Page, place: string) => {
  await page.locator(place).click()
  await toEdge(page, 'End')
}

test('rich text: Enter adds a bullet, Backspace joins, an empty bullet ends the list, keys set styles', async () => {
  const page = await open()
  await atEndOf(page, '#in-rich p:nth-child(2)')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A')
  expect(await linesIn(page, 'rich')).toHaveLength(4)
  expect((await linesIn(page, 'rich'))[2]).toBe('bullet:A')
  await toEdge(page, 'Home')
  await page.keyboard.press('Backspace')
  expect((await linesIn(page, 'rich'))[1]).toBe('bullet:主导「版本与权限」重构，详见作品集A')
  await toEdge(page, 'End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('B')
  expect((await valueIn<Rich>(page, 'rich'))[2]).toEqual({ spans: [{ text: 'B', bold: true }] })
  await page.locator('#in-empty').click()
  await page.keyboard.type('- 第一条')
  expect(await linesIn(page, 'empty')).toEqual(['bullet:第一条'])
  await page.locator('[data-input=empty]').getByRole('button', { name: '编号' }).click()
  expect(await linesIn(page, 'empty')).toEqual(['number:第一条'])
})

test('an undo from outside updates the text and keeps the caret', async () => {
  const page = await open()
  const before = await valueIn<Rich>(page, 'rich')
  await atEndOf(page, '#in-rich p:nth-child(3)')
  await page.keyboard.type('甲')
  await page.evaluate(
    (rich) => inputs.set('rich', rich),
    before.with(0, { list: 'bullet', spans: [{ text: '换了第一条' }] }),
  )
  await page.locator('#in-rich p', { hasText: '换了第一条' }).waitFor()
  await page.keyboard.type('乙')
  expect(await linesIn(page, 'rich')).toEqual([
    'bullet:换了第一条',
    'bullet:主导「版本与权限」重构，详见作品集',
    'bullet:搭建需求分级机制，平均交付周期由 31 天缩短为 19 天乙',
  ])
})

test('rich text reserves space for the next line: it grows while idle, and at once if more text comes than fits', async () => {
  const page = await open()
  const text = page.locator('#in-rich')
  const heights = () =>
    text.evaluate((box) => [box.parentElement?.getBoundingClientRect().height ?? 0, box.scrollHeight])
  const rest = async () => {
    await expect
      .poll(async () => {
        const [frame, content] = await heights()
        return frame === content
      })
      .toBe(true)
    return (await heights())[0] ?? 0
  }
  await atEndOf(page, '#in-rich p:nth-child(3)')
  const before = await rest()
  await page.evaluate(() => {
    // Whether the frame had changed when the key was handled.
    const seen: number[] = []
    Object.assign(window, { seen })
    document.querySelector('#in-rich')?.addEventListener('input', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen.push(document.querySelector('#in-rich')?.parentElement?.getBoundingClientRect().height ?? 0)
        }),
      ),
    )
  })
  await page.keyboard.press('Enter')
  await page.keyboard.type('甲')
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  await expect.poll(async () => (await seen())[0]).toBe(before)
  expect(await rest()).toBeGreaterThan(before)
  await paste(page, Array.from({ length: 9 }, (_, at) => `第 ${at} 行`).join('\n'), '#in-rich')
  const [frame, content] = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const box = document.querySelector('#in-rich')
            resolve([box?.parentElement?.getBoundingClientRect().height ?? 0, box?.scrollHeight ?? 0])
          }),
        ),
      ),
  )
  expect(frame).toBe(content)
})

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:16.0pt;color:#C00000'>项目经历</span></b><o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]><span>负责<i>接口</i>设计</span></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>上线<a href="javascript:alert(1)">三个</a>版本</p>
</body></html>`
const WEB = `<meta charset="utf-8"><b style="font-weight:normal"><div onclick="x()"><h2>关于我</h2><script>alert(1)</script>
<p>做过 <strong>五年</strong> 前端，见
<a href="https://example.com/me" style="color:red">主页</a><br>第二行</p><ol><li>一</li><li><p>二</p><ul><li>二之一</li></ul></li></ol>
<table><tr><td>时间</td><td>地点</td></tr></table><img src=x onerror=alert(1)></div></b>`

test('content pasted from Word and web pages is converted to our model', async () => {
  const page = await open()
  await page.locator('#in-empty').click()
  await paste(page, { 'text/html': WORD, 'text/plain': 'x' }, '#in-empty')
  expect(await valueIn(page, 'empty')).toEqual([
    { spans: [{ text: '项目经历', bold: true }] },
    { list: 'bullet', spans: [{ text: '负责' }, { text: '接口', italic: true }, { text: '设计' }] },
    { list: 'number', spans: [{ text: '上线三个版本' }] },
  ])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await expect.poll(() => valueIn(page, 'empty')).toEqual([])
  await paste(page, { 'text/html': WEB, 'text/plain': 'x' }, '#in-empty')
  expect(await valueIn(page, 'empty')).toEqual([
    { spans: [{ text: '关于我', bold: true }] },
    {
      spans: [
        { text: '做过 ' },
        { text: '五年', bold: true },
        { text: ' 前端，见' },
        { text: '主页', href: 'https://example.com/me' },
      ],
    },
    { spans: [{ text: '第二行' }] },
    { list: 'number', spans: [{ text: '一' }] },
    { list: 'number', spans: [{ text: '二\n– 二之一' }] },
    { spans: [{ text: '时间　地点' }] },
  ])
})

/** As Word writes a list item: a paragraph, its marker as text, its level in a style. */
const wordLine = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 21}.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}</p>`

test('nested content of a pasted list stays nested; hundreds of styles in a line cause no problem', async () => {
  const page = await open()
  const pasted = async (html: string) => {
    await page.locator('#in-empty').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Backspace')
    await expect.poll(() => valueIn(page, 'empty')).toEqual([])
    await paste(page, { 'text/html': html, 'text/plain': 'x' }, '#in-empty')
    return valueIn(page, 'empty')
  }
  const word = [
    wordLine(1, '1.', '平台'),
    wordLine(2, 'a)', '<b>网关</b>改造'),
    wordLine(3, 'o', '限流'),
    wordLine(2, 'b)', '缓存'),
    wordLine(1, '2.', '数据'),
  ].join('')
  const expected = [
    {
      list: 'number',
      spans: [{ text: '平台\na) ' }, { text: '网关', bold: true }, { text: '改造\n\u3000– 限流\nb) 缓存' }],
    },
    { list: 'number', spans: [{ text: '数据' }] },
  ]
  expect(await pasted(`<html><body lang=ZH-CN>${word}</body></html>`)).toEqual(expected)
  const striped = Array.from({ length: 300 }, (_, at) => `<b>${at}</b><i>页</i>`).join('')
  expect(await pasted(`<p>${striped}</p>`)).toEqual([
    { spans: [{ text: Array.from({ length: 300 }, (_, at) => `${at}页`).join('') }] },
  ])
  // Nested lists as on web pages, and flat lists with a level as in Word for the web.
  const point = [{ list: 'bullet', spans: [{ text: '甲\n– 乙\n\u30001. 丙\n\u30002. 丁' }] }]
  expect(await pasted('<ul><li>甲<ul><li>乙<ol><li>丙</li><li>丁</li></ol></li></ul></li></ul>')).toEqual(
    point,
  )
  expect(
    await pasted(
      '<ul><li aria-level="1">甲</li></ul><ul><li data-aria-level="2">乙</li></ul><ol><li data-aria-level="3">丙</li><li data-aria-level="3">丁</li></ol>',
    ),
  ).toEqual(point)
  // Line breaks count in preformatted text only.
  const lines = async (html: string) =>
    ((await pasted(html)) as Rich).map(({ spans }) => spans.map(({ text }) => text).join(''))
  expect(await lines('<pre>第一行\r\n  第二<b>行\n\n第三</b>行</pre>后面\n一段')).toEqual([
    '第一行',
    '第二行',
    '第三行',
    '后面一段',
  ])
  for (const whiteSpace of ['pre', 'pre-wrap', 'pre-line', 'break-spaces'])
    expect(await lines(`<div style="white-space: ${whiteSpace}">甲\n<span>乙\n丙</span></div>`)).toEqual([
      '甲',
      '乙',
      '丙',
    ])
  expect(await lines('<pre style="white-space: normal">甲\n乙</pre>')).toEqual(['甲乙'])
  expect(await lines('<pre><p style="white-space: nowrap">a\nb</p>c\nd</pre>')).toEqual(['a b', 'c', 'd'])
})

test('plain lines pasted into a bullet become bullets; into an empty text they keep their markers', async () => {
  const page = await open()
  await atEndOf(page, '#in-rich p:nth-child(3)')
  await page.keyboard.press('Enter')
  await paste(page, '甲\n\n乙', '#in-rich')
  expect((await linesIn(page, 'rich')).slice(3)).toEqual(['bullet:甲', 'bullet:乙'])
  await page.locator('#in-empty').click()
  await paste(page, '• 甲\n• 乙', '#in-empty')
  expect(await linesIn(page, 'empty')).toEqual(['bullet:甲', 'bullet:乙'])
})

test('bullet fields: several pasted lines become several bullets, Backspace joins, arrows move', async () => {
  const page = await open()
  const fields = page.locator('[data-input=li] textarea')
  await fields.nth(2).click()
  await page.keyboard.press('ControlOrMeta+End')
  await paste(page, '甲\n- 乙\n- 丙', '[data-input=li] li:nth-child(3) textarea')
  expect((await linesIn(page, 'li')).slice(2)).toEqual([
    'bullet:搭建需求分级机制，平均交付周期由 31 天缩短为 19 天甲',
    'bullet:乙',
    'bullet:丙',
  ])
  expect(await fields.nth(4).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  expect((await linesIn(page, 'li'))[3]).toBe('bullet:乙丙')
  await page.keyboard.type('、')
  expect((await linesIn(page, 'li'))[3]).toBe('bullet:乙、丙')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('！')
  expect((await linesIn(page, 'li'))[2]).toMatch(/甲！$/)
  // Bold and links are preserved.
  expect((await valueIn<Rich>(page, 'li'))[0]?.spans[1]?.bold).toBe(true)
})

test('another input for a field loses nothing, and the choice is stored', async () => {
  const page = await open()
  const choose = async (name: string) => {
    await page.locator('[data-input=rich]').getByRole('button', { name: '「工作内容」的输入方式' }).click()
    await page.getByRole('radio', { name }).check({ force: true })
    await page.keyboard.press('Escape')
  }
  const before = await valueIn<Rich>(page, 'rich')
  await choose('多行文字')
  const area = page.locator('textarea#in-rich')
  await area.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('第四条')
  const after = await valueIn<Rich>(page, 'rich')
  expect(after.slice(0, 3)).toEqual(before)
  expect(after[3]).toEqual({ list: 'bullet', spans: [{ text: '第四条' }] })
  await choose('逐条填写')
  const lines = () => page.locator('[data-input=rich] textarea').count()
  await expect.poll(lines).toBe(4)
  await page.reload()
  await expect.poll(lines).toBe(3)
})

test('a number is clamped when editing ends, not while typing; a gesture ends once', async () => {
  const page = await open()
  const field = page.locator('#in-fontSize')
  await field.click()
  await page.keyboard.type('1')
  expect(await valueIn(page, 'fontSize')).toBeUndefined()
  await page.keyboard.type('6')
  expect(await valueIn(page, 'fontSize')).toBe(16)
  await page.keyboard.type('00')
  expect(await valueIn(page, 'fontSize')).toBe(160)
  await page.keyboard.press('Tab')
  expect(await valueIn(page, 'fontSize')).toBe(200)
  expect(await field.inputValue()).toBe('200')
  expect(await page.evaluate(() => inputs.commits('fontSize'))).toBe(1)
})

test('a line break in a cell is entered like a character, and leaving the cell ends the gesture', async () => {
  const page = await open()
  const cell = page.locator('[data-input="table"] textarea').first()
  await cell.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Alt+Enter')
  await page.locator('[data-input="table"] textarea').nth(1).click()
  expect(await page.evaluate(() => inputs.commits('table'))).toBe(1)
  const before = await cell.inputValue()
  expect(before.endsWith('\n')).toBe(true)
  await cell.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('下')
  expect(await cell.inputValue()).toBe(`${before}下`)
  expect(JSON.stringify(await valueIn(page, 'table'))).toContain('\\n下')
})

test('a period loses nothing between typed ranges, 至今 and free text', async () => {
  const page = await open()
  const box = page.locator('[data-input=period]')
  await box.getByRole('combobox').first().fill('2021.3 – 2023.6')
  await page.keyboard.press('Tab')
  expect(await valueIn(page, 'period')).toEqual({ from: '2021-03', to: '2023-06' })
  const runs = box.getByRole('switch', { name: /至今/ })
  await runs.click()
  expect(await valueIn(page, 'period')).toEqual({ from: '2021-03', to: 'now' })
  await runs.click()
  expect(await valueIn(page, 'period')).toEqual({ from: '2021-03', to: '2023-06' })
  await box.getByRole('combobox').last().fill('2020年')
  await page.keyboard.press('Enter')
  await box.getByRole('status').filter({ hasText: '结束早于开始' }).waitFor()
  await box.getByRole('combobox').last().fill('研二')
  await page.keyboard.press('Tab')
  await box.getByRole('status').getByRole('button', { name: '改用文字' }).click()
  expect(await valueIn(page, 'period')).toEqual({ from: '2021-03', to: '2020', text: '研二' })
  await box.getByRole('button', { name: '改用年月' }).click()
  expect(await valueIn(page, 'period')).toEqual({ from: '2021-03', to: '2020' })
})

test.runIf(isLong)(
  'a photo is stored as a small picture in the document; an unreadable one is reported',
  async () => {
    const page = await open()
    const noise = await sharp({
      create: {
        width: 3000,
        height: 4000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    const give = async (name: string, mimeType: string, buffer: Buffer) => {
      const chosen = page.waitForEvent('filechooser')
      await page.locator('#in-nophoto').click()
      await (await chosen).setFiles({ name, mimeType, buffer })
    }
    await give('me.heic', '', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
    await page.getByRole('status').filter({ hasText: 'HEIC' }).waitFor()
    await give('me.jpg', 'image/jpeg', Buffer.from('half a picture'))
    await page.getByRole('status').filter({ hasText: '打不开' }).waitFor()
    await give('me.jpg', 'image/jpeg', noise)
    await page.getByRole('dialog', { name: '裁剪照片' }).waitFor()
    await page.getByRole('button', { name: '向右转' }).click()
    await page.getByRole('button', { name: '放大' }).click()
    await page.getByRole('button', { name: '使用这张照片' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const stored = await valueIn<string>(page, 'nophoto')
    const picture = Buffer.from(stored.replace(/^data:image\/webp;base64,/, ''), 'base64')
    const { width = 0, height = 0, format } = await sharp(picture).metadata()
    expect(format).toBe('webp')
    expect(picture.length).toBeLessThanOrEqual(300 * 1024)
    expect(Math.max(width, height)).toBeLessThanOrEqual(800)
    expect(width / height).toBeCloseTo(3 / 4, 1)
  },
)

test('pairs are sorted by drag', async () => {
  const page = await open()
  const grips = page.locator('[data-input=pairs] [data-handle]')
  await grips
    .nth(1)
    .dragTo(page.locator('[data-input=pairs] li').first(), { targetPosition: { x: 40, y: 4 } })
  await expect
    .poll(async () => (await valueIn<{ label: string }[]>(page, 'pairs')).map(({ label }) => label))
    .toEqual(['政治面貌', '籍贯'])
})
