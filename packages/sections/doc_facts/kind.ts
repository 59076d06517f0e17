import { defineKind } from '../define.ts'
import { line, pairs } from '../fields.ts'
import { formFacts } from '../scope.ts'

export const kind = defineKind({
  kind: 'doc_facts',
  zh: '信息表',
  en: 'Facts',
  icon: 'id',
  for: ['word'],
  fields: {
    name: line('名称', 'Name'),
    note: line('说明', 'Note'),
    fields: pairs('信息', 'Facts'),
  },
  facts: formFacts('fields'),
})
