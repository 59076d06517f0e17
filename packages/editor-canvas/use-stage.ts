import { createContext, type RefObject, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { StoreApi } from 'zustand/vanilla'
import type { Selection } from '#packages/editor-core/editor.ts'
import type { DropPlace } from './drop-place.ts'

/** State of the pages and of the overlays on them. */
export interface StageState {
  /** Scale of the pages. */
  factor: number
  /** The section under the pointer. */
  hovered: string | undefined
  /** The place where the dragged element would go. */
  drop: DropPlace | undefined
  /** Counts loaded fonts and pictures, which move content without an edit. */
  moved: number
  /** A text is edited inline. */
  writing: boolean
  /** The last announcement for screen readers. */
  announcement: string
}

export interface StageHandle {
  state: StoreApi<StageState>
  scroller: RefObject<HTMLDivElement | null>
  /** The scaled element that contains the pages. */
  root: RefObject<HTMLDivElement | null>
  /** The element that handles keys for the selected section. */
  keys: RefObject<HTMLDivElement | null>
  announce(text: string): void
  /** Scrolls to the selected element, unless it is visible. */
  reveal(selection: Selection): void
  /** Starts inline editing; returns false if the text is not rendered exactly as stored. */
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
