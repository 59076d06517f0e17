import { defineKind } from '../define.ts'
import { image, line, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'doc_picture',
  zh: '图片',
  en: 'Pictures',
  icon: 'image',
  for: ['word'],
  fields: {
    picture: image('图片', 'Picture'),
    name: line('图题', 'Caption'),
    text: styled('说明', 'Text'),
  },
})
