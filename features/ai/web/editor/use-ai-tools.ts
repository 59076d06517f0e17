import { useEffect, useMemo, useState } from 'react'
import type { Tool } from '#packages/editor-core/tool.ts'

const NONE: readonly Tool[] = []

/** The tools of an editor with the AI tools, which are added after the first paint. */
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
