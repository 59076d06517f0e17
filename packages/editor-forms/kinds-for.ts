import { useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import type { SectionKind } from '#packages/sections/define.ts'
import { allKinds } from '#packages/sections/registry.ts'

/** A title is no section of its own. */
const isAddable = ({ kind }: SectionKind) => kind !== 'module_title'

/** The kinds that can be added to a document: its own first, then those of resumes, which all documents allow. */
export const kindsFor = (document: Document['kind']): string[] => {
  const kinds = allKinds().filter(isAddable)
  return [
    ...kinds.filter((kind) => kind.for?.includes(document)),
    // A document has titles of its own.
    ...kinds.filter(({ kind, for: others }) => !others && (document === 'resume' || kind !== 'resume_title')),
  ].map(({ kind }) => kind)
}

/** The same once they are here: a document without any of its own kinds did not ask for them. */
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
