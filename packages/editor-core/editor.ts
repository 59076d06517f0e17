import { create } from 'mutative'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Command } from '#packages/document/commands.ts'
import { History } from '#packages/document/history.ts'
import type { Document, Region } from '#packages/document/schema.ts'
import { isPressed } from '#packages/ui/pressed.ts'
import { InvalidDrafts } from './invalid-drafts.ts'

/**
 * The selection that the three panes share. A slot is a part that setters style: a field's name, or `section`,
 * `title`, `item`, …
 */
export interface Selection {
  section: string
  item?: string
  field?: string
  /** For a field of pairs, which part of the pair. */
  pair?: string
  slot?: string
}

/** The pane in which the user selected something: the other panes scroll to it. */
export type SelectedBy = 'page' | 'form' | 'list' | 'style'

/** The content of the left pane: the sections and their forms, or a picker instead. */
export type LeftPane =
  /**
   * `form`: the user asked to edit a field, so an editor with the form in another place opens it there.
   */
  | { pane: 'content'; form?: true }
  | { pane: 'variants'; section: string }
  /** Where the new section goes: after this one, or to the end of a region. */
  | { pane: 'add'; after?: string; region?: Region }
  /** The title style of one section, or of all. */
  | { pane: 'titles'; section?: string }

export type RightTab = 'theme' | 'section' | 'page'
/** A phone shows one of the three panes. */
export type PhoneTab = 'content' | 'page' | 'style'
/** A number is a factor; `width` fills the stage, `page` shows a whole page. */
export type Zoom = number | 'width' | 'page'

export interface EditorState {
  document: Document
  /** Shown instead of the document while an option is hovered; never saved. */
  preview: Document | undefined
  canUndo: boolean
  canRedo: boolean
  selection: Selection | undefined
  selectedBy: SelectedBy
  /** The number of rendered pages. */
  pages: number
  /** In a presentation, the section id of each page. A hidden slide has no page, an overfull one has several. */
  runs: readonly string[]
  zoom: Zoom
  left: LeftPane
  right: RightTab
  phone: PhoneTab
}

/** Undo and redo go through the editor, which discards invalid drafts first. */
export type DocumentHistory = Omit<History<Document>, 'undo' | 'redo'>

type StateListener = (now: EditorState, before: EditorState) => void

export interface Editor {
  /** The authoritative state. */
  state: StoreApi<EditorState>
  /**
   * A copy of the state that the interface renders from: on a slow machine it is updated when the user pauses. The
   * focused field reads `state`.
   */
  renderState: StoreApi<EditorState>
  /**
   * Replaces the listener that copies `state` to `renderState`. The returned function restores the default, which copies
   * every change immediately.
   */
  updateRenderStateBy(listen: StateListener): () => void
  history: DocumentHistory
  invalidDrafts: InvalidDrafts
  /**
   * Runs a command. Edits of the same gesture (typing into one field, dragging one slider) are one undo step, until
   * the gesture ends or pauses. A gesture does not end while the pointer is pressed.
   */
  edit(command: Command, gesture?: string): void
  endGesture(): void
  /** Discards the invalid draft in the focused field, or else undoes the last step. */
  undo(): void
  /** Restores the draft that was discarded last, or else redoes the last undone step. */
  redo(): void
  /** Shows what the command would do without running it; `undefined` ends the preview. */
  preview(command: Command | undefined): void
  select(selection: Selection | undefined, by: SelectedBy): void
  show(change: Partial<Pick<EditorState, 'pages' | 'runs' | 'zoom' | 'left' | 'right' | 'phone'>>): void
}

const PAUSE_MS = 1500

export const createEditor = (from: Document | History<Document>): Editor => {
  const history = from instanceof History ? from : new History(from)
  const state = createStore<EditorState>(() => ({
    document: history.state,
    preview: undefined,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    selection: undefined,
    selectedBy: 'list',
    pages: 1,
    runs: [],
    zoom: 'width',
    left: { pane: 'content' },
    right: 'theme',
    phone: 'page',
  }))
  const renderState = createStore<EditorState>(state.getState)
  const copyState: StateListener = (now) => renderState.setState(now, true)
  let listen = copyState
  state.subscribe((now, before) => listen(now, before))
  const invalidDrafts = new InvalidDrafts(history)
  let gesture: string | undefined
  let last = 0

  history.subscribe(() => {
    const { selection } = state.getState()
    const gone = selection && !history.state.sections.some(({ id }) => id === selection.section)
    state.setState({
      document: history.state,
      preview: undefined,
      canUndo: history.canUndo,
      canRedo: history.canRedo,
      ...(gone ? { selection: undefined } : {}),
    })
  })

  const endGesture = () => {
    gesture = undefined
    history.mark()
  }

  return {
    state,
    renderState,
    updateRenderStateBy: (other) => {
      listen = other
      return () => {
        listen = copyState
        copyState(state.getState(), renderState.getState())
      }
    },
    history,
    invalidDrafts,
    edit: (command, of) => {
      const now = performance.now()
      const paused = now - last > PAUSE_MS && !isPressed()
      if (of === undefined || of !== gesture || paused) history.mark()
      gesture = of
      last = now
      history.edit(command)
    },
    endGesture,
    undo: () => {
      endGesture()
      if (!invalidDrafts.discard()) history.undo()
    },
    redo: () => {
      endGesture()
      if (!invalidDrafts.restoreDiscarded()) history.redo()
    },
    preview: (command) =>
      state.setState({
        preview: command && (create(history.state, (draft) => void command(draft as Document)) as Document),
      }),
    select: (selection, by) => state.setState({ selection, selectedBy: by }),
    show: (change) => state.setState(change),
  }
}
