import type { IconNode } from 'lucide'
import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Document } from '#packages/document/schema.ts'
import type { FormatId } from '#packages/export/formats.ts'
import type { Language } from '#packages/sections/language.ts'
import type { AiPort } from './ai-port.ts'
import type { Editor, PhoneTab } from './editor.ts'
import type { Shortcut } from './shortcut.ts'
import type { Versions } from './versions-port.ts'

/** The user's other resumes and documents, to copy content from. */
export interface OtherResumes {
  /** All documents, or those of one kind. */
  list(kind?: Document['kind']): Promise<{ id: string; title: string; updatedAt: number }[]>
  get(id: string): Promise<Document>
}

/** The gallery, for the panel that changes the template. */
export interface Templates {
  /** A page, from 1, of the templates that match all words. `partial`: offline, so only cached templates. */
  list(
    words: string,
    page: number,
  ): Promise<{ templates: { id: string; name: string }[]; pages: number; partial?: boolean }>
  get(id: string): Promise<Document>
}

/** Where the document is stored after a manual save. */
export type SaveLocation = 'server' | 'browser' | 'savedLocally' | 'notSaved'

/** Services that the tools need; a tool whose service is missing is not offered. */
export interface ToolPorts {
  versions?: Versions
  otherResumes?: OtherResumes
  templates?(): Promise<Templates>
  save?(): Promise<SaveLocation>
  ai?: AiPort
  /** Called after a file was downloaded. */
  exported?(made: { kind: Document['kind']; formats: FormatId[] }): void
}

export const toolGroups = ['content', 'look', 'document', 'edit', 'view', 'help'] as const
export type ToolGroup = (typeof toolGroups)[number]

export interface ToolContext {
  editor: Editor
  ports: ToolPorts
  language: Language
  /** The tools that are available now, including those that an editor adds. */
  rows: readonly Tool[]
  open(id: string): void
  close(): void
}

export interface PanelProps {
  opened: boolean
  onClose(): void
}

/** One command of the editor, for the menu, the command palette, the shortcuts and their overview. */
export interface Tool {
  id: string
  zh: string
  en: string
  /** More search words, in both languages. */
  also?: string
  icon: IconNode
  group: ToolGroup
  shortcuts?: readonly Shortcut[]
  /** The keys are handled by the pages or the list; here they are only listed. */
  elsewhere?: true
  /** Whether the tool is in the tool list; `phone`: only on phones, whose bar has no space for it. */
  listed?: true | 'phone'
  /** The panel that opens. Without it, `run` is called. */
  panel?: ComponentType<PanelProps>
  /** The pane that a phone shows behind the panel; by default it does not change. */
  behind?: PhoneTab
  run?(context: ToolContext): void
  /** The kinds of documents that have the tool; all by default. */
  for?: readonly Document['kind'][]
  /** Whether the needed services are available. */
  ready?(ports: ToolPorts): boolean
}

export interface ToolsState {
  opened: string | undefined
  /** Number of requests to open a tool. An open tool that is requested again takes the focus. */
  asked: number
  /** The element that had the focus when the tool was opened. */
  from: Element | undefined
}

export interface Tools extends ToolContext {
  state: StoreApi<ToolsState>
}

export const runTool = (tool: Tool, context: ToolContext): void => {
  if (tool.panel) context.open(tool.id)
  else tool.run?.(context)
}
