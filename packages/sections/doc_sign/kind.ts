import { defineKind } from '../define.ts'
import { line } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_sign',
  zh: '签署',
  en: 'Signatures',
  icon: 'stamp',
  for: ['word'],
  fields: {
    role: line('身份', 'Role'),
    name: line('姓名', 'Name'),
    text: line('意见', 'Opinion'),
    date: line('日期', 'Date'),
  },
})
