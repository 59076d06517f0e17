import { defineKind } from '../define.ts'
import { line, span, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'work_experience',
  zh: '工作经历',
  en: 'Experience',
  icon: 'briefcase',
  fields: {
    period: span(),
    name: line('公司', 'Company', 'building'),
    post: line('职位', 'Position'),
    heading: line('部门或所在地', 'Department or place'),
    bullets: styled('内容', 'Bullets'),
  },
})
