import { defineKind } from '../define.ts'
import { image, line, link } from '../fields.ts'

export const kind = defineKind({
  kind: 'works_display',
  zh: '作品展示',
  en: 'Works',
  icon: 'image',
  fields: {
    worksName: line('名称', 'Name'),
    worksLink: link('链接', 'Link'),
    worksIntroduce: line('介绍', 'About'),
    picture: image('图片', 'Picture'),
  },
})
