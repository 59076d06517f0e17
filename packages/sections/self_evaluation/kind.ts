import { defineKind } from '../define.ts'
import { styled } from '../fields.ts'
import { lineFacts } from '../line-facts.ts'

export const kind = defineKind({
  kind: 'self_evaluation',
  zh: '自我评价',
  en: 'Summary',
  icon: 'quote',
  single: true,
  fields: { content: styled('内容', 'Content') },
  facts: lineFacts('content'),
})
