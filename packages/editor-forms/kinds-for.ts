import { useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import type { SectionKind } from '#packages/sections/define.ts'
import { allKinds } from '#packages/sections/registry.ts'

/** Title styles are a kind, but not a section that can be added. */
const isAddable = ({ kind }: SectionKind) => kind !== 'module_title'

/** The kinds that can be added to a document: first those for its kind of document, then those of resumes. */
export const kindsFor = (document: Document['kind']): string[] => {
  const kinds = allKinds().filter(isAddable)
  return [
    ...kinds.filter((kind) => kind.for?.includes(document)),
    // Other documents have their own titles.
    ...kinds.filter(({ kind, for: others }) => !others && (document === 'resume' || kind !== 'resume_title')),
  ].map(({ kind }) => kind)
}

/** Loads the kinds for other documents first; a document without any section of these has not loaded them. */
export const useKinds = (): string[] => {
  const document = useEditorState((state) => state.document.kind)
  const [loaded, setLoaded] = useState(() => kindsFor(document))
  useEffect(() => {
    if (document === 'resume') return
    void import('#packages/sections/document-kinds.ts').then(
      () => setLoaded(kindsFor(document)),
      () => undefined,
    )
  }, [document])
  return loaded
}
