import { defineKind } from '../define.ts'
import { line, setter, span, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'edu_background',
  zh: '教育背景',
  en: 'Education',
  icon: 'degree',
  fields: {
    period: span(),
    schoolName: line('学校', 'School', 'school'),
    specialized: line('专业', 'Major', 'book'),
    degree: setter('degree', 'degree'),
    majorCourse: line('主修课程', 'Courses'),
    abstract: styled('在校经历', 'Details'),
  },
})
