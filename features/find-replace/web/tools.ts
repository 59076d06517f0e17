import { Search } from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'

/** Find and replace text of the open document. */
export const findTools: readonly Tool[] = [
  {
    id: 'find',
    zh: '查找与替换',
    en: 'Find and replace',
    also: '搜索 search',
    icon: Search,
    group: 'content',
    shortcuts: ['mod+f'],
    listed: true,
    behind: 'page',
    panel: panel(async () => (await import('./find-bar.tsx')).FindBar),
  },
]
