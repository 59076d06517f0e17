import { defineKind } from '../define.ts'
import { line, pairs, span, styled } from '../fields.ts'
import { listFacts } from '../scope.ts'

/** Truly free: the person names the section, and an entry may have dates, a heading, text and any pairs. */
export const kind = defineKind({
  kind: 'custom',
  zh: '自定义',
  en: 'More',
  icon: 'sparkles',
  fields: {
    period: span(),
    heading: line('小标题', 'Heading'),
    text: styled('内容', 'Text'),
    fields: pairs('字段', 'Fields'),
  },
  facts: listFacts([], 'fields'),
})
