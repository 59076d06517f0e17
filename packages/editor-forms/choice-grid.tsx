import { Check } from 'lucide'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './picker.module.css'

const words = defineWords({ zh: { now: '当前' }, en: { now: 'current' } })

export interface Choice {
  /** The chosen option, and its number if it has one. */
  key: number
  name: string
  note?: string | undefined
  disabled?: boolean
  draw(scale: number): ReactNode
}

interface ChoiceGridProps {
  label: string
  choices: readonly Choice[]
  /** The current option of a list; without it the options are actions. */
  current?: number | undefined
  width: number
  numbered?: boolean
  low?: boolean
  /** Aspect ratio of the previews, if they are whole pages. */
  ratio?: string | undefined
  onChoose(key: number): void
  /** Called when an option is hovered or focused; undefined ends the preview. */
  onPreview?: ((key: number | undefined) => void) | undefined
  /** Makes an option draggable; returns a function that ends it. */
  onMount?: ((element: HTMLElement, key: number) => () => void) | undefined
}

/** The preview begins after the pointer has rested on a card for this long. */
const REST_MS = 90

const columnsOf = (cards: readonly HTMLElement[]): number => {
  const [first] = cards
  const next = cards.findIndex((card) => card.offsetTop > (first?.offsetTop ?? 0))
  return next < 0 ? Math.max(1, cards.length) : next
}

const STEPS: Record<string, (columns: number, count: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: (_, count) => -count,
  End: (_, count) => count,
}

const useInSight = () => {
  const ref = useRef<HTMLButtonElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setSeen(true))
      },
      { rootMargin: '240px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [seen])
  return { ref, seen }
}

interface CardProps extends Pick<ChoiceGridProps, 'onChoose' | 'onPreview' | 'onMount'> {
  choice: Choice
  chosen: boolean | undefined
  reached: boolean
  scale: number
  numbered: boolean
  onReach(key: number): void
}

const Card = memo((props: CardProps) => {
  const { choice, chosen, reached, scale, numbered, onChoose, onPreview, onMount, onReach } = props
  const t = useWords(words)
  const { ref, seen } = useInSight()
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key, name, note, disabled } = choice
  useEffect(() => {
    if (ref.current && onMount && !disabled) return onMount(ref.current, key)
  }, [ref, onMount, key, disabled])
  useEffect(() => () => clearTimeout(rest.current), [])
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') rest.current = setTimeout(() => onPreview?.(key), REST_MS)
  }
  const leave = () => {
    clearTimeout(rest.current)
    onPreview?.(undefined)
  }
  return (
    <button
      ref={ref}
      type="button"
      className={styles.card}
      data-choice={key}
      {...(chosen === undefined ? {} : { role: 'option', 'aria-selected': chosen })}
      tabIndex={reached ? 0 : -1}
      disabled={disabled}
      onClick={() => onChoose(key)}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={(event) => {
        onReach(key)
        if (event.currentTarget.matches(':focus-visible')) onPreview?.(key)
      }}
      onBlur={() => onPreview?.(undefined)}
    >
      <span className={styles.frame}>{seen && scale > 0 && choice.draw(scale)}</span>
      <span className={styles.caption}>
        {numbered && <span className={styles.number}>{key}</span>}
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.cardNote}>{note}</span>}
        {chosen && (
          <span className={styles.tick} role="img" aria-label={t.now}>
            <Glyph icon={Check} size={14} />
          </span>
        )}
      </span>
    </button>
  )
})

/** A grid of live previews with one tab stop and arrow keys inside. Previews render when they are about to be visible. */
export const ChoiceGrid = (props: ChoiceGridProps) => {
  const { label, choices, current, width, numbered = true, low, ratio, onChoose, onPreview, onMount } = props
  const grid = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<number>()
  const [cardWidth, setCardWidth] = useState(0)
  const stop = choices.find(({ key }) => key === reached) ?? choices.find(({ key }) => key === current)
  const alternatives = 'current' in props

  useLayoutEffect(() => {
    const box = grid.current
    if (!box) return
    const measure = () => setCardWidth(box.querySelector('[data-choice]')?.clientWidth ?? 0)
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(grid.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])]
    const at = cards.indexOf(event.target as HTMLElement)
    const step = STEPS[event.key]?.(columnsOf(cards), cards.length)
    if (at < 0 || step === undefined) return
    event.preventDefault()
    const to = at + step
    const ends = event.key === 'Home' || event.key === 'End'
    cards[ends ? Math.max(0, Math.min(cards.length - 1, to)) : to]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles and handles arrow keys.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name.
    <div
      ref={grid}
      className={styles.grid}
      role={alternatives ? 'listbox' : 'group'}
      aria-label={label}
      data-low={low || undefined}
      data-ratio={ratio ? '' : undefined}
      style={ratio ? ({ '--choice-ratio': ratio } as CSSProperties) : undefined}
      onKeyDown={onKeyDown}
    >
      {choices.map((choice, at) => (
        <Card
          key={choice.key}
          choice={choice}
          chosen={alternatives ? choice.key === current : undefined}
          reached={stop ? stop.key === choice.key : at === 0}
          scale={cardWidth / width}
          numbered={numbered}
          onChoose={onChoose}
          onPreview={onPreview}
          onMount={onMount}
          onReach={setReached}
        />
      ))}
    </div>
  )
}
