import { ListChecks } from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'

/** Word counts and writing hints of the open document. */
export const hintTools: readonly Tool[] = [
  {
    id: 'hints',
    zh: '文字与提示',
    en: 'Words and hints',
    also: '字数 检查 count check',
    icon: ListChecks,
    group: 'content',
    listed: true,
    panel: panel(async () => (await import('./hints-panel.tsx')).HintsPanel),
  },
]
