import { History } from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'

/** Show, compare, name and restore earlier versions. */
export const versionTools: readonly Tool[] = [
  {
    id: 'history',
    zh: '历史版本',
    en: 'History',
    also: '恢复 对照 version restore compare',
    icon: History,
    group: 'document',
    listed: true,
    panel: panel(async () => (await import('./history-dialog.tsx')).HistoryDialog),
    ready: ({ versions }) => versions !== undefined,
  },
]
