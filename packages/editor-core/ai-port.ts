import { type ComponentType, createContext, useContext } from 'react'
import type { Field } from '#packages/sections/define.ts'
import type { ToolContext } from './tool.ts'

export interface FieldPlace {
  section: string
  item: string
  field: string
}

/** Interface between the editor, which shows the AI buttons, and the AI feature, which implements them. */
export interface AiPort {
  /** Improves the text of a field, or writes an empty one. */
  askForField(place: FieldPlace, tools: ToolContext): void
  /** The same for all texts of a section, or of its selected entry. */
  askForSection(section: string, tools: ToolContext): Promise<void>
  /** Rendered in each row of the section list. */
  SectionMark: ComponentType<{ section: string }>
}

const AiPortContext = createContext<AiPort | undefined>(undefined)
export const AiPortProvider = AiPortContext.Provider

/** Undefined in editors without AI. */
export const useAiPort = () => useContext(AiPortContext)

/** Only long texts have an AI button, not names or dates. */
export const isWritten = ({ type, input }: Field): boolean =>
  type === 'rich' || (type === 'line' && input === 'hj-textarea')
