import { createContext, type RefObject, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { StoreApi } from 'zustand/vanilla'
import type { Selection } from '#packages/editor-core/editor.ts'
import type { DropPlace } from './drop-place.ts'

/** State of the pages and of the overlays on them. */
export interface StageState {
  /** How large a page is shown. */
  factor: number
  /** The section under the pointer. */
  hovered: string | undefined
  /** The place where the dragged element would go. */
  drop: DropPlace | undefined
  /** Counts what moves drawn things without an edit: a font or a picture that came. */
  moved: number
  /** A field is being written in, in its place. */
  writing: boolean
  /** The last thing told to those who do not see it. */
  said: string
}

export interface StageHandle {
  state: StoreApi<StageState>
  scroller: RefObject<HTMLDivElement | null>
  /** The box that is scaled: the pages. */
  root: RefObject<HTMLDivElement | null>
  /** The element that handles keys for the selected section. */
  keys: RefObject<HTMLDivElement | null>
  say(text: string): void
  /** Scrolls to the selected element, unless it is visible. */
  reveal(selection: Selection): void
  /** Writes in the drawn thing itself where it shows what is stored; else answers false. */
  write(selection: Selection, at?: { x: number; y: number }): boolean
}

const StageContext = createContext<StageHandle | undefined>(undefined)
export const StageProvider = StageContext.Provider

export const useStage = (): StageHandle => {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('outside of a stage')
  return stage
}

export const useStageState = <T>(read: (state: StageState) => T): T =>
  useStore(useStage().state, useShallow(read))
