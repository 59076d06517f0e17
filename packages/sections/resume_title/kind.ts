import { defineKind } from '../define.ts'
import { setter } from '../fields.ts'

export const kind = defineKind({
  kind: 'resume_title',
  zh: '简历标题',
  en: 'Resume',
  icon: 'document',
  single: true,
  untitled: true,
  fields: { title: setter('title') },
})
