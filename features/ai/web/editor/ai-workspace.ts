import { createContext, useContext } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Place, TextAt } from '#packages/ai/places.ts'
import type { Step } from '#packages/ai/steps.ts'
import type { TaskName } from '#packages/ai/tasks.ts'
import type { Document } from '#packages/document/schema.ts'

/** What the next dialog is about. */
export interface AiRequest {
  /** Texts to improve or to write. */
  places: readonly Place[]
  /** A section to write into, or to translate again. */
  section?: string | undefined
}

/** What a run answered, to be looked at again while the document stays open. */
export interface StoredAnswer {
  steps: readonly Step[]
  /** As they stood when it was asked. */
  texts: readonly TextAt[]
  /** What it was asked with, beside the document: a job description. */
  asked: string
}

/** What kind of thing the open document is, and where its like are. */
export interface AiHome {
  sort: 'resume' | 'template'
  /** The address of one. */
  pathOf(id: string): string
  /** Keeps a new one, in the account or in this browser, and says its id. */
  keep(document: Document): Promise<string>
}

/** The open document as the AI tools need it. */
export interface AiWorkspace extends AiHome {
  id: string
  /** A visitor's is in this browser alone: no log, no linked copies. */
  isInAccount: boolean
  /** A translated copy knows what it was made of; templates stand by themselves. */
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
