import { defineKind } from '../define.ts'
import { styled } from '../fields.ts'
import { lineFacts } from '../line-facts.ts'

export const kind = defineKind({
  kind: 'hobbies',
  zh: '兴趣爱好',
  en: 'Interests',
  icon: 'heart',
  single: true,
  fields: { content: styled('内容', 'Content') },
  facts: lineFacts('content', { find: true }),
})
