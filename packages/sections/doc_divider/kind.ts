import { defineKind } from '../define.ts'
import { line } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_divider',
  zh: '分隔线',
  en: 'Divider',
  icon: 'scissors',
  for: ['word'],
  single: true,
  untitled: true,
  plain: true,
  fields: {
    text: line('文字', 'Text'),
  },
})
