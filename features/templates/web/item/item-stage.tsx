import { type ComponentProps, type CSSProperties, memo, Suspense, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Outline } from '#packages/ui/icon.tsx'
import type { ResumeRow } from '../../gallery-contract.ts'
import styles from './item-stage.module.css'
import { pages as later } from './pages-later.ts'
import type { TryOn } from './try-on.ts'

const words = defineWords({
  zh: {
    pages: '模板页面',
    count: (pages: number) => `${pages} 页`,
    zoom: '缩放',
    larger: '放大',
    smaller: '缩小',
    fit: '适合宽度',
    busy: '正在换上内容…',
  },
  en: {
    pages: 'Template pages',
    count: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
    zoom: 'Zoom',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    fit: 'Fit width',
    busy: 'Adding content…',
  },
})

/** A share of the size that fits. */
const STEPS = [1, 1.25, 1.5, 2, 2.5]

const sheetOf = (document: unknown) =>
  (document as Partial<Document>).page?.size === 'Letter'
    ? { width: 816, height: 1056 }
    : { width: 794, height: 1123 }

/** No props may change before the engine is loaded: React would drop the served pages. */
const ServedPages = memo((props: ComponentProps<typeof later.Component>) => (
  <Suspense>
    <later.Component {...props} />
  </Suspense>
))

interface ItemStageProps {
  item: ResumeRow & { document: unknown }
  /** These three stay identical while nothing is changed. */
  tryOn: TryOn
  mine(id: string): Promise<Document>
  onFailed(): void
}

/** The template's pages, as large as fits. They are scaled in CSS, so the served page needs no script. */
export const ItemStage = ({ item, tryOn, mine, onFailed }: ItemStageProps) => {
  const t = useWords(words)
  const [step, setStep] = useState(0)
  const [pages, setPages] = useState(1)
  const [busy, setBusy] = useState(false)
  const sheet = sheetOf(item.document)
  const zoom = STEPS[step] ?? 1
  return (
    <section className={styles.stage} aria-label={t.pages}>
      <div className={styles.bar}>
        <span>{t.count(pages)}</span>
        {busy && (
          <span role="status" className={styles.busy}>
            {t.busy}
          </span>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and meaning. */}
        <div className={styles.zoom} role="group" aria-label={t.zoom}>
          <button
            type="button"
            aria-label={t.smaller}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          >
            <Outline path="M6 12h12" />
          </button>
          <button type="button" className={styles.percent} aria-label={t.fit} onClick={() => setStep(0)}>
            {step === 0 ? t.fit : `${zoom * 100}%`}
          </button>
          <button
            type="button"
            aria-label={t.larger}
            disabled={step === STEPS.length - 1}
            onClick={() => setStep(step + 1)}
          >
            <Outline path="M6 12h12M12 6v12" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it. */}
      <div className={styles.canvas} tabIndex={0} data-zoomed={step > 0 || undefined}>
        <div className={styles.room}>
          <div
            className={styles.sheets}
            data-many={pages > 1 || undefined}
            aria-busy={busy}
            style={
              {
                '--page': `${sheet.width}px`,
                '--across': sheet.width,
                '--down': sheet.height,
                '--pages': pages,
                '--spreads': Math.ceil(pages / 2),
                '--zoom': zoom,
              } as CSSProperties
            }
          >
            <div className={styles.scaled}>
              <ServedPages
                stored={item.document}
                job={item.meta.job}
                tryOn={tryOn}
                mine={mine}
                onCount={setPages}
                onBusy={setBusy}
                onFailed={onFailed}
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
