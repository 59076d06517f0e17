import { useEffect, useRef, useState } from 'react'
import { useInvalidDraft } from '../use-invalid-draft.ts'
import type { Block } from './block.ts'
import { type CellPlace, type Held, heldBeside, keyOf, NOTHING_HELD } from './held.ts'

interface HeldCells<V> {
  value: V
  cellsOf(value: V): Block
  /** The current cell. */
  place: CellPlace
  onChange(value: V): void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Invalid drafts of the cells of a grid. After undo and redo each value has its own drafts again. */
export const useHeldCells = <V extends object>({ value, cellsOf, place, onChange }: HeldCells<V>) => {
  const root = useRef<HTMLDivElement>(null)
  const [known] = useState(() => new WeakMap<V, Held>())
  const [last, setLast] = useState({ of: value, held: NOTHING_HELD })
  const [isBack, setBack] = useState(false)
  let { held } = last
  if (last.of !== value) {
    held = known.get(value) ?? heldBeside(held, cellsOf(last.of), cellsOf(value))
    setLast({ of: value, held })
  }
  const hold = (of: V, now: Held) => {
    known.set(of, now)
    setLast({ of, held: now })
  }
  const take = (next: V, now: Held) => {
    // Where nothing but what is held back has changed, what is stored stays as it is.
    if (isSame(next, value)) return hold(value, now)
    known.set(value, held)
    hold(next, now)
    onChange(next)
  }
  useInvalidDraft({
    part: 'cells',
    draft: held.size > 0 ? held : undefined,
    isInvalid: held.size > 0,
    restore: (left) => {
      hold(value, left)
      setBack(true)
    },
    discard: () => {
      if (!held.has(keyOf(place)) || !root.current?.contains(document.activeElement)) return undefined
      hold(value, new Map([...held].filter(([key]) => key !== keyOf(place))))
      return () => hold(value, held)
    },
  })
  // Led back to the field before the cell was marked again: from its first cell on to the one that is meant.
  useEffect(() => {
    if (!isBack) return
    setBack(false)
    if (root.current?.contains(document.activeElement))
      root.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isBack])
  return { root, held, take }
}
