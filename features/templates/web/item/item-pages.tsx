import { useEffect, useMemo, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import type { TemplateMeta } from '../../meta.ts'
import { inTheme, readTemplate, withRequestedContent } from './tried-document.ts'
import type { TryOn } from './try-on.ts'

interface ItemPagesProps {
  /** As the server stores it. */
  stored: unknown
  job: TemplateMeta['job']
  tryOn: TryOn
  mine(id: string): Promise<Document>
  onCount(pages: number): void
  onBusy(busy: boolean): void
  /** The requested content could not be loaded. */
  onFailed(): void
}

interface Worn {
  template: Document
  request: string
  document: Document
}

/** Until other content is loaded, the previous one stays. Colours and fonts change at once. */
const useWorn = (template: Document, { tryOn, job, mine, onBusy, onFailed }: ItemPagesProps): Document => {
  const { content, language } = tryOn
  const request = `${content ?? ''} ${content === undefined ? (language ?? '') : ''}`
  const [worn, setWorn] = useState<Worn>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another request loads again.
  useEffect(() => {
    let gone = false
    if (request === ' ') {
      setWorn(undefined)
      return onBusy(false)
    }
    onBusy(true)
    withRequestedContent({ template, job, tryOn, mine })
      .then(
        (document) => !gone && setWorn({ template, request, document }),
        () => !gone && onFailed(),
      )
      .finally(() => !gone && onBusy(false))
    return () => {
      gone = true
    }
  }, [template, request])
  return worn?.template === template ? worn.document : template
}

/** The template's pages with the selected content, colours and font. */
export const ItemPages = (props: ItemPagesProps) => {
  const template = useMemo(() => readTemplate(props.stored), [props.stored])
  if (!template) throw new Error('the server sent a template that cannot be read')
  return <TriedPages {...props} template={template} />
}

const TriedPages = ({ template, ...props }: ItemPagesProps & { template: Document }) => {
  const { tryOn, onCount } = props
  const worn = useWorn(template, props)
  const { colors, font } = tryOn
  const shown = useMemo(
    () => inTheme(worn, { ...(colors ? { colors } : {}), ...(font ? { font } : {}) }),
    [worn, colors, font],
  )
  return <DocumentPages document={shown} onCount={onCount} />
}
