import { replaceDocument } from '#packages/document/commands.ts'
import { withMeasure } from '#packages/editor-canvas/measure-document.tsx'
import type { ToolContext } from '#packages/editor-core/tool.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { fitOnePage } from '#packages/sections/fit-page.ts'
import { toasts } from '#packages/ui/toast-store.ts'

const words = defineWords({
  zh: {
    trying: '正在试排成一页…',
    done: (count: number) => `已排成一页，调整了 ${count} 处，可以撤销。`,
    already: '已经是一页，无需调整。',
    never: '排不进一页而仍然好读：文档没有改动，可以删减或隐藏一些内容再试。',
  },
  en: {
    trying: 'Trying to fit it on one page…',
    done: (count: number) => `It is one page now; ${count} things were adjusted. This can be undone.`,
    already: 'It is one page already.',
    never:
      'It does not fit on one page and stay easy to read. Nothing was changed; remove or hide something first.',
  },
})

/** 智能一页 from the menu, the palette or a key; the bar under the pages also lists what it did. */
export const fitNow = async ({ editor, language }: ToolContext): Promise<void> => {
  const t = words[language]
  const before = editor.history.state
  const trying = toasts.show(t.trying)
  const fit = await withMeasure((measure) => fitOnePage(before, measure)).finally(() => toasts.close(trying))
  // The user edited the document meanwhile, so the result belongs to an older state.
  if (editor.history.state !== before) return
  if (!fit.fits) toasts.show(t.never, 'warn')
  else if (fit.changes.length === 0) toasts.show(t.already, 'ok')
  else {
    editor.edit(replaceDocument(fit.document))
    toasts.show(t.done(fit.changes.length), 'ok')
  }
}
