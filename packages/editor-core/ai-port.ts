import { type ComponentType, createContext, useContext } from 'react'
import type { Field } from '#packages/sections/define.ts'
import type { ToolContext } from './tool.ts'

export interface FieldPlace {
  section: string
  item: string
  field: string
}

/** The AI feature as the editor sees it: the editor places its buttons and knows nothing of what they do. */
export interface AiPort {
  /** Improves the text of a field, or writes it. */
  askForField(place: FieldPlace, tools: ToolContext): void
  /** The same for the texts of a section, or of what is selected in it. */
  askForSection(section: string, tools: ToolContext): Promise<void>
  /** Shown in the row of a section in the list. */
  SectionMark: ComponentType<{ section: string }>
}

const AiPortContext = createContext<AiPort | undefined>(undefined)
export const AiPortProvider = AiPortContext.Provider

/** Undefined where AI is not offered. */
export const useAiPort = () => useContext(AiPortContext)

/** Running text. A name or a date needs no AI. */
export const isWritten = ({ type, input }: Field): boolean =>
  type === 'rich' || (type === 'line' && input === 'hj-textarea')
