import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { PageFigure } from '#packages/render/page-figure.tsx'
import styles from './compare-pages.module.css'

const words = defineWords({
  zh: {
    how: '对照方式',
    sideBySide: '并排',
    over: '滑动',
    slide: '拖动看两个版本',
    previous: '上一页',
    next: '下一页',
    page: (at: number, all: number) => `第 ${at} / ${all} 页`,
    none: '这个版本没有这一页',
  },
  en: {
    how: 'Compare',
    sideBySide: 'Side by side',
    over: 'Slide',
    slide: 'Slide between both versions',
    previous: 'Previous page',
    next: 'Next page',
    page: (at: number, all: number) => `Page ${at} of ${all}`,
    none: 'This version has no such page',
  },
})

interface Side {
  name: string
  document: Document
}

/** The real pages of two versions, side by side or overlaid. */
export const ComparePages = ({ before, after }: { before: Side; after: Side }) => {
  const t = useWords(words)
  const [how, setHow] = useState('sideBySide')
  const [page, setPage] = useState(0)
  const [cut, setCut] = useState(50)
  const [counts, setCounts] = useState({ before: 1, after: 1 })
  const all = Math.max(counts.before, counts.after)
  const shown = Math.min(page, all - 1)
  const figure = (side: Side, which: keyof typeof counts) => (
    <PageFigure
      document={side.document}
      page={shown}
      onCount={(count) =>
        setCounts((known) => (known[which] === count ? known : { ...known, [which]: count }))
      }
    />
  )
  return (
    <div className={styles.compare}>
      <div className={styles.bar}>
        <span className={styles.how}>
          <Segments
            value={how}
            onChange={setHow}
            label={t.how}
            segments={[
              { value: 'sideBySide', name: t.sideBySide },
              { value: 'over', name: t.over },
            ]}
          />
        </span>
        <span className={styles.turn}>
          <button
            type="button"
            className={parts.icon}
            disabled={shown === 0}
            aria-label={t.previous}
            onClick={() => setPage(shown - 1)}
          >
            <Glyph icon={ChevronLeft} />
          </button>
          {t.page(shown + 1, all)}
          <button
            type="button"
            className={parts.icon}
            disabled={shown >= all - 1}
            aria-label={t.next}
            onClick={() => setPage(shown + 1)}
          >
            <Glyph icon={ChevronRight} />
          </button>
        </span>
      </div>
      {how === 'sideBySide' ? (
        <div className={styles.sideBySide}>
          {(
            [
              ['before', before],
              ['after', after],
            ] as const
          ).map(([which, side]) => (
            <figure key={which}>
              <figcaption>{side.name}</figcaption>
              {figure(side, which)}
              {shown >= counts[which] && <p className={parts.note}>{t.none}</p>}
            </figure>
          ))}
        </div>
      ) : (
        <div className={styles.over}>
          <div className={styles.names}>
            <span>{before.name}</span>
            <span>{after.name}</span>
          </div>
          <div className={styles.stack} style={{ '--cut': `${cut}%` } as never}>
            <div>{figure(after, 'after')}</div>
            <div className={styles.upper}>{figure(before, 'before')}</div>
            <i className={styles.edge} aria-hidden="true" />
            <input
              type="range"
              min={0}
              max={100}
              value={cut}
              aria-label={t.slide}
              onChange={(event) => setCut(Number(event.currentTarget.value))}
            />
          </div>
        </div>
      )}
    </div>
  )
}
