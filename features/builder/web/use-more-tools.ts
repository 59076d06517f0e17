import { useEffect, useState } from 'react'
import type { Tool } from '#packages/editor/tools/tool.ts'
import { sharingTools } from './sharing/tools.ts'

/** The builder's own tools. Those of AI come after the first paint; one that is asked for earlier opens then. */
export const useMoreTools = (): readonly Tool[] => {
  const [tools, setTools] = useState(sharingTools)
  useEffect(() => {
    import('#features/ai/tools-parts.ts').then(
      ({ aiTools }) => setTools([...sharingTools, ...aiTools]),
      // Without the network there is nobody to ask either.
      () => undefined,
    )
  }, [])
  return tools
}
