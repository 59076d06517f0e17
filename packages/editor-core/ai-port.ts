import { type ComponentType, createContext, useContext } from 'react'
import type { Field } from '#packages/sections/define.ts'
import type { ToolContext } from './tool.ts'

export interface FieldPlace {
  section: string
  item: string
  field: string
}

/** Who writes along with the person. An editor knows where its buttons stand, and nothing of what they do. */
export interface AiPort {
  /** Improves the text of a field, or writes it. */
  askForField(place: FieldPlace, tools: ToolContext): void
  /** The same for the texts of a section, or of what is selected in it. */
  askForSection(section: string, tools: ToolContext): Promise<void>
  /** Stands in a section's row of the list. */
  SectionMark: ComponentType<{ section: string }>
}

const AiPortContext = createContext<AiPort | undefined>(undefined)
export const AiPortProvider = AiPortContext.Provider

/** Undefined where nobody writes along. */
export const useAiPort = () => useContext(AiPortContext)

/** Running text: a name or a date needs nobody to write it. */
export const isWritten = ({ type, input }: Field): boolean =>
  type === 'rich' || (type === 'line' && input === 'hj-textarea')
