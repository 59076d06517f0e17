import { defineKind } from '../define.ts'
import { figures, line } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_chart',
  zh: '图表',
  en: 'Chart',
  icon: 'market',
  for: ['word'],
  single: true,
  fields: {
    lead: line('图题', 'Caption'),
    chart: figures(),
    note: line('图注', 'Note'),
  },
})
