import { defineKind } from '../define.ts'
import { date, line } from '../fields.ts'

export const kind = defineKind({
  kind: 'awards',
  zh: '荣誉奖项',
  en: 'Awards',
  icon: 'award',
  fields: {
    date: date(),
    awardsName: line('名称', 'Award'),
    awardsGrade: line('等级', 'Grade'),
    awardsAbstract: line('说明', 'Notes'),
  },
})
