import { defineKind } from '../define.ts'
import { line, link, span, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'project_experience',
  zh: '项目经历',
  en: 'Projects',
  icon: 'folder',
  fields: {
    period: span(),
    name: line('项目', 'Project', 'building'),
    post: line('角色', 'Role'),
    heading: line('技术栈或一句话', 'Stack or one line'),
    bullets: styled('内容', 'Bullets'),
    link: link('链接', 'Link'),
  },
})
