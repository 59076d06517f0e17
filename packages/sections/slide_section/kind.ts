import { defineKind } from '../define.ts'
import { image, line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_section',
  zh: '章节页',
  en: 'Chapter',
  icon: 'book',
  for: ['ppt'],
  single: true,
  headed: true,
  own: ['number', 'lead', 'picture', 'notes'],
  fields: {
    number: line('序号', 'Number'),
    lead: styled('导语', 'Lead'),
    picture: image('图片', 'Picture'),
    notes: speakerNotes,
  },
})
