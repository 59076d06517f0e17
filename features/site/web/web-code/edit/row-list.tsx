import { type ReactNode, useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Icon, Outline } from '#packages/ui/icon.tsx'
import type { InBoth } from '../../../pages-contract.ts'
import type { Bound } from './form-parts.tsx'
import { useForm, useHasFault } from './page-fields.tsx'
import classes from './row-list.module.css'

const words = defineWords({
  zh: {
    up: (name: string) => `上移 ${name}`,
    down: (name: string) => `下移 ${name}`,
    remove: (name: string) => `删除 ${name}`,
    blank: '（未填）',
    full: (max: number) => `最多 ${max} 项`,
  },
  en: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    blank: '(empty)',
    full: (max: number) => `Up to ${max} items`,
  },
})

const ARROWS = { up: 'M6 14.500l6-6 6 6', down: 'M6 9.500l6 6 6-6' }

let lastId = 0
const newRowId = () => {
  lastId += 1
  return lastId
}

/** Rows have no ids: these keys keep the expanded state and the focus with a row when it moves. */
const useRowIds = (count: number) => {
  const [ids, setIds] = useState(() => Array.from({ length: count }, newRowId))
  if (ids.length === count) return [ids, setIds] as const
  const fitting = Array.from({ length: count }, (_, at) => ids[at] ?? newRowId())
  setIds(fitting)
  return [fitting, setIds] as const
}

const moved = <One,>(all: readonly One[], from: number, to: number): One[] => {
  const rest = all.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)]
}

interface RowListProps<Row> extends Bound<Row[]> {
  /** The name of one row, such as 卡片. */
  name: string
  add: string
  max: number
  make(): Row
  /** The text that a collapsed row shows. */
  titleOf(row: Row): InBoth
  children(row: Bound<Row>): ReactNode
}

interface RowHeadProps {
  name: string
  title: string
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  onToggle(): void
  onMove(step: -1 | 1): void
  onRemove(): void
}

const RowHead = ({ name, title, isOpen, isFirst, isLast, onToggle, onMove, onRemove }: RowHeadProps) => {
  const t = useWords(words)
  return (
    <div className={classes.head}>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="chevronRight" />
        <small>{name}</small>
        <span>{title.trim() === '' ? t.blank : title}</span>
      </button>
      <button
        type="button"
        data-step="up"
        aria-label={t.up(name)}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Outline path={ARROWS.up} />
      </button>
      <button
        type="button"
        data-step="down"
        aria-label={t.down(name)}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Outline path={ARROWS.down} />
      </button>
      <button type="button" aria-label={t.remove(name)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  )
}

const RowBox = ({
  path,
  name,
  isWanted,
  head,
  children,
}: {
  path: string
  name: string
  isWanted: boolean
  head: Omit<RowHeadProps, 'name' | 'isOpen' | 'onToggle'>
  children: ReactNode
}) => {
  const [open, setOpen] = useState(isWanted)
  const isOpen = useHasFault(path) || open
  return (
    <li className={classes.row}>
      <fieldset>
        <legend>{name}</legend>
        <RowHead {...head} name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {isOpen && <div className={classes.body}>{children}</div>}
      </fieldset>
    </li>
  )
}

/** Rows that can be added, deleted and sorted, by pointer and by keys. */
export const RowList = <Row,>({
  at,
  name,
  add,
  max,
  value: rows,
  make,
  titleOf,
  onChange,
  children,
}: RowListProps<Row>) => {
  const t = useWords(words)
  const { language, faults, onRemoved } = useForm()
  const [ids, setIds] = useRowIds(rows.length)
  const [added, setAdded] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const move = (from: number, step: -1 | 1) => {
    const to = from + step
    if (to < 0 || to >= rows.length) return
    setIds(moved(ids, from, to))
    onChange(moved(rows, from, to))
    // React moves the row's elements, and a moved button can lose the focus.
    const stepped = step < 0 ? 'up' : 'down'
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelector<HTMLElement>(`[data-step="${stepped}"]`)?.focus(),
    )
  }
  const shownTitle = (row: Row): string => {
    const title = titleOf(row)
    return title[language] ?? title.zh
  }
  const remove = (from: number, row: Row) => {
    setIds(ids.filter((_, index) => index !== from))
    onChange(rows.filter((_, index) => index !== from))
    onRemoved(shownTitle(row))
    adder.current?.focus()
  }
  const append = () => {
    const id = newRowId()
    setIds([...ids, id])
    setAdded(id)
    onChange([...rows, make()])
    requestAnimationFrame(() => {
      const row = list.current?.lastElementChild
      row?.querySelector<HTMLElement>('input, textarea')?.focus()
    })
  }
  return (
    <div className={classes.list}>
      <ol ref={list}>
        {rows.map((row, index) => (
          <RowBox
            key={ids[index]}
            path={`${at}.${index}`}
            name={`${name} ${index + 1}`}
            isWanted={ids[index] === added}
            head={{
              title: shownTitle(row),
              isFirst: index === 0,
              isLast: index === rows.length - 1,
              onMove: (step) => move(index, step),
              onRemove: () => remove(index, row),
            }}
          >
            {children({
              value: row,
              at: `${at}.${index}`,
              onChange: (next) => onChange(rows.map((one, other) => (other === index ? next : one))),
            })}
          </RowBox>
        ))}
      </ol>
      <div className={classes.foot}>
        <Button ref={adder} look="plain" disabled={rows.length >= max} onClick={append}>
          {add}
        </Button>
        {rows.length >= max && <span>{t.full(max)}</span>}
        {faults.has(at) && <span role="alert">{faults.get(at)}</span>}
      </div>
    </div>
  )
}
