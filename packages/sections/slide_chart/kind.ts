import { defineKind } from '../define.ts'
import { figures, line, styled } from '../fields.ts'
import { speakerNotes } from '../slides/notes.ts'

export const kind = defineKind({
  kind: 'slide_chart',
  zh: '图表',
  en: 'Chart',
  icon: 'market',
  for: ['ppt'],
  headed: true,
  own: ['kicker', 'lead', 'chart', 'caption', 'content', 'note', 'notes'],
  fields: {
    kicker: line('眉题', 'Kicker'),
    lead: styled('导语', 'Lead'),
    chart: figures(),
    caption: line('图题', 'Caption'),
    content: styled('解读', 'Reading'),
    note: line('数据来源', 'Source'),
    figure: line('数字', 'Figure'),
    unit: line('单位', 'Unit'),
    name: line('名称', 'Name'),
    notes: speakerNotes,
  },
})
