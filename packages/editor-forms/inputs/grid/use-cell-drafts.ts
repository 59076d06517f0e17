import { useEffect, useRef, useState } from 'react'
import { useInvalidDraft } from '../use-invalid-draft.ts'
import type { Block } from './block.ts'
import { type CellDrafts, type CellPlace, draftsAfterChange, keyOf, NO_DRAFTS } from './cell-drafts.ts'

interface CellDraftsOptions<V> {
  value: V
  cellsOf(value: V): Block
  /** The current cell. */
  place: CellPlace
  onChange(value: V): void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Invalid drafts of the cells of a grid. After undo and redo each value has its own drafts again. */
export const useCellDrafts = <V extends object>({
  value,
  cellsOf,
  place,
  onChange,
}: CellDraftsOptions<V>) => {
  const root = useRef<HTMLDivElement>(null)
  const [known] = useState(() => new WeakMap<V, CellDrafts>())
  const [last, setLast] = useState({ of: value, drafts: NO_DRAFTS })
  const [isBack, setBack] = useState(false)
  let { drafts } = last
  if (last.of !== value) {
    drafts = known.get(value) ?? draftsAfterChange(drafts, cellsOf(last.of), cellsOf(value))
    setLast({ of: value, drafts })
  }
  const storeDrafts = (of: V, now: CellDrafts) => {
    known.set(of, now)
    setLast({ of, drafts: now })
  }
  const take = (next: V, now: CellDrafts) => {
    // If only drafts have changed, the stored value does not change.
    if (isSame(next, value)) return storeDrafts(value, now)
    known.set(value, drafts)
    storeDrafts(next, now)
    onChange(next)
  }
  useInvalidDraft({
    part: 'cells',
    draft: drafts.size > 0 ? drafts : undefined,
    isInvalid: drafts.size > 0,
    restore: (left) => {
      storeDrafts(value, left)
      setBack(true)
    },
    discard: () => {
      if (!drafts.has(keyOf(place)) || !root.current?.contains(document.activeElement)) return undefined
      storeDrafts(value, new Map([...drafts].filter(([key]) => key !== keyOf(place))))
      return () => storeDrafts(value, drafts)
    },
  })
  // The restored drafts are marked after the field got the focus, so the focus moves on to the invalid cell.
  useEffect(() => {
    if (!isBack) return
    setBack(false)
    if (root.current?.contains(document.activeElement))
      root.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isBack])
  return { root, drafts, take }
}
