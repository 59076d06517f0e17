import { ChevronLeft, ChevronRight, ExternalLink, RotateCcw, X } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { SIZES } from '#packages/render/geometry.ts'
import { DeckWindow } from './deck-window.tsx'
import { clockOf } from './keys.ts'
import styles from './speaker-view.module.css'

const words = defineWords({
  zh: {
    now: '当前页',
    next: '下一页',
    last: '这是最后一页',
    notes: '演讲备注',
    none: '这一页没有备注。',
    clock: '现在',
    elapsed: '已讲',
    again: '重新计时',
    newWindow: '在新窗口打开',
    back: '回到幻灯片',
    forward: '下一页',
    backward: '上一页',
    of: (at: number, all: number) => `${at} / ${all}`,
  },
  en: {
    now: 'Now',
    next: 'Next',
    last: 'This is the last slide',
    notes: 'Speaker notes',
    none: 'No notes for this slide.',
    clock: 'Time',
    elapsed: 'Elapsed',
    again: 'Start the clock again',
    newWindow: 'Open in a window',
    back: 'Back to the slides',
    forward: 'Next slide',
    backward: 'Previous slide',
    of: (at: number, all: number) => `${at} of ${all}`,
  },
})

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Speaker notes of a slide, from its own record. */
const notesOf = ({ sections }: Document, run: string | undefined): string => {
  const notes = sections.find(({ id }) => id === run)?.items.find(({ own }) => own)?.data.notes
  return typeof notes === 'string' ? notes.trim() : ''
}

/** Measures the window that it is rendered in, which may be the second one. */
const useOwnWidth = () => {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    const home = element?.ownerDocument.defaultView
    if (!element || !home) return undefined
    const observer = new home.ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

const Framed = ({ document, page }: { document: Document; page: number }) => {
  const { ref, width } = useOwnWidth()
  const sheet = SIZES[document.page.size]
  return (
    <div ref={ref} className={styles.framed} style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}>
      {width > 0 && <DeckWindow document={document} page={page} scale={width / sheet.width} inert />}
    </div>
  )
}

export interface SpeakerProps {
  document: Document
  page: number
  pages: number
  runs: readonly string[]
  begun: number
  onGo(by: number): void
  /** Moves the view to a second window, so that this one can show the slides. */
  onNewWindow?: () => void
  onClose?: () => void
}

/** The speaker's view: the current and the next slide, the notes and the time. */
export const SpeakerView = (props: SpeakerProps) => {
  const { document, page, pages, runs, begun, onGo, onNewWindow, onClose } = props
  const t = useWords(words)
  const { language } = useLanguage()
  const now = useNow()
  const [from, setFrom] = useState(begun)
  const notes = notesOf(document, runs[page])
  const time = new Date(now).toLocaleTimeString(languageTag[language], { hour: '2-digit', minute: '2-digit' })
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <strong>{document.title}</strong>
        <span className={styles.clock}>
          <small>{t.elapsed}</small>
          <b>{clockOf(Math.max(0, Math.floor((now - from) / 1000)))}</b>
          <button type="button" aria-label={t.again} title={t.again} onClick={() => setFrom(Date.now())}>
            <Glyph icon={RotateCcw} size={16} />
          </button>
        </span>
        <span className={styles.clock}>
          <small>{t.clock}</small>
          <b>{time}</b>
        </span>
        {onNewWindow && (
          <button type="button" className={styles.word} onClick={onNewWindow}>
            <Glyph icon={ExternalLink} size={16} />
            {t.newWindow}
          </button>
        )}
        {onClose && (
          <button type="button" aria-label={t.back} title={t.back} onClick={onClose}>
            <Glyph icon={X} size={20} />
          </button>
        )}
      </header>
      <section className={styles.now} aria-label={t.now}>
        <h2>
          {t.now}
          <span>{t.of(page + 1, pages)}</span>
        </h2>
        <Framed document={document} page={page} />
      </section>
      <section className={styles.next} aria-label={t.next}>
        <h2>{t.next}</h2>
        {page + 1 < pages ? <Framed document={document} page={page + 1} /> : <p>{t.last}</p>}
      </section>
      <section className={styles.notes} aria-label={t.notes}>
        <h2>{t.notes}</h2>
        {notes === '' ? <p data-none="">{t.none}</p> : <p>{notes}</p>}
      </section>
      <footer className={styles.foot}>
        <button type="button" aria-label={t.backward} title={t.backward} onClick={() => onGo(-1)}>
          <Glyph icon={ChevronLeft} size={24} />
        </button>
        <button type="button" aria-label={t.forward} title={t.forward} onClick={() => onGo(1)}>
          <Glyph icon={ChevronRight} size={24} />
        </button>
      </footer>
    </div>
  )
}
