import { defineKind } from '../define.ts'
import { line, span, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'internship_experience',
  zh: '实习经历',
  en: 'Internships',
  icon: 'building',
  fields: {
    period: span(),
    name: line('公司', 'Company', 'building'),
    post: line('岗位', 'Position'),
    heading: line('部门或所在地', 'Department or place'),
    bullets: styled('内容', 'Bullets'),
  },
})
