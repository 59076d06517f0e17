import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { useLanguage } from '#packages/ui/words.tsx'
import { useEditor } from '../use-editor.tsx'
import { useFirstRun } from './first-run.ts'
import type { Tool, ToolPorts, Tools, ToolsState } from './tool.ts'
import { tools } from './tools.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { ToolsContextProvider, useOpenedTool, useTools } from './use-tools.ts'

const NONE: readonly never[] = []

const OpenedTool = () => {
  const { rows, close } = useTools()
  const opened = useOpenedTool()
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
 * The tools of an editor: what is offered, what is open, and their keys. `ports` says what can be reached from here,
 * `more` adds the editor's own rows; both should be the same objects from one drawing to the next.
 */
export const ToolsProvider = ({
  ports,
  more = NONE,
  without = NONE,
  children,
}: {
  ports: ToolPorts
  more?: readonly Tool[]
  /** Ids of rows that make no sense in this editor. */
  without?: readonly string[]
  children: ReactNode
}) => {
  const editor = useEditor()
  const { language } = useLanguage()
  const [state] = useState(() => createStore<ToolsState>(() => ({ opened: undefined, asked: 0 })))
  const context = useMemo(
    (): Tools => ({
      editor,
      ports,
      language,
      state,
      rows: [...tools, ...more].filter(({ id, ready }) => !without.includes(id) && (ready?.(ports) ?? true)),
      open: (opened) => state.setState(({ asked }) => ({ opened, asked: asked + 1 })),
      close: () => state.setState({ opened: undefined }),
    }),
    [editor, ports, language, state, more, without],
  )
  return (
    <ToolsContextProvider value={context}>
      {children}
      <Keys />
      <OpenedTool />
    </ToolsContextProvider>
  )
}
