import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { type IconName, iconNames } from '#packages/layout/icons.ts'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import styles from './icon-grid.module.css'
import { IconSign } from './icon-sign.tsx'
import { findIcons, iconGroups, iconWords } from './icon-words.ts'
import shared from './inputs.module.css'

const words = defineWords({
  zh: {
    search: '搜图标，如「电话」',
    nothing: '没有这样的图标，换个词试试',
    icons: '图标',
    none: '不用图标',
    person: '个人',
    work: '工作',
    study: '学业与荣誉',
    art: '艺术与创作',
    life: '生活',
  },
  en: {
    search: 'Search icons, like “phone”',
    nothing: 'No such icon: try another word',
    icons: 'Icons',
    none: 'No icon',
    person: 'Person',
    work: 'Work',
    study: 'Study and honours',
    art: 'Art',
    life: 'Life',
  },
})

const COLUMNS = 8
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }

/** All icons in groups, with a search in Chinese and English. Arrow keys move from the search field into the grid. */
export const IconGrid = ({
  value,
  onPick,
  none = false,
}: {
  value: string | undefined
  /** Called with an empty name for no icon. */
  onPick(icon: IconName | ''): void
  /** Has an option for no icon. */
  none?: boolean
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const found = findIcons(iconNames, search)
  const groups = iconGroups
    .map((group) => ({ group, icons: found.filter((icon) => iconWords[icon].group === group) }))
    .filter(({ icons }) => icons.length > 0)
  const inOrder = groups.flatMap(({ icons }) => icons)
  const stop = inOrder.find((icon) => icon === value) ?? inOrder[0]

  // The grid may render later than its popover, which then does not focus it.
  useEffect(() => {
    const field = list.current?.parentElement?.querySelector('input')
    if (field && document.activeElement === field.closest('[role="dialog"]')) field.focus()
  }, [])
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    if (step === undefined || buttons.length === 0) return
    const at = buttons.indexOf(event.target as HTMLElement)
    // In the search field, Left and Right move the caret.
    if (at < 0 && event.key !== 'ArrowDown') return
    event.preventDefault()
    const to = at < 0 ? 0 : at + step
    if (to < 0) list.current?.parentElement?.querySelector('input')?.focus()
    else buttons[Math.min(to, buttons.length - 1)]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of its content.
    <div className={styles.picker} onKeyDown={walk}>
      <div className={shared.field}>
        <input
          type="search"
          className={shared.text}
          value={search}
          placeholder={t.search}
          aria-label={t.search}
          aria-controls={listId}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = inOrder
            if (
              event.key === 'Enter' &&
              !isForInputMethod(event.nativeEvent) &&
              search.trim() !== '' &&
              first
            )
              onPick(first)
          }}
        />
      </div>
      <div ref={list} id={listId} className={styles.list} role="listbox" aria-label={t.icons}>
        {groups.map(({ group, icons }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options.
          <div key={group} role="group" aria-label={t[group]}>
            <p className={styles.group} aria-hidden="true">
              {t[group]}
            </p>
            <div className={styles.icons} role="presentation">
              {icons.map((icon) => (
                <button
                  key={icon}
                  type="button"
                  role="option"
                  className={styles.icon}
                  aria-selected={icon === value}
                  aria-label={iconWords[icon][language].split(' ')[0]}
                  title={iconWords[icon][language].split(' ')[0]}
                  tabIndex={icon === stop ? 0 : -1}
                  onClick={() => onPick(icon)}
                >
                  <IconSign icon={icon} />
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
      {inOrder.length === 0 ? (
        <p className={shared.hint} role="status">
          {t.nothing}
        </p>
      ) : null}
      {none ? (
        <button type="button" className={shared.word} aria-pressed={value === ''} onClick={() => onPick('')}>
          {t.none}
        </button>
      ) : null}
    </div>
  )
}
