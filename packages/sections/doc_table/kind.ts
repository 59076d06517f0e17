import { defineKind } from '../define.ts'
import { cells, line } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_table',
  zh: '表格',
  en: 'Table',
  icon: 'folder',
  for: ['word'],
  single: true,
  fields: {
    lead: line('表题', 'Caption'),
    table: cells(),
    note: line('表注', 'Note'),
  },
})
