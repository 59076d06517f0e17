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

/** The person's other resumes and documents, to take content from. */
export interface OtherResumes {
  /** Of one kind, or all. */
  list(kind?: Document['kind']): Promise<{ id: string; title: string; updatedAt: number }[]>
  get(id: string): Promise<Document>
}

/** The gallery, as the panel that changes templates walks through it. */
export interface Templates {
  /** A page, from 1, of those that have all these words. `partial`: no answer; only what was fetched before. */
  list(
    words: string,
    page: number,
  ): Promise<{ templates: { id: string; name: string }[]; pages: number; partial?: boolean }>
  get(id: string): Promise<Document>
}

/** Where the work is after it was asked to be saved now. */
export type SaveLocation = 'server' | 'browser' | 'savedLocally' | 'notSaved'

/** The services that the tools need from outside; a tool whose port is missing is not offered. */
export interface ToolPorts {
  versions?: Versions
  otherResumes?: OtherResumes
  /** Opened when it is asked for. */
  templates?(): Promise<Templates>
  save?(): Promise<SaveLocation>
  ai?: AiPort
  /** Called after a file was given to the user; no one awaits it. */
  exported?(made: { kind: Document['kind']; formats: FormatId[] }): void
}

export const toolGroups = ['content', 'look', 'document', 'edit', 'view', 'help'] as const
export type ToolGroup = (typeof toolGroups)[number]

export interface ToolContext {
  editor: Editor
  ports: ToolPorts
  language: Language
  /** The tools that apply now, with those that the editor adds. */
  rows: readonly Tool[]
  open(id: string): void
  close(): void
}

export interface PanelProps {
  opened: boolean
  onClose(): void
}

/** One command of the editor. A row feeds the menu, the palette, the keys and their sheet. */
export interface Tool {
  id: string
  zh: string
  en: string
  /** Other words that people look for it by, in either language. */
  also?: string
  icon: IconNode
  group: ToolGroup
  shortcuts?: readonly Shortcut[]
  /** The keys are listened to where they belong: the pages, the list. They are only told here. */
  elsewhere?: true
  /** Shown in the list of tools; some only on a phone, whose bar has no room for them. */
  listed?: true | 'phone'
  /** The panel that opens. Without it, `run` is called. */
  panel?: ComponentType<PanelProps>
  /** The pane that a phone shows behind the panel; by default it does not change. */
  behind?: PhoneTab
  run?(context: ToolContext): void
  /** Only in these kinds of documents; in all unless said. */
  for?: readonly Document['kind'][]
  /** Whether it can be used at all here. */
  ready?(ports: ToolPorts): boolean
}

export interface ToolsState {
  opened: string | undefined
  /** Counts how often one was asked for: asked again, an open tool takes the focus again. */
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
