import { defineKind } from '../define.ts'
import { line, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_timeline',
  zh: '时间安排',
  en: 'Schedule',
  icon: 'clock',
  for: ['word'],
  fields: {
    date: line('时间', 'Time'),
    name: line('事项', 'Item'),
    text: styled('说明', 'Text'),
  },
})
