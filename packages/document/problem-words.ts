import type { DocumentProblem } from './load.ts'

type Words = Record<'zh' | 'en', (detail: string) => string>

/** Why a document is refused, for a person. */
export const problemWords: Record<DocumentProblem['reason'], Words> = {
  not_a_document: { zh: () => '这不是一份花笺文档', en: () => 'This is not a Huajian document.' },
  newer: {
    zh: () => '这份文档由更新的版本保存，请刷新页面后再打开',
    en: () => 'A newer version saved this document. Reload the page, then open it.',
  },
  invalid: { zh: () => '内容不符合文档格式', en: () => 'This does not fit the document format.' },
  unknown_kind: {
    zh: (kind) => `没有“${kind}”这种模块`,
    en: (kind) => `There is no section kind “${kind}”.`,
  },
  unknown_variant: { zh: (name) => `没有“${name}”这个样式`, en: (name) => `There is no variant “${name}”.` },
  wrong_value: {
    zh: (field) => `“${field}”的内容类型不对`,
    en: (field) => `The value of “${field}” is of the wrong type.`,
  },
  duplicate_id: {
    zh: (id) => `编号“${id}”出现了两次`,
    en: (id) => `The id “${id}” is used twice.`,
  },
}
