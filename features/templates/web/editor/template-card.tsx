import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { applyTemplate } from '#packages/document/apply-template.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Templates } from '#packages/editor-core/tool.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { PageFigure } from '#packages/render/page-figure.tsx'
import { templateFacts } from '#packages/sections/template-facts.ts'
import styles from './template-panel.module.css'

const words = defineWords({
  zh: { pages: (count: number) => `${count} 页`, failed: '没能取到' },
  en: { pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`), failed: 'Not fetched' },
})

/** Rendered only while near the viewport, because a hundred live pages would be slow. */
const NEAR = '240px'

const useNear = () => {
  const ref = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: NEAR,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, near }
}

/** The template's document, loaded when the card first comes near the viewport. */
const useTemplate = (templates: Templates, id: string, near: boolean) => {
  const [found, setFound] = useState<Document | 'failed'>()
  const isHere = found !== undefined && found !== 'failed'
  useEffect(() => {
    if (!near || isHere) return
    let gone = false
    templates.get(id).then(
      (document) => !gone && setFound(document),
      () => !gone && setFound('failed'),
    )
    return () => {
      gone = true
    }
  }, [templates, id, near, isHere])
  return found
}

interface CardProps {
  id: string
  name: string
  templates: Templates
  mine: Document
  chosen: boolean
  onChoose(template: Document): void
  onPoint(template: Document | undefined): void
}

/** A template with the user's own content. */
export const TemplateCard = ({ id, name, templates, mine, chosen, onChoose, onPoint }: CardProps) => {
  const t = useWords(words)
  const { ref, near } = useNear()
  const found = useTemplate(templates, id, near)
  const [pages, setPages] = useState<number>()
  const template = found === 'failed' ? undefined : found
  const [pointed, setPointed] = useState(false)
  const point = useEffectEvent(onPoint)
  // Also when it is loaded later, but not if the list has scrolled on under the pointer.
  useEffect(() => {
    if (!pointed || !template) return
    point(template)
    return () => point(undefined)
  }, [pointed, template])
  const shown = useMemo(
    () => near && template && applyTemplate(template, mine, templateFacts).document,
    [near, template, mine],
  )
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={chosen}
      onClick={() => template && onChoose(template)}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
    >
      <span ref={ref} className={styles.figure}>
        {shown && <PageFigure document={shown} onCount={setPages} />}
      </span>
      <span className={styles.name}>
        {name}
        {found === 'failed' ? (
          <small>{t.failed}</small>
        ) : (
          pages !== undefined && <small>{t.pages(pages)}</small>
        )}
      </span>
    </button>
  )
}
