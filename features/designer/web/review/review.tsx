import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import reading from '#packages/editor-canvas/reading/reading.module.css'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import '#packages/render/document-parts.tsx'
import { CallFailure } from '#packages/api/client.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindFacts } from '#packages/sections/registry.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { CoverCheck } from './cover-check.tsx'
import styles from './review.module.css'
import { ReviewBar } from './review-bar.tsx'
import { ReviewPages, useReviewPages } from './review-pages.tsx'
import { type Submitted, submittedQuery } from './review-queries.ts'
import { Settle } from './settle.tsx'
import { TemplateChanges } from './template-changes.tsx'
import { TemplateCheck } from './template-check.tsx'
import { TemplateFacts } from './template-facts.tsx'
import { QUEUE, useKeys, useQueue } from './use-queue.ts'

const words = defineWords({
  zh: {
    title: '模板审核',
    about: '关于这份模板',
    gone: '这份模板不在审核中',
    goneText: '作者已经撤回，或者别人刚刚审完。',
    failed: '没能取到这份模板',
    failedText: '请检查网络，再试一次。',
    unreadable: '这份模板打不开',
    unreadableText: '它的内容无法识别，请退回给作者。',
    again: '再试一次',
    next: '看下一份',
    queue: '回到列表',
    changed: '作者刚刚又提交了新的修改，这里已换成最新的内容，请看过再决定。',
  },
  en: {
    title: 'Template review',
    about: 'About this template',
    gone: 'This template isn’t in review',
    goneText: 'Its author withdrew it, or someone else just reviewed it.',
    failed: 'Couldn’t load this template',
    failedText: 'Check your connection and try again.',
    unreadable: 'Can’t open this template',
    unreadableText: 'Its content can’t be read. Please return it to its author.',
    again: 'Try again',
    next: 'Next template',
    queue: 'Back to the list',
    changed: 'The author just submitted a newer version, now shown here. Please check it before you decide.',
  },
})

interface TemplateReviewProps {
  template: Submitted
  document: Document
  former: Document | undefined
  /** The template was changed during the review. */
  changed: boolean
  onStale(): void
}

/** A submitted template: its pages, metadata, check results and the decision. */
const TemplateReview = ({ template, document, former, changed, onStale }: TemplateReviewProps) => {
  const t = useWords(words)
  const queue = useQueue(template.id)
  const [rejecting, setRejecting] = useState(false)
  const [usesCover, setUsesCover] = useState(true)
  const pages = useReviewPages(document, former)
  const { toNext, toPrevious } = queue
  useKeys({
    j: toNext,
    k: toPrevious,
    ArrowRight: toNext,
    ArrowLeft: toPrevious,
    r: () => setRejecting(true),
  })
  return (
    <div className={reading.frame}>
      <PageHead title={template.meta.name ?? t.title} />
      <DocumentFonts />
      <ReviewBar template={template} queue={queue} pages={pages} />
      {changed && (
        <p className={reading.note} role="alert">
          {t.changed}
        </p>
      )}
      <div className={styles.body}>
        <ReviewPages template={template} pages={pages} />
        <aside className={styles.panel}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable with keys. */}
          <section className={styles.scroll} aria-label={t.about} tabIndex={0}>
            <TemplateFacts template={template} />
            <CoverCheck template={template} isUsed={usesCover} onUse={setUsesCover} />
            {former && <TemplateChanges before={former} after={document} />}
            <TemplateCheck document={document} onLocate={pages.locate} />
          </section>
          <Settle
            template={template}
            usesCover={usesCover}
            rejecting={rejecting}
            onRejecting={setRejecting}
            onSettled={() => void queue.settled()}
            onStale={onStale}
          />
        </aside>
      </div>
    </div>
  )
}

/** Shown if the template is not in review (any more), with links to others. */
const NotThere = ({
  id,
  title,
  text,
  onAgain,
}: {
  id: string
  title: string
  text: string
  onAgain?(): void
}) => {
  const t = useWords(words)
  const { toNext } = useQueue(id)
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="pages" title={title} text={text}>
        {onAgain && (
          <Button size="lg" onClick={onAgain}>
            {t.again}
          </Button>
        )}
        {!onAgain && toNext && (
          <Button size="lg" onClick={toNext}>
            {t.next}
          </Button>
        )}
        <ButtonLink to={QUEUE} size="lg" look="plain">
          {t.queue}
        </ButtonLink>
      </EmptyState>
    </>
  )
}

const read = (json: unknown): Document | undefined => {
  const loaded = loadDocument(json, kindFacts)
  return loaded.ok ? loaded.document : undefined
}

const Reviewed = ({ id }: { id: string }) => {
  const t = useWords(words)
  const { data, error, refetch } = useQuery(submittedQuery(id))
  const [changed, setChanged] = useState(false)
  const document = useMemo(() => read(data?.document), [data?.document])
  const former = useMemo(() => (data?.former ? read(data.former.document) : undefined), [data?.former])
  if (error instanceof CallFailure && error.status === 404)
    return <NotThere id={id} title={t.gone} text={t.goneText} />
  // The loaded template and the unfinished reason stay if reloading fails.
  if (!data)
    return error ? (
      <NotThere id={id} title={t.failed} text={t.failedText} onAgain={() => void refetch()} />
    ) : (
      <Loading />
    )
  if (!document) return <NotThere id={id} title={t.unreadable} text={t.unreadableText} />
  return (
    <TemplateReview
      // The key resets the state for another revision.
      key={data.revision}
      template={data}
      document={document}
      former={former}
      changed={changed}
      onStale={() => {
        setChanged(true)
        void refetch()
      }}
    />
  )
}

export const Screen = () => {
  const { id = '' } = useParams()
  return <Reviewed key={id} id={id} />
}
