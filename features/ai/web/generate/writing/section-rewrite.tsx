import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import styles from './section-rewrite.module.css'
import { type StageBox, sectionBoxes } from './stage-boxes.ts'

const words = defineWords({
  zh: { rewrite: '重写这一段' },
  en: { rewrite: 'Rewrite this section' },
})

const sectionAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset.id : undefined

/** The section that is pointed at or was tapped, including the button over it. */
const usePointed = (root: HTMLElement | null): string | undefined => {
  const [pointed, setPointed] = useState<string>()
  const over = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !(target instanceof Element && target.closest('[data-rewrite]')))
      setPointed(sectionAt(target))
  })
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-rewrite]'))) setPointed(sectionAt(target))
  })
  useEffect(() => {
    const stage = root?.parentElement
    if (!stage) return
    const ended = new AbortController()
    const { signal } = ended
    stage.addEventListener('pointermove', over, { signal })
    stage.addEventListener('pointerleave', () => setPointed(undefined), { signal })
    stage.addEventListener('click', press, { signal })
    return () => ended.abort()
  }, [root])
  return pointed
}

interface SectionRewriteProps {
  root: HTMLElement | null
  /** Changes when the pages are rendered again. */
  drawn: unknown
  factor: number
  onRewrite(section: string): void
}

/** A frame around the section under the pointer, with a button to rewrite it. The keyboard reaches it in the list. */
export const SectionRewrite = ({ root, drawn, factor, onRewrite }: SectionRewriteProps) => {
  const t = useWords(words)
  const pointed = usePointed(root)
  const [boxes, setBoxes] = useState<readonly StageBox[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the section may move when the pages are rendered again.
  useLayoutEffect(() => {
    setBoxes(root && pointed !== undefined ? sectionBoxes(root, pointed) : [])
  }, [root, pointed, drawn, factor])
  if (pointed === undefined) return null
  return boxes.map((box, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a frame is the page that it is on.
    <div key={at} className={styles.frame} style={box}>
      {at === 0 && (
        <button type="button" tabIndex={-1} data-rewrite="" onClick={() => onRewrite(pointed)}>
          <Icon name="refresh" size={14} />
          {t.rewrite}
        </button>
      )}
    </div>
  ))
}
