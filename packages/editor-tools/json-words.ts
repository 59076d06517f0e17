import { defineWords } from '#packages/i18n/words.tsx'
import type { JsonError } from './json-problems.ts'

const TYPES: Record<string, { zh: string; en: string }> = {
  string: { zh: '文字（加引号）', en: 'a text in quotes' },
  number: { zh: '数字', en: 'a number' },
  int: { zh: '整数', en: 'a whole number' },
  boolean: { zh: 'true 或 false', en: 'true or false' },
  array: { zh: '列表 [ ]', en: 'a list [ ]' },
  tuple: { zh: '列表 [ ]', en: 'a list [ ]' },
  object: { zh: '对象 { }', en: 'an object { }' },
  record: { zh: '对象 { }', en: 'an object { }' },
}

export const faultWords = defineWords({
  zh: {
    empty: '这里是空的，至少要有 { }。',
    value: '这里应是一个值：文字、数字、true、false、null、{ 或 [。',
    string_end: '这段文字没有用引号收尾。',
    string_sign: '文字里不能直接有制表符等控制字符。',
    escape: '反斜杠后面的写法不对。',
    number: '数字写得不完整。',
    key: '这里应是带双引号的名称。',
    colon: '名称后面缺一个冒号。',
    comma_or_end: '上一项后面缺逗号，或括号没有收尾。',
    comma_too_many: '最后一项后面多了一个逗号。',
    after_end: '文档已经结束，后面还有多余的内容。',
    too_deep: '嵌套得太深了。',
    not_a_document: '这不是一份花笺文档：缺少 schema。',
    newer: '它由更新的版本写成，请先更新页面。',
    unknown_kind: (detail: string) => `没有「${detail}」这种栏目。`,
    unknown_variant: (detail: string) => `没有「${detail}」这个版式。`,
    wrong_value: (detail: string) => `「${detail}」里的内容不是这种字段该有的。`,
    duplicate_id: (detail: string) => `编号「${detail}」重复了，每个编号只能用一次。`,
    type: (expected: string) => `这里应是${expected}。`,
    missing: '缺少这一项。',
    min: (min: number) => `不能小于 ${min}。`,
    max: (max: number) => `不能大于 ${max}。`,
    shorter: (max: number) => `太长了，最多 ${max} 个。`,
    longer: (min: number) => `太短了，至少 ${min} 个。`,
    choice: (choices: string) => `只能是：${choices}。`,
    unknown_key: (key: string) => `不认识「${key}」这个名称。`,
    format: '这里的写法不合要求。',
  },
  en: {
    empty: 'There is nothing here; at least { } is needed.',
    value: 'A value is expected: a text, a number, true, false, null, { or [.',
    string_end: 'This text is not closed by a quote.',
    string_sign: 'Tabs and other control characters cannot stand in a text.',
    escape: 'What follows the backslash is not valid.',
    number: 'The number is incomplete.',
    key: 'A name in double quotes is expected.',
    colon: 'A colon is missing after the name.',
    comma_or_end: 'A comma is missing, or a bracket is not closed.',
    comma_too_many: 'There is a comma after the last one.',
    after_end: 'The document has ended; there is more after it.',
    too_deep: 'It is nested too deeply.',
    not_a_document: 'This is no document of ours: it has no schema.',
    newer: 'It was written by a newer version: update this page first.',
    unknown_kind: (detail: string) => `There is no section of the kind “${detail}”.`,
    unknown_variant: (detail: string) => `There is no variant “${detail}”.`,
    wrong_value: (detail: string) => `“${detail}” does not hold what such a field holds.`,
    duplicate_id: (detail: string) => `The id “${detail}” is used twice.`,
    type: (expected: string) => `This should be ${expected}.`,
    missing: 'This is missing.',
    min: (min: number) => `It cannot be less than ${min}.`,
    max: (max: number) => `It cannot be more than ${max}.`,
    shorter: (max: number) => `Too long: at most ${max}.`,
    longer: (min: number) => `Too short: at least ${min}.`,
    choice: (choices: string) => `Only one of: ${choices}.`,
    unknown_key: (key: string) => `“${key}” is not a known name.`,
    format: 'This is not written as it should be.',
  },
})

/** The message for an error. */
export const errorText = (error: JsonError, language: 'zh' | 'en'): string => {
  const t = faultWords[language]
  switch (error.about) {
    case 'json':
      return t[error.fault]
    case 'document': {
      const { reason, detail } = error
      return reason === 'not_a_document' || reason === 'newer' ? t[reason] : t[reason](detail)
    }
    case 'type':
      return t.type(TYPES[error.expected]?.[language] ?? error.expected)
    case 'range': {
      const { min, max, of } = error
      if (of === 'number') return min === undefined ? t.max(max ?? 0) : t.min(min)
      return min === undefined ? t.shorter(max ?? 0) : t.longer(min)
    }
    case 'choice':
      return t.choice(error.choices.join(', '))
    case 'unknown_key':
      return t.unknown_key(error.key)
    case 'missing':
    case 'format':
      return t[error.about]
  }
}
