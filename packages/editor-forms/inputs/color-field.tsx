import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './color-field.module.css'
import { type Hsv, hexOfHsv, hsvOf } from './hsv.ts'

const words = defineWords({
  zh: {
    shade: '深浅',
    hue: '色相',
    shadeNow: (saturation: number, value: number) => `饱和度 ${saturation}%，明度 ${value}%`,
  },
  en: {
    shade: 'Shade',
    hue: 'Hue',
    shadeNow: (saturation: number, value: number) => `Saturation ${saturation}%, brightness ${value}%`,
  },
})

const within = (share: number) => Math.max(0, Math.min(1, share))
const percent = (share: number) => Math.round(share * 100)

const STEPS: Record<string, readonly [saturation: number, value: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** A field of saturation and brightness, and a hue slider, for dragging or arrow keys. */
export const ColorField = ({
  value,
  onChange,
  onCommit,
}: {
  /** As `#rrggbb`. */
  value: string
  onChange(color: string): void
  onCommit(): void
}) => {
  const t = useWords(words)
  const [last, setLast] = useState(() => ({ hsv: hsvOf(value), isDragging: false }))
  // A hex value does not store the hue of a grey or the saturation of black, so the last position is used if it has the
  // same colour. During a gesture the pointer decides, even if the accepted colour is darker.
  const now = last.isDragging || hexOfHsv(last.hsv) === value ? last.hsv : hsvOf(value)

  const take = (change: Partial<Hsv>) => {
    const next = { ...now, ...change }
    setLast({ hsv: next, isDragging: true })
    if (hexOfHsv(next) !== value) onChange(hexOfHsv(next))
  }
  const letGo = () => {
    if (!last.isDragging) return
    setLast({ ...last, isDragging: false })
    onCommit()
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    take({ s: within((event.clientX - left) / width), v: within(1 - (event.clientY - top) / height) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [saturation, brightness] = STEPS[event.key] ?? []
    if (saturation === undefined || brightness === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? 0.1 : 0.01
    take({ s: within(now.s + saturation * step), v: within(now.v + brightness * step) })
  }
  return (
    <div className={styles.field}>
      <div
        className={styles.shades}
        style={{ backgroundColor: `hsl(${now.h} 100% 50%)` }}
        role="slider"
        tabIndex={0}
        aria-label={t.shade}
        aria-valuenow={percent(now.s)}
        aria-valuetext={t.shadeNow(percent(now.s), percent(now.v))}
        onKeyDown={onKeyDown}
        onKeyUp={letGo}
        onBlur={letGo}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
        onLostPointerCapture={letGo}
      >
        <i
          className={styles.thumb}
          style={{ left: `${now.s * 100}%`, top: `${(1 - now.v) * 100}%`, backgroundColor: value }}
        />
      </div>
      <input
        className={styles.hues}
        style={{ color: `hsl(${now.h} 100% 50%)` }}
        type="range"
        min={0}
        max={359}
        value={Math.round(now.h)}
        aria-label={t.hue}
        onChange={(event) => take({ h: event.currentTarget.valueAsNumber })}
        onKeyUp={letGo}
        onPointerUp={letGo}
        onBlur={letGo}
      />
    </div>
  )
}
