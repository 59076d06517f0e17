import { defineKind } from '../define.ts'
import { image, line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_quote',
  zh: '引言',
  en: 'Quotation',
  icon: 'quote',
  for: ['ppt'],
  single: true,
  headed: true,
  own: ['kicker', 'content', 'source', 'picture', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    content: styled('内容', 'Content'),
    source: line('出处', 'Source'),
    picture: image('图片', 'Picture'),
    notes: speakerNotes,
  },
})
