import { GripVertical, X } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { MAX_LENGTH } from '#packages/document/limits.ts'
import type { Labelled } from '#packages/document/values.ts'
import { withDragging } from '#packages/editor-core/dragging.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { HjInput } from './hj-input.tsx'
import styles from './hj-list.module.css'
import { IconButton } from './icon-button.tsx'
import type { InputRow } from './input-props.ts'
import shared from './inputs.module.css'

const words = defineWords({
  zh: {
    pair: (at: number) => `第 ${at} 项`,
    label: (at: number) => `第 ${at} 项的名称`,
    value: (at: number) => `第 ${at} 项的内容`,
    move: (at: number) => `移动第 ${at} 项，按上下方向键或拖动`,
    remove: (at: number) => `删除第 ${at} 项`,
    labelHint: '名称',
    valueHint: '内容',
  },
  en: {
    pair: (at: number) => `Pair ${at}`,
    label: (at: number) => `Name of pair ${at}`,
    value: (at: number) => `Text of pair ${at}`,
    move: (at: number) => `Move pair ${at}: arrow up or down, or drag`,
    remove: (at: number) => `Remove pair ${at}`,
    labelHint: 'Name',
    valueHint: 'Text',
  },
})

const line = (max: number): InputRow => ({
  zh: '',
  en: '',
  input: 'hj-input',
  value: z.string().check(z.maxLength(max)),
})
const labelRow = line(MAX_LENGTH.label)
const valueRow = line(MAX_LENGTH.value)

/** A row is moved by dragging its handle or with arrow keys on it. */
const useRowDrag = (
  list: RefObject<HTMLElement | null>,
  at: number,
  onMove: (from: number, to: number) => void,
) => {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [edge, setEdge] = useState<string | null>(null)
  const move = useRef(onMove)
  move.current = onMove
  useEffect(() => {
    const element = row.current
    const dragHandle = handle.current
    if (!element || !dragHandle) return
    const token = list.current
    return withDragging(
      ({ combine, draggable, dropTargetForElements, attachClosestEdge, extractClosestEdge }) =>
        combine(
          draggable({ element, dragHandle, getInitialData: () => ({ list: token, at }) }),
          dropTargetForElements({
            element,
            canDrop: ({ source }) => source.data.list === token,
            getData: ({ input }) =>
              attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
            onDrag: ({ self, source }) =>
              setEdge(source.data.at === at ? null : extractClosestEdge(self.data)),
            onDragLeave: () => setEdge(null),
            onDrop: ({ self, source }) => {
              setEdge(null)
              const from = Number(source.data.at)
              const gap = extractClosestEdge(self.data) === 'bottom' ? at + 1 : at
              move.current(from, gap > from ? gap - 1 : gap)
            },
          }),
        ),
    )
  }, [list, at])
  return { row, handle, edge }
}

export const PairRow = ({
  pair,
  at,
  list,
  disabled = false,
  onChange,
  onCommit,
  onMove,
  onRemove,
}: {
  pair: Labelled
  at: number
  list: RefObject<HTMLElement | null>
  disabled?: boolean | undefined
  onChange(pair: Labelled): void
  onCommit?: (() => void) | undefined
  onMove(from: number, to: number): void
  onRemove(): void
}) => {
  const t = useWords(words)
  const { row, handle, edge } = useRowDrag(list, at, onMove)
  const commit = onCommit ? { onCommit } : {}
  return (
    <li ref={row} className={styles.row} data-edge={edge ?? undefined}>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        data-handle
        aria-label={t.move(at + 1)}
        disabled={disabled}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
          if (by === 0) return
          event.preventDefault()
          onMove(at, at + by)
        }}
      >
        <Glyph icon={GripVertical} size={14} />
      </button>
      <IconButton
        value={pair.icon}
        label={pair.label || t.pair(at + 1)}
        disabled={disabled}
        onPick={(icon) => {
          const { icon: _, ...rest } = pair
          onChange(icon === '' ? rest : { ...rest, icon })
          onCommit?.()
        }}
      />
      <div className={styles.label} data-pair={`${at}.label`}>
        <HjInput
          {...commit}
          row={labelRow}
          part={`${at}.label`}
          label={t.label(at + 1)}
          placeholder={t.labelHint}
          value={pair.label}
          disabled={disabled}
          onChange={(text) => onChange({ ...pair, label: text })}
        />
      </div>
      <div className={styles.value} data-pair={`${at}.value`}>
        <HjInput
          {...commit}
          row={valueRow}
          part={`${at}.value`}
          label={t.value(at + 1)}
          placeholder={t.valueHint}
          value={pair.value}
          disabled={disabled}
          onChange={(text) => onChange({ ...pair, value: text })}
        />
      </div>
      <button
        type="button"
        className={shared.button}
        aria-label={t.remove(at + 1)}
        title={t.remove(at + 1)}
        disabled={disabled}
        onClick={onRemove}
      >
        <Glyph icon={X} size={14} />
      </button>
    </li>
  )
}
