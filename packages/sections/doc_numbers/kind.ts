import { defineKind } from '../define.ts'
import { line } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_numbers',
  zh: '数字指标',
  en: 'Figures',
  icon: 'target',
  for: ['word'],
  fields: {
    figure: line('数字', 'Figure'),
    unit: line('单位', 'Unit'),
    name: line('名称', 'Name'),
    note: line('说明', 'Note'),
  },
})
