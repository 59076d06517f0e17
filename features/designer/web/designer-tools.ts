import { FileStack, Send, ShieldCheck } from 'lucide'
import { useMemo } from 'react'
import { documentTools } from '#features/tools/parts.ts'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'
import { useRunCheck } from './check/use-check.ts'
import { useWorkspace } from './workspace-state.ts'

const pageType: Tool = {
  id: 'page_type',
  zh: '页面类型',
  en: 'Page type',
  also: '单栏 侧栏 边框 布局 layout columns frame',
  icon: FileStack,
  group: 'look',
  listed: true,
  panel: panel(async () => (await import('#packages/editor-style/select-page-dialog.tsx')).SelectPageDialog),
}

/** The tools of both editors, and those that only the designer has. */
export const useDesignerTools = (): readonly Tool[] => {
  const { state } = useWorkspace()
  const check = useRunCheck()
  return useMemo(
    () => [
      ...documentTools,
      pageType,
      {
        id: 'template_check',
        zh: '模板检查',
        en: 'Template check',
        also: '溢出 重叠 极端内容 overflow overlap',
        icon: ShieldCheck,
        group: 'document',
        listed: true,
        run: ({ editor }) => {
          // The results are shown below the pages.
          editor.show({ phone: 'page' })
          void check()
        },
      },
      {
        id: 'submit',
        zh: '提交审核',
        en: 'Submit for review',
        also: '发布 投稿 publish',
        icon: Send,
        group: 'document',
        listed: true,
        run: () => state.setState({ submitting: true }),
      },
    ],
    [state, check],
  )
}
