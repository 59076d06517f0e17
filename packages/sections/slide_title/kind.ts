import { defineKind } from '../define.ts'
import { image, line } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_title',
  zh: '封面',
  en: 'Title',
  icon: 'flag',
  for: ['ppt'],
  single: true,
  headed: true,
  own: ['kicker', 'subtitle', 'speaker', 'org', 'date', 'figure', 'unit', 'picture', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    subtitle: line('副标题', 'Subtitle'),
    speaker: line('主讲人', 'Speaker'),
    org: line('单位', 'Organisation'),
    date: line('日期', 'Date'),
    figure: line('数字', 'Figure'),
    unit: line('数字说明', 'What it counts'),
    picture: image('图片', 'Picture'),
    notes: speakerNotes,
  },
})
