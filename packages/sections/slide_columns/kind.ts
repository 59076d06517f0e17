import { defineKind } from '../define.ts'
import { image, line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_columns',
  zh: '并列要点',
  en: 'Columns',
  icon: 'folder',
  for: ['ppt'],
  headed: true,
  own: ['kicker', 'lead', 'quote', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    quote: line('强调句', 'Highlighted line'),
    figure: line('数字', 'Figure'),
    unit: line('单位', 'Unit'),
    name: line('小标题', 'Heading'),
    text: styled('正文', 'Text'),
    picture: image('图片', 'Picture'),
    note: line('脚注', 'Note'),
    notes: speakerNotes,
  },
})
