import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { faultProps } from '../fault.tsx'
import { useDraft } from '../use-draft.ts'
import { type Block, readBlock } from './block.ts'
import { type CellDrafts, type CellPlace, keyOf } from './cell-drafts.ts'
import styles from './cell-grid.module.css'

interface CellGridProps {
  label: string
  id?: string | undefined
  cells: Block
  /** The first row has the names of columns, the first column those of rows. */
  headRow?: boolean
  headColumn?: boolean
  /** The last row has totals. */
  total?: boolean
  align?: readonly string[] | undefined
  /** Accessible name of a cell. */
  nameOf(place: CellPlace): string
  /** The text that is stored for an input, so that a draft that means the same is not reported. */
  plain?(place: CellPlace, text: string): string
  /** Invalid texts of cells, which are marked and not stored. */
  drafts: CellDrafts
  /** Id of the error message. */
  faultId: string
  disabled?: boolean | undefined
  place: CellPlace
  onPlace(place: CellPlace): void
  onCell(place: CellPlace, text: string): void
  onBlock(block: Block, at: CellPlace): void
  /** Called on Enter in the last row. */
  onMore(): void
  onCommit?: (() => void) | undefined
}

type Step = [down: number, across: number]

const isEdge = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement, end: boolean) =>
  selectionStart === selectionEnd && selectionStart === (end ? value.length : 0)

const isAll = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length

/** The step of a key; arrow keys leave a cell only at the end of its text. */
const stepOf = ({
  key,
  shiftKey,
  currentTarget: cell,
}: KeyboardEvent<HTMLTextAreaElement>): Step | undefined => {
  const lines = cell.value.includes('\n')
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0]
  if (shiftKey) return undefined
  if (key === 'ArrowUp' && (!lines || isEdge(cell, false))) return [-1, 0]
  if (key === 'ArrowDown' && (!lines || isEdge(cell, true))) return [1, 0]
  if (key === 'ArrowLeft' && (isEdge(cell, false) || isAll(cell))) return [0, -1]
  if (key === 'ArrowRight' && (isEdge(cell, true) || isAll(cell))) return [0, 1]
  return undefined
}

interface CellProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  text: string
  plain(text: string): string
  onText(text: string): void
  onCommit: (() => void) | undefined
}

/** Shows the typed text until blur, so that `1.` can become 1.5. */
const Cell = ({ text, plain, onText, onCommit, ...rest }: CellProps) => {
  const { bind } = useDraft<string>({
    value: text,
    show: (shown) => shown ?? '',
    read: (typed) => ({ value: plain(typed) }),
    onChange: onText,
    onCommit,
  })
  return <textarea rows={1} {...rest} {...bind} />
}

/**
 * A small spreadsheet. Tab, Enter and arrow keys move between cells, and a copied block is pasted at the current cell.
 */
export const CellGrid = (props: CellGridProps) => {
  const { label, id, cells, headRow, headColumn, total, align, nameOf, plain, drafts, faultId, disabled } =
    props
  const { place, onPlace, onCell, onBlock, onMore, onCommit } = props
  const grid = useRef<HTMLTableElement>(null)
  const [asked, setAsked] = useState<CellPlace>()
  const cellAt = ({ row, column }: CellPlace) =>
    grid.current?.rows[row]?.cells[column]?.querySelector<HTMLTextAreaElement>('textarea')
  useEffect(() => {
    if (!asked) return
    const cell = cellAt(asked)
    cell?.focus()
    cell?.select()
    if (cell) setAsked(undefined)
  })

  // An inserted or moved line becomes the current one.
  useEffect(() => {
    const cell = grid.current?.rows[place.row]?.cells[place.column]?.querySelector('textarea')
    const isInside = grid.current?.contains(document.activeElement)
    if (isInside && cell && cell !== document.activeElement) cell.focus()
  }, [place.row, place.column])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, at: CellPlace) => {
    if (isForInputMethod(event.nativeEvent) || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') {
      // Escape leaves the grid without going through every cell.
      grid.current?.parentElement?.parentElement
        ?.querySelector<HTMLElement>('[data-grid-tools] button')
        ?.focus()
      event.preventDefault()
      return
    }
    // Inserts a line break, as in spreadsheets.
    if (event.key === 'Enter' && event.altKey) {
      event.preventDefault()
      event.currentTarget.setRangeText(
        '\n',
        event.currentTarget.selectionStart,
        event.currentTarget.selectionEnd,
        'end',
      )
      // Like typing: listeners are notified of the change and of its end.
      event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    const step = event.altKey ? undefined : stepOf(event)
    if (!step) return
    const to = { row: at.row + step[0], column: at.column + step[1] }
    if (to.row >= cells.length && event.key === 'Enter') {
      event.preventDefault()
      onMore()
      setAsked(to)
    } else if (cellAt(to)) {
      event.preventDefault()
      setAsked(to)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, at: CellPlace) => {
    const block = readBlock(
      event.clipboardData.getData('text/html'),
      event.clipboardData.getData('text/plain'),
    )
    if (!block) return
    event.preventDefault()
    onBlock(block, at)
  }

  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        className={styles.grid}
        id={id}
        aria-label={label}
        data-head={headRow || undefined}
        data-labels={headColumn || undefined}
        data-total={total || undefined}
      >
        <tbody>
          {cells.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={at}>
              {row.map((cell, column) => {
                const here = { row: at, column }
                const on = place.row === at && place.column === column
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                    key={column}
                    data-on={on || undefined}
                    data-align={align?.[column]}
                  >
                    <Cell
                      text={cell}
                      disabled={disabled}
                      aria-label={nameOf(here)}
                      {...faultProps(faultId, drafts.has(keyOf(here)))}
                      plain={(typed) => plain?.(here, typed) ?? typed}
                      onFocus={() => onPlace(here)}
                      onText={(text) => onCell(here, text)}
                      onKeyDown={(event) => onKeyDown(event, here)}
                      onPaste={(event) => onPaste(event, here)}
                      onCommit={onCommit}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
