import { defineKind } from '../define.ts'
import { line, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_quote',
  zh: '引文',
  en: 'Quotation',
  icon: 'quote',
  for: ['word'],
  single: true,
  fields: {
    content: styled('内容', 'Content'),
    source: line('出处', 'Source'),
  },
})
