import { type CSSProperties, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from '#packages/ai/places.ts'
import type { Document } from '#packages/document/schema.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { SIZES } from '#packages/render/geometry.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import { useWidth } from '#packages/ui/use-width.ts'
import { markBlanks, unmarkBlanks } from './mark-blanks.ts'
import styles from './resume-preview.module.css'
import { SectionRewrite } from './section-rewrite.tsx'
import { caretBoxes, GAP } from './stage-boxes.ts'
import { useFollow } from './use-follow.ts'
import { useShapes } from './use-shapes.ts'

const words = defineWords({
  zh: { back: '回到正在写的地方' },
  en: { back: 'Jump to what’s being written' },
})

/** Memoized, so that a moving caret or frame does not render the document again. */
const Pages = memo(DocumentPages)

interface Caret {
  caret: CSSProperties
  line: CSSProperties
}

const useCaret = (
  root: HTMLElement | null,
  place: Place | undefined,
  drawn: unknown[],
): Caret | undefined => {
  const [boxes, setBoxes] = useState<Caret>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendering the pages again may move it.
  useLayoutEffect(() => {
    setBoxes(root && place ? caretBoxes(root, place) : undefined)
  }, [root, place?.section, place?.item, place?.field, ...drawn])
  return boxes
}

interface ResumePreviewProps {
  document: Document
  /** Ids of sections of which only the shape is shown. */
  shapes: readonly string[]
  /** The field that is being written. */
  place: Place | undefined
  isWriting: boolean
  /** Rewrites a section; without it sections have no button. */
  onRewrite: ((section: string) => void) | undefined
}

/** The resume on its pages, rendered as in the builder. */
export const ResumePreview = ({ document, shapes, place, isWriting, onRewrite }: ResumePreviewProps) => {
  const t = useWords(words)
  const scroller = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const mark = useRef<HTMLSpanElement>(null)
  const [pages, setPages] = useState(1)
  const room = useWidth()
  const sheet = SIZES[document.page.size]
  const factor = room.width === 0 ? 0 : Math.min(1, room.width / sheet.width)
  const caret = useCaret(root, isWriting ? place : undefined, [document, factor, pages])
  const { following, follow, reveal } = useFollow(scroller, isWriting)
  useShapes(shapes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes along with every move of the caret.
  useEffect(() => reveal(mark.current), [caret, following, reveal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts have other blanks.
  useEffect(() => {
    if (!root) return
    const frame = requestAnimationFrame(() => markBlanks(root, shapes))
    return () => cancelAnimationFrame(frame)
  }, [root, document, shapes, pages])
  useEffect(() => unmarkBlanks, [])
  const height = sheet.height * factor
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it. */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} data-preview="">
        <DocumentFonts />
        <div ref={room.ref} className={styles.room}>
          <div
            className={styles.stage}
            style={{ width: sheet.width * factor, height: pages * (height + GAP) - GAP }}
          >
            <div
              ref={setRoot}
              className={styles.scaled}
              style={{ width: sheet.width, '--factor': factor, '--gap': `${GAP}px` } as CSSProperties}
            >
              {factor > 0 && <Pages document={document} follow="sight" onCount={setPages} />}
            </div>
            {caret && (
              <>
                <span className={styles.line} style={caret.line} />
                <span ref={mark} className={styles.caret} style={caret.caret} />
              </>
            )}
            {onRewrite && (
              <SectionRewrite root={root} drawn={document} factor={factor} onRewrite={onRewrite} />
            )}
          </div>
        </div>
      </div>
      {isWriting && !following && caret && (
        <button
          type="button"
          className={styles.back}
          onClick={() => {
            follow()
            reveal(mark.current, true)
          }}
        >
          {t.back}
        </button>
      )}
    </>
  )
}
