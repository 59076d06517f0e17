import { defineKind } from '../define.ts'
import { image, line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_pictures',
  zh: '图片',
  en: 'Pictures',
  icon: 'image',
  for: ['ppt'],
  headed: true,
  own: ['kicker', 'lead', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    picture: image('图片', 'Picture'),
    name: line('图题', 'Caption'),
    text: styled('说明', 'Text'),
    notes: speakerNotes,
  },
})
