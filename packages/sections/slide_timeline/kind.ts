import { defineKind } from '../define.ts'
import { line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_timeline',
  zh: '时间轴',
  en: 'Timeline',
  icon: 'clock',
  for: ['ppt'],
  headed: true,
  own: ['kicker', 'lead', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    date: line('时间', 'Time'),
    name: line('事项', 'Item'),
    text: styled('说明', 'Text'),
    notes: speakerNotes,
  },
})
