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
  /** Of a field that holds pairs: the side that is meant. */
  pair?: string
  slot?: string
}

/** The pane in which the user selected: the other panes go there, this one stays as it is. */
export type SelectedBy = 'page' | 'form' | 'list' | 'style'

/** The content of the left pane: the sections and their forms, or a picker in their place. */
export type LeftPane =
  /**
   * `form`: the form was opened on purpose, to go to a field. An editor that has the form elsewhere shows it there.
   */
  | { pane: 'content'; form?: true }
  | { pane: 'variants'; section: string }
  /** Where the new section goes: after this one, or to the end of a region. */
  | { pane: 'add'; after?: string; region?: Region }
  /** The title style of one section, or of all. */
  | { pane: 'titles'; section?: string }

export type RightTab = 'theme' | 'section' | 'page'
/** On a phone one of the three shows. */
export type PhoneTab = 'content' | 'page' | 'style'
/** A number is a factor; `width` fills the stage, `page` shows a whole page. */
export type Zoom = number | 'width' | 'page'

export interface EditorState {
  document: Document
  /** Shown instead of the document while a choice is hovered; never kept. */
  preview: Document | undefined
  canUndo: boolean
  canRedo: boolean
  selection: Selection | undefined
  selectedBy: SelectedBy
  /** How many pages the document has, as drawn. */
  pages: number
  /** Of a presentation: whose each page is. A hidden slide has none, one that is too full has several. */
  runs: readonly string[]
  zoom: Zoom
  left: LeftPane
  right: RightTab
  phone: PhoneTab
}

/** Undo and redo go through the editor, which discards invalid drafts first. */
export type DocumentHistory = Omit<History<Document>, 'undo' | 'redo'>

/** Passes on what changed. */
type Follow = (now: EditorState, before: EditorState) => void

export interface Editor {
  /** The authoritative state. */
  state: StoreApi<EditorState>
  /**
   * A copy of the state that the interface renders from: on a slow machine it is updated when the user pauses. The
   * focused field reads `state`.
   */
  shown: StoreApi<EditorState>
  /** From now on what shows follows so; the answer ends it. */
  followBy(follow: Follow): () => void
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
  /** Shows what the command would do, without doing it; nothing takes it away again. */
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
  const shown = createStore<EditorState>(state.getState)
  const atOnce: Follow = (now) => shown.setState(now, true)
  let follow = atOnce
  state.subscribe((now, before) => follow(now, before))
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
    shown,
    followBy: (other) => {
      follow = other
      return () => {
        follow = atOnce
        atOnce(state.getState(), shown.getState())
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
