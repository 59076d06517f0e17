import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Document } from '#packages/document/schema.ts'
import type { Editor, EditorState } from './editor.ts'
import { useEditor } from './use-editor.tsx'
import { isPhone } from './use-phone.ts'

/** The section, entry or field that the form should scroll to and focus. A section's title is its own entry. */
export interface FocusRequest {
  section: string
  item?: string | undefined
  field?: string | undefined
  pair?: string | undefined
  focus: boolean
}

export interface LeftPaneState {
  /** The section whose form is open, and the entry that is open in it. */
  open: string | undefined
  entry: string | undefined
  focusRequest: FocusRequest | undefined
  /** Text for screen readers, such as the new position of a moved row. */
  announcement: string
  /** The last deleted section or entry, until the document changes again. */
  removed: { title: string; section: string; document: Document } | undefined
  /** The element that had the focus when a picker was opened. */
  pickerOpener: HTMLElement | undefined
}

const panes = new WeakMap<Editor, StoreApi<LeftPaneState>>()

const sectionIn = ({ document }: Pick<EditorState, 'document'>, id: string | undefined) =>
  document.sections.find((section) => section.id === id)

const listen = (editor: Editor, pane: StoreApi<LeftPaneState>) =>
  editor.state.subscribe((now, before) => {
    const { open, entry } = pane.getState()
    if (now.document !== before.document && open !== undefined && !sectionIn(now, open))
      pane.setState({ open: undefined, entry: undefined })
    // Recorded before rendering, because the picker replaces the control that opened it.
    const pickerOpener = document.activeElement
    if (before.left.pane === 'content' && now.left.pane !== 'content' && pickerOpener instanceof HTMLElement)
      pane.setState({ pickerOpener: pickerOpener === document.body ? undefined : pickerOpener })
    if (now.selection === before.selection || !now.selection) return
    const { section, item, field, pair } = now.selection
    const items = sectionIn(now, section)?.items ?? []
    const chosen = items.find(({ id }) => id === item)?.id
    const openEntry = open === section ? entry : items[0]?.id
    pane.setState({
      open: section,
      entry: chosen ?? openEntry,
      ...(now.selectedBy === 'page'
        ? { focusRequest: { section, item, field, pair, focus: field !== undefined } }
        : {}),
    })
    // The picker shows what can be chosen for the selected section.
    const { left } = now
    if (now.selectedBy === 'page' && 'section' in left && left.section && left.section !== section)
      editor.show({ left: { ...left, section } })
  })

/** State of the left pane, one per editor. It survives the form while a picker replaces it. */
export const leftPaneOf = (editor: Editor): StoreApi<LeftPaneState> => {
  const known = panes.get(editor)
  if (known) return known
  const pane = createStore<LeftPaneState>(() => ({
    open: undefined,
    entry: undefined,
    focusRequest: undefined,
    announcement: '',
    removed: undefined,
    pickerOpener: undefined,
  }))
  panes.set(editor, pane)
  listen(editor, pane)
  return pane
}

export const useLeftPane = <T>(read: (state: LeftPaneState) => T): T =>
  useStore(leftPaneOf(useEditor()), useShallow(read))

const INVALID = '[aria-invalid="true"]'
/** An invalid input first, then text inputs, then buttons. */
const INPUTS = [INVALID, '[contenteditable="true"]', 'textarea', 'input:not([type="hidden"])']
const HEAD = '[data-section-head], [data-entry-head]'
/** Time for a lazily loaded input to render. */
const MAX_WAIT_MS = 3000

const focusIn = (element: HTMLElement, isField: boolean) => {
  const first = (selectors: readonly string[]) =>
    selectors.map((one) => element.querySelector<HTMLElement>(one)).find((one) => one !== null)
  const target = isField ? first(INPUTS) : first([HEAD])
  if (target) {
    target.focus({ preventScroll: true })
    return
  }
  first(['button'])?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const late = first(INPUTS)
    if (!late) return
    observer.disconnect()
    // If the user has focused something else meanwhile, it keeps the focus.
    if (document.activeElement === document.body || element.contains(document.activeElement))
      late.focus({ preventScroll: true })
  })
  observer.observe(element, { childList: true, subtree: true, attributes: true })
  setTimeout(() => observer.disconnect(), MAX_WAIT_MS)
}

const goTo = (row: HTMLElement, { focus, field, pair }: FocusRequest) => {
  // A field of pairs has one element per pair; other fields are focused as a whole.
  const element = (pair && row.querySelector<HTMLElement>(`[data-pair="${pair}"]`)) || row
  const target = element.querySelector(INVALID) ?? element
  target.scrollIntoView({ block: 'nearest' })
  // On a phone, focusing would open the keyboard.
  if (focus && !isPhone()) focusIn(element, field !== undefined)
}

/** Scrolls to this element and focuses it when it is requested, as soon as it is visible. */
export const useFocusRequest = (
  { section, item, field }: Omit<FocusRequest, 'focus' | 'pair'>,
  ref: { readonly current: HTMLElement | null },
) => {
  const editor = useEditor()
  const focusRequest = useLeftPane(({ focusRequest: requested }) =>
    requested?.section === section && requested.item === item && requested.field === field
      ? requested
      : undefined,
  )
  const handleRequest = useEffectEvent(() => {
    const element = ref.current
    if (!focusRequest || !element || element.offsetParent === null) return false
    goTo(element, focusRequest)
    leftPaneOf(editor).setState({ focusRequest: undefined })
    return true
  })
  useEffect(() => {
    if (!focusRequest || handleRequest()) return
    return editor.state.subscribe((now, before) => {
      if (now.phone !== before.phone) requestAnimationFrame(() => handleRequest())
    })
  }, [focusRequest, editor])
}
