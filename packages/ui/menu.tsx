import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useRef,
  useState,
} from 'react'
import { Float, type Placement } from './float.tsx'
import { useFocusInside } from './focus-inside.ts'
import styles from './menu.module.css'

/** Closes the menu, returns the focus to its button, then runs the action of the chosen item. */
const ChooseContext = createContext<(act: (() => void) | undefined) => void>(() => undefined)

const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? []),
]

/** Characters typed within this time spell the beginning of an item. */
const TYPING_MS = 500

const useTypeAhead = () => {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp }: KeyboardEvent, items: readonly HTMLElement[], at: number) => {
    const last = typed.current
    const text = (timeStamp - last.at < TYPING_MS ? last.text : '') + key.toLowerCase()
    typed.current = { text, at: timeStamp }
    // Typing the same character again moves to the next item that begins with it.
    const same = [...text].every((one) => one === key.toLowerCase())
    const from = same ? at + 1 : Math.max(at, 0)
    return [...items.slice(from), ...items.slice(0, from)].find((item) =>
      item.textContent
        ?.trim()
        .toLowerCase()
        .startsWith(same ? key.toLowerCase() : text),
    )
  }
}

interface ListProps extends Placement {
  id: string
  labelledBy: string
  anchor: RefObject<HTMLButtonElement | null>
  /** Opened with the keyboard, so the first item is focused. */
  byKey: boolean
  onClose(): void
  className: string
  children: ReactNode
}

const List = ({ id, labelledBy, anchor, byKey, onClose, className, children, ...standing }: ListProps) => {
  const box = useRef<HTMLDivElement>(null)
  const typedItem = useTypeAhead()
  useFocusInside(box, anchor, (menu) => (byKey ? itemsIn(menu)[0] : undefined) ?? menu)
  const leave = () => {
    anchor.current?.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    // The focus returns to the button, so Tab moves on to the element after it.
    if (key === 'Tab') return leave()
    const items = itemsIn(box.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const step = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: at < 0 ? -1 : at - 1,
      Home: 0,
      End: -1,
    }[key]
    const isCharacter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (step === undefined && !isCharacter) return
    event.preventDefault()
    const to = step === undefined ? typedItem(event, items, at) : items.at(step)
    to?.focus()
  }
  return (
    <ChooseContext
      value={(act) => {
        leave()
        act?.()
      }}
    >
      <Float
        {...standing}
        box={box}
        anchor={anchor}
        id={id}
        className={`${styles.menu} ${className}`}
        role="menu"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        onDismiss={onClose}
        onKeyDown={onKeyDown}
      >
        {children}
      </Float>
    </ChooseContext>
  )
}

interface MenuProps extends Omit<Placement, 'anchor'>, Omit<ComponentProps<'button'>, 'ref'> {
  /** Content of the button. */
  face: ReactNode
  /** For callers that also open the menu in other ways. */
  opened?: boolean
  onOpened?(opened: boolean): void
  listClassName?: string | undefined
  /** The items, rendered while the menu is open. */
  children: ReactNode
}

/** A button that opens a menu. */
export const Menu = ({
  face,
  opened,
  onOpened,
  side,
  align = 'end',
  offset,
  width,
  listClassName = '',
  children,
  ...button
}: MenuProps) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [own, setOwn] = useState(false)
  const [byKey, setByKey] = useState(false)
  const isOpen = opened ?? own
  const set = onOpened ?? setOwn
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        {...button}
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ detail }) => {
          setByKey(detail === 0)
          set(!isOpen)
        }}
      >
        {face}
      </button>
      {isOpen && (
        <List
          {...{ id, anchor, side, align, offset, width, byKey }}
          labelledBy={`${id}-button`}
          className={listClassName}
          onClose={() => set(false)}
        >
          {children}
        </List>
      )}
    </>
  )
}

interface ItemProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  icon?: ReactNode
  /** Content at the end of the row: the shortcut or a tick. */
  end?: ReactNode
  danger?: boolean
  onClick?(): void
}

export const MenuItem = ({ icon, end, danger, className = '', onClick, children, ...rest }: ItemProps) => {
  const choose = useContext(ChooseContext)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...rest}
      className={`${styles.item} ${className}`}
      data-danger={danger || undefined}
      onClick={() => choose(onClick)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{children}</span>
      {end && <span className={styles.end}>{end}</span>}
    </button>
  )
}

export const MenuDivider = () => <hr className={styles.divider} />
