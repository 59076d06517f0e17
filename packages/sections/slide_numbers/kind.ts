import { defineKind } from '../define.ts'
import { line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_numbers',
  zh: '数字',
  en: 'Figures',
  icon: 'target',
  for: ['ppt'],
  headed: true,
  own: ['kicker', 'lead', 'quote', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    quote: line('强调句', 'Highlighted line'),
    figure: line('数字', 'Figure'),
    unit: line('单位', 'Unit'),
    name: line('名称', 'Name'),
    text: styled('说明', 'Text'),
    notes: speakerNotes,
  },
})
