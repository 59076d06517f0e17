import { defineKind } from '../define.ts'
import { line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_agenda',
  zh: '目录',
  en: 'Agenda',
  icon: 'notebook',
  for: ['ppt'],
  headed: true,
  own: ['kicker', 'lead', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    name: line('章节', 'Chapter'),
    text: line('说明', 'Text'),
    figure: line('数字', 'Figure'),
    unit: line('数字说明', 'What it counts'),
    notes: speakerNotes,
  },
})
