import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Finding } from '#packages/render/check/finding.ts'
import type { CheckReport, Trial } from '#packages/render/check/report.ts'
import type { Profession } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import type { Workspace } from './open-template.tsx'

export const tabs = ['data', 'props', 'style', 'template'] as const
export type Tab = (typeof tabs)[number]

/** Sample content for trying out a template. */
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

/** State of the panes of the designer. */
export interface WorkspaceState {
  tab: Tab
  /** The kind whose variants the palette shows. */
  kind: string
  /** A click on a variant adds a section even if one of its kind is selected; a title style changes all sections. */
  adding: boolean
  /** Number of requests by other panes to focus the palette. */
  paletteRequests: number
  sample: Sample | undefined
  check: Check
  docked: boolean
  /** The finding that the user opened; the pages show the content of its trial. */
  located: { trial: Trial; finding: Finding } | undefined
  submitting: boolean
  /** Missing values are marked, after an incomplete submission. */
  showsMissing: boolean
}

export interface WorkspaceHandle extends Workspace {
  state: StoreApi<WorkspaceState>
}

export const createWorkspaceState = (): StoreApi<WorkspaceState> =>
  createStore<WorkspaceState>(() => ({
    tab: 'style',
    kind: 'base_info',
    adding: false,
    paletteRequests: 0,
    sample: undefined,
    check: { state: 'none' },
    docked: false,
    located: undefined,
    submitting: false,
    showsMissing: false,
  }))

const WorkspaceContext = createContext<WorkspaceHandle | undefined>(undefined)
export const WorkspaceProvider = WorkspaceContext.Provider

export const useWorkspace = (): WorkspaceHandle => {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('outside of a workspace')
  return workspace
}

export const useWorkspaceState = <T>(read: (state: WorkspaceState) => T): T =>
  useStore(useWorkspace().state, useShallow(read))
