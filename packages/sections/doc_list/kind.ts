import { defineKind } from '../define.ts'
import { line, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_list',
  zh: '列表',
  en: 'List',
  icon: 'notebook',
  for: ['word'],
  fields: {
    name: line('事项', 'Item'),
    who: line('负责人', 'Person'),
    date: line('时间', 'Date'),
    state: line('状态', 'State'),
    text: styled('说明', 'Text'),
  },
})
