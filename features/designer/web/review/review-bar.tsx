import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide'
import reading from '#packages/editor-canvas/reading/reading.module.css'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { SampleChoice } from '../sample-choice.tsx'
import styles from './review.module.css'
import type { ReviewedPages, View } from './review-pages.tsx'
import type { Submitted } from './review-queries.ts'
import { QUEUE, type useQueue } from './use-queue.ts'
import { waitingTime } from './waiting-time.ts'

const words = defineWords({
  zh: {
    back: '回到列表',
    unnamed: '未命名模板',
    fresh: '新模板',
    next: (version: number) => `第 ${version} 版`,
    again: (version: number) => `下架后再次提交，将是第 ${version} 版`,
    pages: (count: number) => `${count} 页`,
    show: '查看方式',
    seePages: '页面',
    seeSideBySide: '版面对照',
    seeText: '文字对照',
    place: (at: number, all: number) => `第 ${at} / ${all} 份`,
    toPrevious: '上一份（K）',
    toNext: '下一份（J）',
    queue: '待审核的模板',
  },
  en: {
    back: 'Back to the list',
    unnamed: 'Untitled template',
    fresh: 'New template',
    next: (version: number) => `Version ${version}`,
    again: (version: number) => `Resubmitted after takedown, as version ${version}`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    show: 'View',
    seePages: 'Pages',
    seeSideBySide: 'Side by side',
    seeText: 'Text changes',
    place: (at: number, all: number) => `${at} of ${all}`,
    toPrevious: 'Previous (K)',
    toNext: 'Next (J)',
    queue: 'Templates in review',
  },
})

interface ReviewBarProps {
  template: Submitted
  queue: ReturnType<typeof useQueue>
  pages: ReviewedPages
}

/** The bar above the pages: the template, the view and the position in the queue. */
export const ReviewBar = ({ template, queue, pages }: ReviewBarProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { meta, version, isPublic, updatedAt, former } = template
  const state = version === 0 ? t.fresh : isPublic ? t.next(version + 1) : t.again(version + 1)
  const { toPrevious, toNext, place, total } = queue
  return (
    <header className={`${reading.bar} ${styles.bar}`}>
      <AppLink to={QUEUE} className={reading.back} aria-label={t.back}>
        <Glyph icon={ChevronLeft} size={20} />
      </AppLink>
      <h1>{meta.name ?? t.unnamed}</h1>
      <span className={reading.state}>
        {state} · {t.pages(pages.pages)} · {waitingTime(updatedAt, Date.now(), language)}
      </span>
      <span className={reading.space} />
      {former && pages.former && (
        <span className={styles.views}>
          <Segments
            label={t.show}
            value={pages.shown}
            segments={[
              { value: 'pages', name: t.seePages },
              { value: 'beside', name: t.seeSideBySide },
              { value: 'text', name: t.seeText },
            ]}
            onChange={(value) => pages.show(value as View)}
          />
        </span>
      )}
      {pages.shown === 'pages' && (
        <>
          <SampleChoice sample={pages.sample} language={pages.document.language} onChange={pages.choose} />
          {pages.buttons}
        </>
      )}
      <nav className={styles.queue} aria-label={t.queue}>
        <button
          type="button"
          className={parts.icon}
          aria-label={t.toPrevious}
          title={t.toPrevious}
          aria-keyshortcuts="k"
          disabled={!toPrevious}
          onClick={toPrevious}
        >
          <Glyph icon={ChevronUp} size={18} />
        </button>
        <button
          type="button"
          className={parts.icon}
          aria-label={t.toNext}
          title={t.toNext}
          aria-keyshortcuts="j"
          disabled={!toNext}
          onClick={toNext}
        >
          <Glyph icon={ChevronDown} size={18} />
        </button>
        {place > 0 && <span>{t.place(place, total)}</span>}
      </nav>
    </header>
  )
}
