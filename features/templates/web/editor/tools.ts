import { LayoutTemplate } from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'

/** Applies the design of another template to the open resume. */
export const templateTools: readonly Tool[] = [
  {
    id: 'template',
    zh: '更换模板',
    en: 'Switch template',
    also: '换模板 样式 design',
    icon: LayoutTemplate,
    group: 'look',
    listed: true,
    behind: 'page',
    panel: panel(async () => (await import('./template-panel.tsx')).TemplatePanel),
    ready: ({ templates }) => templates !== undefined,
    for: ['resume'],
  },
]
