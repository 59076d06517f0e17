import { useEffect, useMemo, useState } from 'react'
import type { Tool } from '#packages/editor-core/tool.ts'

const NONE: readonly Tool[] = []

/** An editor's own tools and those of AI, which come after the first paint; one that is asked for earlier opens then. */
export const useAiTools = (own: readonly Tool[]): readonly Tool[] => {
  const [tools, setTools] = useState(NONE)
  useEffect(() => {
    import('../../tools-parts.ts').then(
      ({ aiTools }) => setTools(aiTools),
      // Without the network no model can answer either.
      () => undefined,
    )
  }, [])
  return useMemo(() => [...own, ...tools], [own, tools])
}
