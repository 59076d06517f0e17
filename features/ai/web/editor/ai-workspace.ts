import { createContext, useContext } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Place, TextAt } from '#packages/ai/places.ts'
import type { Step } from '#packages/ai/steps.ts'
import type { TaskName } from '#packages/ai/tasks.ts'
import type { Document } from '#packages/document/schema.ts'

/** The input for the next dialog. */
export interface AiRequest {
  /** Texts to improve or to write. */
  places: readonly Place[]
  /** A section to write into, or to translate again. */
  section?: string | undefined
}

/** The answer of a run, stored until the document is closed. */
export interface StoredAnswer {
  steps: readonly Step[]
  /** The texts when the run was started. */
  texts: readonly TextAt[]
  /** The input besides the document: a job description. */
  asked: string
}

/** Where documents of this sort are stored and opened. */
export interface AiHome {
  sort: 'resume' | 'template'
  /** The path of a document in the editor. */
  pathOf(id: string): string
  /** Stores a new document, in the account or in this browser, and returns its id. */
  keep(document: Document): Promise<string>
}

/** The open document as the AI tools need it. */
export interface AiWorkspace extends AiHome {
  id: string
  /** A visitor's document is only in this browser and has no log and no linked copies. */
  isInAccount: boolean
  /** Whether translated copies are linked to this document; those of templates are not. */
  isLinked: boolean
  request: StoreApi<AiRequest>
  answers: StoreApi<Partial<Record<TaskName, StoredAnswer>>>
}

export const createAiWorkspace = (id: string, isInAccount: boolean, home: AiHome): AiWorkspace => ({
  ...home,
  id,
  isInAccount,
  isLinked: isInAccount && home.sort === 'resume',
  request: createStore<AiRequest>(() => ({ places: [] })),
  answers: createStore<Partial<Record<TaskName, StoredAnswer>>>(() => ({})),
})

const AiWorkspaceContext = createContext<AiWorkspace | undefined>(undefined)
export const AiWorkspaceProvider = AiWorkspaceContext.Provider

export const useAiWorkspace = (): AiWorkspace => {
  const workspace = useContext(AiWorkspaceContext)
  if (!workspace) throw new Error('outside of an AI workspace')
  return workspace
}
