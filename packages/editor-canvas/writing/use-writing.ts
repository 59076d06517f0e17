import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { drawnOf, sectionIn } from '#packages/editor-core/drawn.ts'
import type { Selection } from '#packages/editor-core/editor.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { askedWindow, fragmentsOf, windowOf } from '../fragments.ts'
import type { StageHandle } from '../use-stage.ts'
import { loadRichWriter, richWriterNow } from './load-rich-writer.ts'
import { startWriting } from './session.ts'
import { markOf, selectionOf, type Target, targetOf } from './target.ts'
import type { Point } from './writer.ts'

const words = defineWords({
  zh: {
    title: '栏目标题',
    empty: (name: string) => `填写${name}`,
    writing: (name: string) => `正在修改${name}`,
    kept: (name: string) => `${name}已修改`,
    full: (name: string, most: number) => `${name}最多 ${most} 个字，放不下的没有写进来`,
    long: (name: string) => `${name}太长，放不下的没有写进来`,
  },
  en: {
    title: 'section title',
    empty: (name: string) => `Add ${name}`,
    writing: (name: string) => `Editing ${name}`,
    kept: (name: string) => `${name} changed`,
    full: (name: string, most: number) => `${name}: at most ${most} characters. What is more was not written`,
    long: (name: string) => `${name} is too long. What is more was not written`,
  },
})

const fieldsIn = (section: HTMLElement): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>('[data-field]:not([data-held]):not([data-written])'),
]

type Stage = Pick<StageHandle, 'root' | 'keys' | 'state' | 'say' | 'reveal'>

/** Opens a text of the page for writing, one at a time. */
export const useWriting = ({ root, keys, state, say, reveal }: Stage) => {
  const editor = useEditor()
  const t = useWords(words)
  const { language } = useLanguage()
  const session = useRef<ReturnType<typeof startWriting> | undefined>(undefined)

  const nameOf = ({ section, item, field }: Target): string => {
    const kind = editor.history.state.sections.find(({ id }) => id === section)?.kind ?? ''
    return section === item ? t.title : (kindOf(kind)?.fields[field]?.[language] ?? field)
  }

  const open = (drawn: HTMLElement, target: Target, at?: Point) => {
    if (target.type === 'rich' && !richWriterNow()) {
      void loadRichWriter().then(() => drawn.isConnected && open(drawn, target, at))
      return
    }
    session.current?.end()
    const name = nameOf(target)
    // Not as a click on the page: the form would take the focus.
    editor.select(selectionOf(target), 'form')
    state.setState({ writing: true, hovered: undefined })
    session.current = startWriting({
      editor,
      root: root.current as HTMLElement,
      drawn,
      target,
      at,
      placeholder: t.empty(name),
      label: name,
      onFull: () => {
        const told = target.type === 'line' ? t.full(name, target.most) : t.long(name)
        say(told)
        toasts.show(told, 'warn')
      },
      onEnd: (next) => {
        session.current = undefined
        state.setState({ writing: false })
        say(t.kept(name))
        const isLeft = document.activeElement && document.activeElement !== document.body
        if (!isLeft) keys.current?.focus({ preventScroll: true })
        if (next) requestAnimationFrame(() => openBeside(target, next))
      },
    })
    say(t.writing(name))
  }

  /** The next text that can be written, in the order of the page. */
  const openBeside = (from: Target, by: 1 | -1) => {
    const window = root.current && askedWindow(root.current, from.section)
    const section = window && sectionIn(window, from.section)
    if (!section) return
    const fields = fieldsIn(section)
    const at = fields.findIndex((field) => field.matches(markOf(from)))
    const rest = by > 0 ? fields.slice(at + 1) : fields.slice(0, Math.max(0, at)).reverse()
    for (const field of rest) if (openHere(field)) return
  }

  const openHere = (element: HTMLElement, at?: Point): boolean => {
    const target = targetOf(editor.history.state, element)
    if (!target || !root.current) return false
    // The copy in the window that shows it: each window draws everything.
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
    if (under && root.current.contains(under)) return openHere(under, at)
    const window = askedWindow(root.current, selection.section)
    const section = window && sectionIn(window, selection.section)
    if (!window || !section) return false
    const drawn = drawnOf(window, selection)
    if (drawn?.dataset.field !== undefined) return openHere(drawn)
    return fieldsIn(drawn ?? section).some((field) => openHere(field))
  })

  useEffect(() => () => session.current?.end(), [])
  return useCallback((selection: Selection, at?: Point) => write(selection, at), [])
}
