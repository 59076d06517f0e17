import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { AiWorkspaceProvider, createAiWorkspace, useAiTools } from '#features/ai/parts.ts'
import { useOpenedTool, useTools } from '#packages/editor-core/use-tools.ts'
import { ToolsProvider } from '#packages/editor-tools/tools-provider.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { useDesignerTools } from './designer-tools.ts'
import { portsOf } from './ports.ts'
import { templateHome } from './template-home.ts'
import { useWorkspace } from './workspace-state.ts'

/** Authors need no tour. */
const WITHOUT = ['tour'] as const

/** Ends the sample content when a content tool opens, since the sample would hide its effect. */
const OwnContent = () => {
  const { state } = useWorkspace()
  const { rows } = useTools()
  const opened = useOpenedTool()
  const writes = rows.some(({ id, group }) => id === opened && (group === 'content' || id === 'translate'))
  useEffect(() => {
    if (writes) state.setState({ sample: undefined, located: undefined })
  }, [writes, state])
  return null
}

/** Provides the tools of both editors and those of the designer. */
export const DesignerToolsProvider = ({ children }: { children: ReactNode }) => {
  const workspace = useWorkspace()
  const client = useApi()
  const queries = useQueryClient()
  const { id, documentStore, meta } = workspace
  const ai = useMemo(
    () =>
      createAiWorkspace(
        id,
        documentStore.location === 'server',
        templateHome(client, queries, () => meta.getState().meta),
      ),
    [id, documentStore, meta, client, queries],
  )
  const tools = useAiTools(useDesignerTools())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ports do not depend on the conflicts.
  const ports = useMemo(() => portsOf(workspace, client, ai), [client, workspace.editor, ai])
  return (
    <AiWorkspaceProvider value={ai}>
      <ToolsProvider ports={ports} tools={tools} without={WITHOUT}>
        {children}
        <OwnContent />
      </ToolsProvider>
    </AiWorkspaceProvider>
  )
}
