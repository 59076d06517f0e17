import { Languages, ListChecks, PenLine, ScrollText, Sparkles } from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'

/** The AI tools of an editor. Their code is fetched when they are opened. */
export const aiTools: readonly Tool[] = [
  {
    id: 'ai_edit',
    zh: 'AI 润色',
    en: 'Improve with AI',
    icon: Sparkles,
    group: 'content',
    panel: panel(async () => (await import('./ai-edit-dialog.tsx')).AiEditDialog),
  },
  {
    id: 'ai_optimize',
    zh: 'AI 诊断与优化',
    en: 'AI review',
    also: '评分 岗位匹配 面试题 建议 score tailor job interview',
    icon: ListChecks,
    group: 'content',
    listed: true,
    panel: panel(async () => (await import('./ai-optimize.tsx')).AiOptimize),
    for: ['resume'],
  },
  {
    id: 'ai_generate',
    zh: 'AI 写一个栏目',
    en: 'Write a section with AI',
    also: '生成 起草 generate draft',
    icon: PenLine,
    group: 'content',
    listed: true,
    panel: panel(async () => (await import('./ai-generate-dialog.tsx')).AiGenerateDialog),
    for: ['resume'],
  },
  {
    id: 'ai_logs',
    zh: 'AI 记录',
    en: 'AI log',
    also: '历史 积分 runs points',
    icon: ScrollText,
    group: 'content',
    listed: true,
    panel: panel(async () => (await import('./ai-optimize-dialog-logs.tsx')).AiOptimizeDialogLogs),
  },
  {
    id: 'translate',
    zh: '翻译',
    en: 'Translate',
    also: '英文 中文 双语 English Chinese',
    icon: Languages,
    group: 'document',
    listed: true,
    panel: panel(async () => (await import('./translate-dialog.tsx')).TranslateDialog),
    for: ['resume'],
  },
]
