import { defineKind } from '../define.ts'
import { line } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_heading',
  zh: '章节标题',
  en: 'Heading',
  icon: 'flag',
  for: ['word'],
  single: true,
  untitled: true,
  counted: true,
  fields: {
    name: line('标题', 'Heading'),
    note: line('说明', 'Note'),
  },
})
