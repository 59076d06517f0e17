import { defineKind } from '../define.ts'
import { line, setter } from '../fields.ts'

/** Not a section of its own: the look of every section's title. `english` is the kind's English name. */
export const kind = defineKind({
  kind: 'module_title',
  zh: '模块标题',
  en: 'Section title',
  icon: 'star',
  single: true,
  untitled: true,
  fields: { title: setter('title'), english: line('英文', 'English') },
})
