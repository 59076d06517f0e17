import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { Selection } from '#packages/editor-core/editor.ts'
import { elementOfSelection, sectionIn } from '#packages/editor-core/page-elements.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { fragmentsOf, measuredWindow, windowOf } from '../fragments.ts'
import type { StageHandle } from '../use-stage.ts'
import type { InlineEdit } from './inline-edit.ts'
import type { Point, Step } from './inline-input.ts'
import { inputFor, loadRichInput } from './load-inputs.ts'
import { startInlineEdit } from './start-inline-edit.ts'
import { markOf, selectionOf, type Target, targetOf } from './target.ts'

const words = defineWords({
  zh: {
    title: '栏目标题',
    empty: (name: string) => `填写${name}`,
    writing: (name: string) => `正在修改${name}`,
    changed: (name: string) => `${name}已修改`,
    full: (name: string, max: number) => `${name}最多 ${max} 个字，放不下的没有写进来`,
    long: (name: string) => `${name}太长，放不下的没有写进来`,
  },
  en: {
    title: 'section title',
    empty: (name: string) => `Add ${name}`,
    writing: (name: string) => `Editing ${name}`,
    changed: (name: string) => `${name} changed`,
    full: (name: string, max: number) => `${name} can have up to ${max} characters. The rest was not added`,
    long: (name: string) => `${name} is too long. The rest was not added`,
  },
})

const fieldsIn = (section: HTMLElement): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>('[data-field]:not([data-inline-hidden]):not([data-inline-input])'),
]

type Stage = Pick<StageHandle, 'root' | 'keys' | 'state' | 'announce' | 'reveal'>

/** Edits a text on the page, one at a time. */
export const useInlineEdit = ({ root, keys, state, announce, reveal }: Stage) => {
  const editor = useEditor()
  const t = useWords(words)
  const { language } = useLanguage()
  const current = useRef<InlineEdit | undefined>(undefined)

  const nameOf = ({ section, item, field }: Target): string => {
    const kind = editor.history.state.sections.find(({ id }) => id === section)?.kind ?? ''
    return section === item ? t.title : (kindOf(kind)?.fields[field]?.[language] ?? field)
  }

  const open = (rendered: HTMLElement, target: Target, at?: Point) => {
    const createInput = inputFor(target)
    if (!createInput) {
      void loadRichInput().then(() => rendered.isConnected && open(rendered, target, at))
      return
    }
    current.current?.end()
    const name = nameOf(target)
    // Selecting by 'page' would move the focus to the form.
    editor.select(selectionOf(target), 'form')
    state.setState({ writing: true, hovered: undefined })
    current.current = startInlineEdit({
      editor,
      root: root.current as HTMLElement,
      rendered,
      target,
      createInput,
      at,
      placeholder: t.empty(name),
      label: name,
      onFull: () => {
        const message = target.type === 'line' ? t.full(name, target.maxLength) : t.long(name)
        announce(message)
        toasts.show(message, 'warn')
      },
      onEnd: (next) => {
        current.current = undefined
        state.setState({ writing: false })
        announce(t.changed(name))
        const isLeft = document.activeElement && document.activeElement !== document.body
        if (!isLeft) keys.current?.focus({ preventScroll: true })
        if (next) requestAnimationFrame(() => openNext(target, next))
      },
    })
    announce(t.writing(name))
  }

  /** Opens the next or previous editable text of the section, in the order of the page. */
  const openNext = (from: Target, by: Step) => {
    const window = root.current && measuredWindow(root.current, from.section)
    const section = window && sectionIn(window, from.section)
    if (!section) return
    const fields = fieldsIn(section)
    const at = fields.findIndex((field) => field.matches(markOf(from)))
    const rest = by > 0 ? fields.slice(at + 1) : fields.slice(0, Math.max(0, at)).reverse()
    for (const field of rest) if (openElement(field)) return
  }

  const openElement = (element: HTMLElement, at?: Point): boolean => {
    const target = targetOf(editor.history.state, element)
    if (!target || !root.current) return false
    // Every page renders the whole flow; the copy on the page where the text is visible is edited.
    const [first] = fragmentsOf(element)
    const page = first && windowOf(root.current, first.page)
    const shown = at
      ? element
      : page && sectionIn(page, target.section)?.querySelector<HTMLElement>(markOf(target))
    if (!shown) return false
    reveal(selectionOf(target))
    open(shown, target, at)
    return true
  }

  const write = useEffectEvent((selection: Selection, at?: Point): boolean => {
    if (!root.current) return false
    const under = at && document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-field]')
    if (under && root.current.contains(under)) return openElement(under, at)
    const window = measuredWindow(root.current, selection.section)
    const section = window && sectionIn(window, selection.section)
    if (!window || !section) return false
    const drawn = elementOfSelection(window, selection)
    if (drawn?.dataset.field !== undefined) return openElement(drawn)
    return fieldsIn(drawn ?? section).some((field) => openElement(field))
  })

  useEffect(() => () => current.current?.end(), [])
  return useCallback((selection: Selection, at?: Point) => write(selection, at), [])
}
