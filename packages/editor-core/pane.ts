import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Document } from '#packages/document/schema.ts'
import type { Editor, EditorState } from './editor.ts'
import { useEditor } from './use-editor.tsx'
import { isPhone } from './use-phone.ts'

/** The section, entry or field that the form should scroll to and focus. A section's title is its own entry. */
export interface Wish {
  section: string
  item?: string | undefined
  field?: string | undefined
  pair?: string | undefined
  focus: boolean
}

export interface PaneState {
  /** The section whose form is open, and the entry that is open in it. */
  open: string | undefined
  entry: string | undefined
  wish: Wish | undefined
  /** For those who do not see where a moved row went. */
  said: string
  /** The last deleted section or entry, until the document changes again. */
  removed: { title: string; section: string; document: Document } | undefined
  /** The element that had the focus when a picker was opened. */
  asker: HTMLElement | undefined
}

const panes = new WeakMap<Editor, StoreApi<PaneState>>()

const sectionIn = ({ document }: Pick<EditorState, 'document'>, id: string | undefined) =>
  document.sections.find((section) => section.id === id)

const follow = (editor: Editor, pane: StoreApi<PaneState>) =>
  editor.state.subscribe((now, before) => {
    const { open, entry } = pane.getState()
    if (now.document !== before.document && open !== undefined && !sectionIn(now, open))
      pane.setState({ open: undefined, entry: undefined })
    // Noted at once: the picker takes the place of the control that asked for it.
    const asker = document.activeElement
    if (before.left.pane === 'content' && now.left.pane !== 'content' && asker instanceof HTMLElement)
      pane.setState({ asker: asker === document.body ? undefined : asker })
    if (now.selection === before.selection || !now.selection) return
    const { section, item, field, pair } = now.selection
    const items = sectionIn(now, section)?.items ?? []
    const chosen = items.find(({ id }) => id === item)?.id
    const kept = open === section ? entry : items[0]?.id
    pane.setState({
      open: section,
      entry: chosen ?? kept,
      ...(now.selectedBy === 'page'
        ? { wish: { section, item, field, pair, focus: field !== undefined } }
        : {}),
    })
    // The picker shows what can be chosen for the selected section.
    const { left } = now
    if (now.selectedBy === 'page' && 'section' in left && left.section && left.section !== section)
      editor.show({ left: { ...left, section } })
  })

/** State of the left pane, one per editor. It survives the form while a picker replaces it. */
export const paneOf = (editor: Editor): StoreApi<PaneState> => {
  const known = panes.get(editor)
  if (known) return known
  const pane = createStore<PaneState>(() => ({
    open: undefined,
    entry: undefined,
    wish: undefined,
    said: '',
    removed: undefined,
    asker: undefined,
  }))
  panes.set(editor, pane)
  follow(editor, pane)
  return pane
}

export const usePane = <T>(read: (state: PaneState) => T): T =>
  useStore(paneOf(useEditor()), useShallow(read))

const INVALID = '[aria-invalid="true"]'
/** An invalid input first, then text inputs, then buttons. */
const WRITTEN = [INVALID, '[contenteditable="true"]', 'textarea', 'input:not([type="hidden"])']
const HEAD = '[data-section-head], [data-entry-head]'
/** Long enough for an editor that is still being fetched. */
const PATIENCE_MS = 3000

const focusIn = (element: HTMLElement, isField: boolean) => {
  const first = (selectors: readonly string[]) =>
    selectors.map((one) => element.querySelector<HTMLElement>(one)).find((one) => one !== null)
  const target = isField ? first(WRITTEN) : first([HEAD])
  if (target) {
    target.focus({ preventScroll: true })
    return
  }
  first(['button'])?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const late = first(WRITTEN)
    if (!late) return
    observer.disconnect()
    // If the user has focused something else meanwhile, it keeps the focus.
    if (document.activeElement === document.body || element.contains(document.activeElement))
      late.focus({ preventScroll: true })
  })
  observer.observe(element, { childList: true, subtree: true, attributes: true })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}

const goTo = (row: HTMLElement, { focus, field, pair }: Wish) => {
  // Of a field of pairs the one that was meant; the field itself where it is edited in another way.
  const element = (pair && row.querySelector<HTMLElement>(`[data-pair="${pair}"]`)) || row
  const meant = element.querySelector(INVALID) ?? element
  meant.scrollIntoView({ block: 'nearest' })
  // A phone's keyboard would jump up unasked.
  if (focus && !isPhone()) focusIn(element, field !== undefined)
}

/** Scrolls to this element and focuses it when it is requested, as soon as it is visible. */
export const useWished = (
  { section, item, field }: Omit<Wish, 'focus' | 'pair'>,
  ref: { readonly current: HTMLElement | null },
) => {
  const editor = useEditor()
  const wish = usePane(({ wish: wished }) =>
    wished?.section === section && wished.item === item && wished.field === field ? wished : undefined,
  )
  const fulfil = useEffectEvent(() => {
    const element = ref.current
    if (!wish || !element || element.offsetParent === null) return false
    goTo(element, wish)
    paneOf(editor).setState({ wish: undefined })
    return true
  })
  useEffect(() => {
    if (!wish || fulfil()) return
    return editor.state.subscribe((now, before) => {
      if (now.phone !== before.phone) requestAnimationFrame(() => fulfil())
    })
  }, [wish, editor])
}
