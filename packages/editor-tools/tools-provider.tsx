import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Document } from '#packages/document/schema.ts'
import { AiPortProvider } from '#packages/editor-core/ai-port.ts'
import { inKind } from '#packages/editor-core/kind-words.ts'
import type { Tool, ToolPorts, Tools, ToolsState } from '#packages/editor-core/tool.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { ToolsContextProvider, useOpenedTool, useTools } from '#packages/editor-core/use-tools.ts'
import { useLanguage } from '#packages/i18n/words.tsx'
import { useBackToClose } from '#packages/ui/back-to-close.ts'
import { useFirstRun } from './first-run.ts'
import { useShortcuts } from './use-shortcuts.ts'

const NONE: readonly never[] = []

/** Tools that read resumes have the same names in every kind of document. */
const FROM_RESUMES = ['import', 'fill']

const named = (tool: Tool, kind: Document['kind']): Tool =>
  kind === 'resume' || FROM_RESUMES.includes(tool.id)
    ? tool
    : { ...tool, zh: inKind(tool.zh, kind, 'zh'), en: inKind(tool.en, kind, 'en') }

/** Where the focus was before a tool took it; one tool that opens another is not where anybody was. */
const focusBefore = (known: Element | undefined): Element | undefined => {
  const now = document.activeElement
  return !now || now === document.body || now.closest('[role="dialog"]') ? known : now
}

/** A closed tool is taken away at once, and the focus with it: it goes back, unless the tool led somewhere. */
const useFocusBack = (opened: string | undefined, state: StoreApi<ToolsState>) => {
  useEffect(() => {
    if (opened === undefined) return
    return () => {
      const { from } = state.getState()
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus()
    }
  }, [opened, state])
}

const OpenedTool = () => {
  const { rows, close, state } = useTools()
  const opened = useOpenedTool()
  useFocusBack(opened, state)
  useBackToClose(opened !== undefined, close)
  const Panel = rows.find(({ id }) => id === opened)?.panel
  if (!Panel) return null
  return (
    <Suspense>
      <Panel key={opened} opened onClose={close} />
    </Suspense>
  )
}

const Keys = () => {
  const context = useTools()
  useShortcuts(context)
  useFirstRun(context)
  return null
}

/**
 * Offers the tools of an editor, shows the one that is open and listens to their keys. `ports` says which services
 * this editor has. `tools` and `ports` must be the same objects on every render.
 */
export const ToolsProvider = ({
  ports,
  tools,
  without = NONE,
  children,
}: {
  ports: ToolPorts
  tools: readonly Tool[]
  /** Ids of rows that make no sense in this editor. */
  without?: readonly string[]
  children: ReactNode
}) => {
  const editor = useEditor()
  const { language } = useLanguage()
  const kind = useEditorState(({ document }) => document.kind)
  const [state] = useState(() =>
    createStore<ToolsState>(() => ({ opened: undefined, asked: 0, from: undefined })),
  )
  const context = useMemo((): Tools => {
    const rows = tools
      .filter(
        (tool) =>
          !without.includes(tool.id) && (tool.for?.includes(kind) ?? true) && (tool.ready?.(ports) ?? true),
      )
      .map((tool) => named(tool, kind))
    const open = (opened: string) => {
      const behind = rows.find(({ id }) => id === opened)?.behind
      if (behind) editor.show({ phone: behind })
      state.setState(({ asked, from }) => ({ opened, asked: asked + 1, from: focusBefore(from) }))
    }
    const close = () => state.setState({ opened: undefined })
    return { editor, ports, language, state, rows, open, close }
  }, [editor, ports, language, state, tools, without, kind])
  return (
    <ToolsContextProvider value={context}>
      <AiPortProvider value={ports.ai}>{children}</AiPortProvider>
      <Keys />
      <OpenedTool />
    </ToolsContextProvider>
  )
}
