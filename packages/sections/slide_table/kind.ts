import { defineKind } from '../define.ts'
import { cells, image, line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_table',
  zh: '表格',
  en: 'Table',
  icon: 'folder',
  for: ['ppt'],
  single: true,
  headed: true,
  own: ['kicker', 'lead', 'table', 'content', 'picture', 'note', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    table: cells(),
    content: styled('解读', 'Reading'),
    picture: image('图片', 'Picture'),
    note: line('表注', 'Note'),
    notes: speakerNotes,
  },
})
