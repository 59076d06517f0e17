import { ChevronDown, ChevronUp, Eye, EyeOff } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { EntryMenu } from './entry-menu.tsx'
import styles from './form.module.css'
import { useItemActions } from './item-actions.ts'

const words = defineWords({
  zh: { hide: '在页面上隐藏这一条', show: '在页面上显示这一条' },
  en: { hide: 'Hide this entry on the page', show: 'Show this entry on the page' },
})

interface DataTitleRightProps {
  section: string
  item: string
  title: string
  dates: string
  hidden: boolean
  together: boolean
  breaks: boolean
  open: boolean
  menu: boolean
  onMenu(open: boolean): void
  onToggle(): void
}

/** The right end of an entry's header: dates, flags and the menu. */
export const DataTitleRight = (props: DataTitleRightProps) => {
  const { section, item, title, dates, hidden, together, breaks, open, menu, onMenu, onToggle } = props
  const t = useWords(words)
  const actions = useItemActions(section)
  return (
    <>
      {!open && dates !== '' && <span className={styles.dates}>{dates}</span>}
      {(open || hidden) && (
        <button
          type="button"
          className={styles.tool}
          aria-label={hidden ? t.show : t.hide}
          title={hidden ? t.show : t.hide}
          onClick={() => actions.toggle(item)}
        >
          <Glyph icon={hidden ? EyeOff : Eye} size={15} />
        </button>
      )}
      <EntryMenu
        section={section}
        item={item}
        title={title}
        hidden={hidden}
        together={together}
        breaks={breaks}
        opened={menu}
        onOpened={onMenu}
      />
      {/* Not focusable, because the title next to it does the same. */}
      <button type="button" className={styles.tool} tabIndex={-1} aria-hidden="true" onClick={onToggle}>
        <Glyph icon={open ? ChevronUp : ChevronDown} size={15} />
      </button>
    </>
  )
}
