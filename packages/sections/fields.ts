import * as z from 'zod/mini'
import { labelled, period as periodType, rich as richType, series, table } from '#packages/document/values.ts'
import type { IconName } from '#packages/layout/icons.ts'
import { type DataName, dataSetters } from '#packages/layout/setters/data.ts'
import { pictureValue } from '#packages/layout/setters/rows.ts'
import type { Field } from './define.ts'

const sign = (icon: IconName | undefined) => (icon ? { icon } : {})

/** One of the specification's eleven. */
export const setter = (
  name: Exclude<DataName, 'abstract' | 'avatar'>,
  icon?: IconName,
  zh?: string,
  en?: string,
): Field => ({
  ...dataSetters[name],
  ...(zh ? { zh } : {}),
  ...(en ? { en } : {}),
  type: 'line',
  ...sign(icon),
})

export const line = (zh: string, en: string, icon?: IconName): Field => ({
  zh,
  en,
  input: 'hj-input',
  value: z.string().check(z.maxLength(200)),
  type: 'line',
  ...sign(icon),
})

export const choose = (
  zh: string,
  en: string,
  options: readonly string[],
  englishOptions: readonly string[],
  icon?: IconName,
): Field => ({
  ...line(zh, en, icon),
  input: 'hj-select',
  options,
  englishOptions,
})

export const styled = (zh: string, en: string): Field => ({
  zh,
  en,
  input: 'hj-editor',
  value: richType,
  type: 'rich',
})
export const span = (zh = '时间', en = 'Period'): Field => ({
  zh,
  en,
  input: 'hj-datePicker',
  value: periodType,
  type: 'period',
  icon: 'calendar',
})
export const date = (zh = '时间', en = 'Date'): Field => ({
  zh,
  en,
  input: 'hj-date',
  value: z.string().check(z.maxLength(20)),
  type: 'date',
  icon: 'calendar',
})
export const level = (zh: string, en: string): Field => ({
  zh,
  en,
  input: 'hj-select',
  options: ['1', '2', '3', '4', '5'],
  value: z.string().check(z.maxLength(1)),
  type: 'level',
})
export const link = (zh: string, en: string): Field => ({
  zh,
  en,
  input: 'hj-input',
  value: z.string().check(z.maxLength(500)),
  type: 'link',
  icon: 'link',
})
/** A picture of what one made or saw: taken whole, as it is, and cut only where the person wants it cut. */
export const image = (zh: string, en: string): Field => ({
  zh,
  en,
  input: 'picture',
  value: pictureValue,
  type: 'picture',
})
/** A picture of the person: cut to a shape as it is chosen. */
export const portrait = (zh: string, en: string): Field => ({ ...image(zh, en), input: 'hj-avatar' })
export const pairs = (zh: string, en: string): Field => ({
  zh,
  en,
  input: 'hj-list',
  value: z.array(labelled),
  type: 'labelled',
})

export const area = (zh: string, en: string): Field => ({
  zh,
  en,
  input: 'hj-textarea',
  value: z.string().check(z.maxLength(4000)),
  type: 'line',
})
export const cells = (zh = '表格', en = 'Table'): Field => ({
  zh,
  en,
  input: 'hj-table',
  value: table,
  type: 'table',
})
export const figures = (zh = '图表数据', en = 'Chart figures'): Field => ({
  zh,
  en,
  input: 'hj-series',
  value: series,
  type: 'series',
})
