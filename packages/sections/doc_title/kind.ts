import { defineKind } from '../define.ts'
import { image, line, pairs } from '../fields.ts'
import { formFacts } from '../scope.ts'

export const kind = defineKind({
  kind: 'doc_title',
  zh: '文档标题',
  en: 'Document title',
  icon: 'document',
  for: ['word'],
  single: true,
  untitled: true,
  fields: {
    org: line('单位', 'Organisation'),
    name: line('标题', 'Title'),
    subtitle: line('副标题', 'Subtitle'),
    number: line('编号', 'Number'),
    date: line('日期', 'Date'),
    fields: pairs('信息', 'Facts'),
    picture: image('图片', 'Picture'),
  },
  facts: formFacts('fields'),
})
