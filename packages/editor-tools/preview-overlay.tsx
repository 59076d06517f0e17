import { Modal } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import { ChevronLeft, ChevronRight, X } from 'lucide'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Paper.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { geometryOf } from '#packages/render/geometry.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import styles from './preview-overlay.module.css'

const words = defineWords({
  zh: {
    name: '预览',
    previous: '上一页',
    next: '下一页',
    close: '关闭预览',
    page: (at: number, all: number) => `第 ${at} / ${all} 页`,
    how: '← → 翻页，Esc 关闭',
  },
  en: {
    name: 'Preview',
    previous: 'Previous page',
    next: 'Next page',
    close: 'Close preview',
    page: (at: number, all: number) => `Page ${at} of ${all}`,
    how: '← → to turn pages, Esc to close',
  },
})

const BAR = 52
const ROOM = 24

/** The true pages as a reader gets them, one at a time, with nothing around. */
export const PreviewOverlay = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const document = useDocument()
  const sheet = geometryOf(document.page)
  const { width, height } = useViewportSize()
  const scale = Math.min((width - ROOM) / sheet.width, (height - BAR - 2 * ROOM) / sheet.height)
  const [pages, setPages] = useState(1)
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const shown = Math.min(at, pages - 1)

  const go = (to: number) => {
    const page = Math.max(0, Math.min(pages - 1, to))
    const box = strip.current
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    box?.scrollTo({ left: page * box.clientWidth, behavior: calm ? 'instant' : 'smooth' })
    setAt(page)
  }
  // A window that changes its size must not end up between two pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new size moves it.
  useEffect(() => {
    strip.current?.scrollTo({ left: shown * strip.current.clientWidth })
  }, [width])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const to = {
      ArrowRight: shown + 1,
      ArrowDown: shown + 1,
      PageDown: shown + 1,
      ' ': shown + 1,
      ArrowLeft: shown - 1,
      ArrowUp: shown - 1,
      PageUp: shown - 1,
      Home: 0,
      End: pages - 1,
    }[event.key]
    if (to === undefined || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    go(to)
  })
  // On the window: a key pressed before the focus has arrived turns the page as well.
  useEffect(() => {
    if (!opened) return
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [opened])
  return (
    <Kit>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        fullScreen
        padding={0}
        transitionProps={{ transition: 'fade', duration: 120 }}
        zIndex={2000}
        classNames={{ content: styles.overlay ?? '' }}
      >
        <Modal.Content aria-label={t.name} radius={0} data-own-undo="">
          <header className={styles.bar}>
            <strong className={styles.title}>{document.title}</strong>
            <div className={styles.turn}>
              <button
                type="button"
                className={parts.icon}
                disabled={shown === 0}
                aria-label={t.previous}
                onClick={() => go(shown - 1)}
              >
                <Glyph icon={ChevronLeft} size={20} />
              </button>
              <span role="status">{t.page(shown + 1, pages)}</span>
              <button
                type="button"
                className={parts.icon}
                disabled={shown >= pages - 1}
                aria-label={t.next}
                onClick={() => go(shown + 1)}
              >
                <Glyph icon={ChevronRight} size={20} />
              </button>
            </div>
            <span className={styles.how}>{t.how}</span>
            <button
              type="button"
              className={parts.icon}
              data-autofocus=""
              aria-label={t.close}
              onClick={onClose}
            >
              <Glyph icon={X} size={20} />
            </button>
          </header>
          <div
            ref={strip}
            className={styles.strip}
            // At its end: on the way a page that was asked for would seem not to be.
            onScrollEnd={({ currentTarget: box }) =>
              setAt(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))
            }
          >
            <div className={styles.pages} style={{ width: pages * width }}>
              <div
                className={styles.scaled}
                style={
                  {
                    transform: `scale(${scale})`,
                    '--sheet-gap': `${width / scale - sheet.width}px`,
                    '--sheet-start': `${(width / scale - sheet.width) / 2}px`,
                  } as never
                }
              >
                <DocumentPages document={document} onCount={setPages} />
              </div>
            </div>
            <div className={styles.stops} aria-hidden="true">
              {Array.from({ length: pages }, (_, page) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
                <i key={page} style={{ width }} />
              ))}
            </div>
          </div>
        </Modal.Content>
      </Modal.Root>
    </Kit>
  )
}
