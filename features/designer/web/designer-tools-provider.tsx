import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { AiDeskProvider, createAiDesk, useAiTools } from '#features/ai/parts.ts'
import { useOpenedTool, useTools } from '#packages/editor-core/use-tools.ts'
import { ToolsProvider } from '#packages/editor-tools/tools-provider.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { useDesignerTools } from './designer-tools.ts'
import { useDesk } from './desk-state.ts'
import { portsOf } from './ports.ts'
import { templateHome } from './template-home.ts'

/** Who makes templates knows their way about. */
const WITHOUT = ['tour'] as const

/** A tool for what is written works on the template's own content: somebody else's would hide what it does. */
const OwnContent = () => {
  const { state } = useDesk()
  const { rows } = useTools()
  const opened = useOpenedTool()
  const writes = rows.some(({ id, group }) => id === opened && (group === 'content' || id === 'translate'))
  useEffect(() => {
    if (writes) state.setState({ sample: undefined, located: undefined })
  }, [writes, state])
  return null
}

/** The tools of both editors as they work on a template, and the designer's own. */
export const DesignerToolsProvider = ({ children }: { children: ReactNode }) => {
  const desk = useDesk()
  const client = useApi()
  const queries = useQueryClient()
  const { id, documentStore, meta } = desk
  const ai = useMemo(
    () =>
      createAiDesk(
        id,
        documentStore.location === 'server',
        templateHome(client, queries, () => meta.getState().meta),
      ),
    [id, documentStore, meta, client, queries],
  )
  const tools = useAiTools(useDesignerTools())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same desk has the same ports, whatever conflicts come.
  const ports = useMemo(() => portsOf(desk, client, ai), [client, desk.editor, ai])
  return (
    <AiDeskProvider value={ai}>
      <ToolsProvider ports={ports} tools={tools} without={WITHOUT}>
        {children}
        <OwnContent />
      </ToolsProvider>
    </AiDeskProvider>
  )
}
