import { ResumePreview } from './resume-preview.tsx'
import { useTemplate } from './use-template.ts'

const NONE: readonly string[] = []

/** Renders a template that a link names and that has no cover. */
export const TemplatePreview = ({ id }: { id: string }) => {
  const { data } = useTemplate(id)
  return data ? (
    <ResumePreview document={data} shapes={NONE} place={undefined} isWriting={false} onRewrite={undefined} />
  ) : null
}
