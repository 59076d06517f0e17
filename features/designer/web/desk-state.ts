import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Finding } from '#packages/render/check/finding.ts'
import type { CheckReport, Trial } from '#packages/render/check/report.ts'
import type { Profession } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import type { Desk } from './open-template.tsx'

export const tabs = ['data', 'props', 'style', 'template'] as const
export type Tab = (typeof tabs)[number]

/** Somebody whose content the template is looked at with. */
export interface Sample {
  person: Profession
  language: 'zh' | 'en'
  length: Length
}

export type Check =
  | { state: 'none' }
  | { state: 'running' }
  | { state: 'done'; report: CheckReport }
  | { state: 'failed' }

/** What only the designer's own panes know. */
export interface DeskState {
  tab: Tab
  /** Whose variants the palette shows. */
  kind: string
  /** A click on a look adds a section, although one of its kind is selected; of titles: changes all. */
  adding: boolean
  /** Counts how often the palette was asked for by something that stands elsewhere. */
  asked: number
  sample: Sample | undefined
  check: Check
  docked: boolean
  /** What was gone to from a check: its trial's content stands on the page until one leaves it. */
  located: { trial: Trial; finding: Finding } | undefined
  submitting: boolean
  /** Asked to be submitted and sent back: what is missing is marked. */
  wanting: boolean
}

export interface DeskHandle extends Desk {
  state: StoreApi<DeskState>
}

export const createDeskState = (): StoreApi<DeskState> =>
  createStore<DeskState>(() => ({
    tab: 'style',
    kind: 'base_info',
    adding: false,
    asked: 0,
    sample: undefined,
    check: { state: 'none' },
    docked: false,
    located: undefined,
    submitting: false,
    wanting: false,
  }))

const DeskContext = createContext<DeskHandle | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): DeskHandle => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('outside of a desk')
  return desk
}

export const useDeskState = <T>(read: (state: DeskState) => T): T =>
  useStore(useDesk().state, useShallow(read))
