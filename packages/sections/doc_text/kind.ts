import { defineKind } from '../define.ts'
import { styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_text',
  zh: '正文',
  en: 'Text',
  icon: 'pen',
  for: ['word'],
  single: true,
  fields: {
    content: styled('内容', 'Content'),
  },
})
