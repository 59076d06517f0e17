import { MessageSquareText, Share2 } from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'

/** Tools that only the builder has. */
export const sharingTools: readonly Tool[] = [
  {
    id: 'share',
    zh: '分享',
    en: 'Share',
    also: '链接 二维码 公开 link QR publish',
    icon: Share2,
    group: 'document',
    listed: true,
    panel: panel(async () => (await import('./share-dialog.tsx')).ShareDialog),
  },
  {
    id: 'notes',
    zh: '批注',
    en: 'Comments',
    also: '评论 审阅 建议 修改 review comments',
    icon: MessageSquareText,
    group: 'document',
    listed: true,
    behind: 'page',
    panel: panel(async () => (await import('./notes-panel.tsx')).NotesPanel),
  },
]
