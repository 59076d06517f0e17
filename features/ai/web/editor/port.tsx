import { Suspense } from 'react'
import type { AiPort } from '#packages/editor-core/ai-port.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { AiWorkspace } from './ai-workspace.ts'

const StaleMark = lazyComponent(async () => (await import('./stale-mark.tsx')).StaleMark)

export const aiPort = (workspace: AiWorkspace): AiPort => ({
  askForField: (place, tools) => {
    workspace.request.setState({ places: [place], section: undefined }, true)
    tools.open('ai_edit')
  },
  askForSection: async (section, tools) => {
    const { textsIn, toolFor } = await import('./texts-in.ts')
    const places = textsIn(tools.editor, section)
    workspace.request.setState({ places, section }, true)
    tools.open(toolFor(tools.editor, places))
  },
  SectionMark: ({ section }) =>
    workspace.isLinked ? (
      <Suspense>
        <StaleMark section={section} />
      </Suspense>
    ) : null,
})
