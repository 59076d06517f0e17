import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { InputName } from '#packages/layout/setters/rows.ts'
import { paste } from './paste.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a4a7f' } })
    .png()
    .toBuffer()

export interface Walk {
  /** The name of a row in the gallery of inputs. */
  name: string
  keys(page: Page, field: Locator): Promise<void>
  mouse(page: Page, box: Locator): Promise<void>
  /** Enters an invalid value: the message that appears, and where the entered text remains. */
  rubbish?: { give(page: Page, field: Locator): Promise<Locator | undefined>; says: RegExp; remains?: string }
}

const long = '长'.repeat(501)
const typeOver = async (field: Locator, text: string) => {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}
const fill = (text: string) => async (_: Page, field: Locator) => {
  await field.fill(text)
  await field.press('Tab')
  return field
}
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A new input does not compile until a test of it is added here. */
export const inputWalks: Record<InputName, Walk> = {
  'hj-input': {
    name: 'line',
    keys: (_, field) => typeOver(field, '青舟数据'),
    mouse: async (page, box) => {
      await box.getByRole('textbox').click({ clickCount: 3 })
      await page.keyboard.insertText('听澜互动')
    },
    rubbish: { give: fill(long), says: /最多 200 个字/, remains: long },
  },
  'hj-textarea': {
    name: 'textarea',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.press('Enter')
      await field.pressSequentially('第三行')
    },
    mouse: async (page, box) => {
      await box.getByRole('textbox').click()
      await page.keyboard.insertText('补')
    },
    rubbish: { give: fill(long), says: /最多 200 个字/, remains: long },
  },
  'hj-select': {
    name: 'select',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    mouse: async (page, box) => {
      await box.getByRole('button', { name: '学历的选项' }).click()
      await option(page, '大专').click()
    },
    rubbish: { give: fill(long), says: /最多 60 个字/, remains: long },
  },
  'hj-date': {
    name: 'date',
    keys: (_, field) => typeOver(field, '2019年7月'),
    mouse: async (page, box) => {
      await box.getByRole('combobox').click()
      await pressed(page, '下一年').click()
      await pressed(page, '2 月').click()
    },
    rubbish: {
      give: fill('这不是日期也超过了二十个字的一段很长很长的话'),
      says: /最多 20 个字/,
      remains: '这不是日期也超过了二十个字的一段很长很长的话',
    },
  },
  'hj-datePicker': {
    name: 'period',
    keys: async (page, field) => {
      await typeOver(field, '2021.3-2022.6')
      await page.keyboard.press('Tab')
    },
    mouse: async (page, box) => {
      await box.getByRole('combobox').first().click()
      await pressed(page, '上一年').click()
      await pressed(page, '9 月').click()
    },
    rubbish: { give: fill('很久以前'), says: /没看懂这个时间/, remains: '很久以前' },
  },
  'hj-avatar': {
    name: 'avatar',
    keys: async (page, field) => {
      const chosen = page.waitForEvent('filechooser')
      await field.focus()
      await page.keyboard.press('Enter')
      await (await chosen).setFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await picture(900, 1400),
      })
      await page.getByRole('dialog', { name: '裁剪照片' }).waitFor()
      await page.getByRole('radio', { name: '证件照' }).focus()
      await page.keyboard.press('ArrowRight')
      await pressed(page, '使用这张照片').press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
    mouse: async (_, box) => {
      await box.getByRole('button', { name: '移除' }).click()
    },
    rubbish: {
      give: async (page, field) => {
        const chosen = page.waitForEvent('filechooser')
        await field.click()
        await (await chosen).setFiles({
          name: 'cv.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7'),
        })
        return undefined
      },
      says: /这不是图片/,
    },
  },
  'hj-editor': {
    name: 'rich',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('ControlOrMeta+b')
      await page.keyboard.type('带教 2 名新人')
    },
    mouse: async (page, box) => {
      await box.locator('#in-rich p').last().click({ clickCount: 3 })
      await pressed(page, '加粗').first().click()
    },
    rubbish: {
      give: async (page, field) => {
        await field.locator('p').last().click({ clickCount: 3 })
        await page.keyboard.press('ControlOrMeta+k')
        const address = page.getByRole('textbox', { name: '链接地址' })
        await address.fill('javascript:alert(1)')
        await address.press('Enter')
        return address
      },
      says: /这不像网址/,
      remains: 'javascript:alert(1)',
    },
  },
  'hj-list-li': {
    name: 'li',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('新的一条')
    },
    mouse: async (page) => {
      await page.locator('[data-input=li]').getByRole('button', { name: '删除第 2 条' }).click()
    },
  },
  'hj-list': {
    name: 'pairs',
    keys: async (page) => {
      const grip = page.getByRole('button', { name: /移动第 2 项/ })
      await grip.focus()
      await page.keyboard.press('ArrowUp')
    },
    mouse: async (page, box) => {
      await box.getByRole('button', { name: '添加一项' }).click()
      await page.keyboard.insertText('证件')
    },
    rubbish: {
      give: async (page) => {
        const label = page.getByRole('textbox', { name: '第 1 项的名称' })
        await label.fill('名'.repeat(41))
        return label
      },
      says: /最多 40 个字/,
      remains: '名'.repeat(41),
    },
  },
  'hj-table': {
    name: 'table',
    keys: async (page) => {
      await page.getByRole('textbox', { name: '第 2 行第 1 列' }).focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Tab')
      await page.keyboard.type('15')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.keyboard.type('合计')
    },
    mouse: async (page, box) => {
      await box.getByRole('textbox', { name: '第 1 列的表头' }).click()
      await paste(page, { 'text/html': '<table><tr><td>甲</td><td>乙</td><td>丙</td></tr></table>' })
      await box.getByRole('textbox', { name: '第 3 列的表头' }).click()
      await box.getByRole('button', { name: '这一列左移' }).click()
    },
  },
  'hj-series': {
    name: 'series',
    keys: async (page) => {
      await page.getByRole('textbox', { name: '一月，数量' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type('1,280.5')
    },
    mouse: async (page, box) => {
      await box.getByRole('textbox', { name: '二月，数量' }).click()
      await paste(page, '季度\t计划\t实际\n一\t24\t25\n二\t28\t29')
    },
    rubbish: {
      give: async (page) => {
        const cell = page.getByRole('textbox', { name: '一月，数量' })
        await cell.fill('三十')
        return cell
      },
      says: /不是数字/,
      remains: '三十',
    },
  },
  'props-popover': {
    name: 'props',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('Enter')
      const search = page.getByRole('searchbox')
      await search.focus()
      await page.keyboard.insertText('mail')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
    },
    mouse: async (page, box) => {
      await box.getByRole('button').click()
      await page.getByRole('switch', { name: '在页面上显示' }).click()
    },
    rubbish: {
      give: async (page, field) => {
        await field.click()
        const name = page.getByRole('textbox', { name: '名称', exact: true })
        await name.fill('名'.repeat(41))
        return name
      },
      says: /最多 40 个字/,
      remains: '名'.repeat(41),
    },
  },
  number: {
    name: 'lineHeight',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Shift+ArrowUp')
    },
    mouse: async (page) => pressed(page, '行高减少').click(),
    rubbish: { give: fill('很高'), says: /请填数字/, remains: '很高' },
  },
  color: {
    name: 'ownColor',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('Enter')
      const hex = page.getByRole('textbox', { name: '色值' })
      await typeOver(hex, '1c5a4c')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
    },
    mouse: async (page, box) => {
      await box.getByRole('button').click()
      await pressed(page, '点缀色').click()
    },
    rubbish: {
      give: async (page, field) => {
        await field.click()
        const hex = page.getByRole('textbox', { name: '色值' })
        await hex.fill('朱红')
        await hex.press('Enter')
        return hex
      },
      says: /色值写作/,
      remains: '朱红',
    },
  },
  fill: {
    name: 'fill',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('radio', { name: '左到右' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Escape')
    },
    mouse: async (page, box) => {
      await box.getByRole('button').click()
      await page.getByRole('radio', { name: '结束色' }).check()
      await page.getByRole('group', { name: '常用' }).getByRole('button', { name: '#1c5a4c' }).click()
    },
  },
  choice: {
    name: 'textAlign',
    keys: async (page, field) => {
      await field.getByRole('radio', { name: '左对齐' }).focus()
      await page.keyboard.press('ArrowRight')
    },
    mouse: async (_, box) => box.getByTitle('两端对齐').click(),
  },
  sides: {
    name: 'margin',
    keys: async (page) => {
      await page.getByRole('spinbutton', { name: '外边距 下' }).focus()
      await page.keyboard.press('ArrowUp')
    },
    mouse: async (page) => pressed(page, '外边距 四边相同').click(),
    rubbish: {
      give: async (page) => fill('宽')(page, page.getByRole('spinbutton', { name: '外边距 左' })),
      says: /请填数字/,
      remains: '宽',
    },
  },
  'number-or-sides': {
    name: 'borderWidth',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('ArrowUp')
    },
    mouse: async (page) => {
      await pressed(page, '边框粗细：四边分别设置').click()
      await pressed(page, '边框粗细 四边相同').click()
      const side = page.getByRole('spinbutton', { name: '边框粗细 上' })
      await side.click()
      await page.keyboard.insertText('7')
    },
    rubbish: { give: fill('粗'), says: /请填数字/, remains: '粗' },
  },
  picture: {
    name: 'backgroundPath',
    keys: async (page, field) => {
      const chosen = page.waitForEvent('filechooser')
      await field.focus()
      await page.keyboard.press('Enter')
      await (await chosen).setFiles({
        name: 'paper.png',
        mimeType: 'image/png',
        buffer: await picture(2400, 1200),
      })
      await page.getByRole('button', { name: '背景图：已选图片' }).waitFor()
    },
    mouse: async (page) => pressed(page, '背景图：移除').click(),
    rubbish: {
      give: async (page, field) => {
        const chosen = page.waitForEvent('filechooser')
        await field.click()
        await (await chosen).setFiles({
          name: 'a.png',
          mimeType: 'image/png',
          buffer: Buffer.from('no picture'),
        })
        return undefined
      },
      says: /打不开/,
    },
  },
  font: {
    name: 'fontFamily',
    keys: async (page, field) => {
      await field.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    mouse: async (page, box) => {
      await box.getByRole('combobox').click()
      await option(page, '霞鹜文楷').click()
    },
  },
}
