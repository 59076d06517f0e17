import * as z from 'zod/mini'
import type { Row } from './rows.ts'

const line = (zh: string, en: string, maxLength: number) =>
  ({ zh, en, input: 'hj-input', value: z.string().check(z.maxLength(maxLength)) }) as const satisfies Row

/** A list of options that also accepts a text of the user's own. */
const pick = (zh: string, en: string, options: readonly string[], englishOptions: readonly string[]) =>
  ({
    zh,
    en,
    input: 'hj-select',
    options,
    englishOptions,
    value: z.string().check(z.maxLength(60)),
  }) as const satisfies Row

/** The 11 data setters of the specification. Kinds refer to them, or add rows of the same shape. */
export const dataSetters = {
  age: line('年龄', 'Age', 20),
  name: line('姓名', 'Name', 60),
  email: line('邮箱', 'E-mail', 254),
  title: line('标题', 'Title', 80),
  avatar: { zh: '头像', en: 'Photo', input: 'hj-avatar', value: z.string().check(z.maxLength(200)) },
  degree: pick(
    '学历',
    'Degree',
    ['高中', '大专', '本科', '硕士', '博士'],
    ['High school', 'Associate', 'Bachelor', 'Master', 'Doctorate'],
  ),
  address: line('所在地', 'Location', 120),
  abstract: { zh: '简介', en: 'Summary', input: 'hj-editor', value: z.array(z.unknown()) },
  phoneNumber: line('电话', 'Phone', 40),
  workService: pick(
    '工作年限',
    'Experience',
    ['应届生', '1年以内', '1–3年', '3–5年', '5–10年', '10年以上'],
    ['New graduate', 'Under 1 year', '1–3 years', '3–5 years', '5–10 years', 'Over 10 years'],
  ),
  jobSearchType: pick(
    '求职类型',
    'Employment',
    ['全职', '兼职', '实习', '校招'],
    ['Full-time', 'Part-time', 'Internship', 'Graduate programme'],
  ),
} as const satisfies Record<string, Row>

export type DataName = keyof typeof dataSetters
