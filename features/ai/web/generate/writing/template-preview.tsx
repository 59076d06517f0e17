import { ResumePreview } from './resume-preview.tsx'
import { useTemplate } from './use-template.ts'

const NONE: readonly string[] = []

/** A template that a link names: nobody has drawn its cover, and so the engine does. */
export const TemplatePreview = ({ id }: { id: string }) => {
  const { data } = useTemplate(id)
  return data ? (
    <ResumePreview document={data} shapes={NONE} place={undefined} isWriting={false} onRewrite={undefined} />
  ) : null
}
