import { ArrowLeftRight, ChevronLeft, ChevronRight, Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { entryTitle } from '#packages/editor-core/entry-title.ts'
import { useAddWord } from '#packages/editor-core/entry-words.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { leftPaneOf, useLeftPane } from '#packages/editor-core/left-pane-state.ts'
import { entriesOf, hasEntries } from '#packages/editor-core/own-record.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage } from '#packages/i18n/words.tsx'
import type { Kind } from '#packages/sections/define.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { useBackToClose } from '#packages/ui/back-to-close.ts'
import { DataConfig } from './data-config.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { useItemActions } from './item-actions.ts'
import { ModuleConfig } from './module-config.tsx'
import styles from './phone-form.module.css'
import { useSectionActions } from './section-actions.ts'
import { SectionMenu } from './section-menu.tsx'
import { SectionSettings } from './section-settings.tsx'

const words = defineWords({
  zh: {
    back: '返回栏目列表',
    variant: '换版式',
    next: '下一段',
    previous: '上一段',
    blank: '未填写',
    order: '全部条目',
  },
  en: {
    back: 'Back to the sections',
    variant: 'Variant',
    next: 'Next',
    previous: 'Previous',
    blank: 'Empty entry',
    order: 'All entries',
  },
})

const Step = ({ to, word, title, back }: { to(): void; word: string; title: string; back?: boolean }) => (
  <button type="button" className={styles.step} onClick={to}>
    <span>{word}</span>
    <b>{title}</b>
    <Glyph icon={back ? ChevronLeft : ChevronRight} size={18} />
  </button>
)

/** One entry in full width, with buttons to the previous and next one. */
const Entry = ({ section, kind, item }: { section: string; kind: Kind; item: string | undefined }) => {
  const t = useKindWords(words)
  const editor = useEditor()
  const add = useAddWord(kind.kind)
  const actions = useItemActions(section)
  const [menu, setMenu] = useState(false)
  const entries = (document: Document) =>
    entriesOf(kind, document.sections.find(({ id }) => id === section) ?? { items: [] })
  const items = useEditorState(({ document }) => entries(document).map((one) => one.id))
  const titles = useEditorState(({ document }) => entries(document).map((one) => entryTitle(kind, one.data)))
  const flags = useEditorState(({ document }) => {
    const found = document.sections.find(({ id }) => id === section)?.items.find(({ id }) => id === item)
    return {
      hidden: found?.hidden === true,
      together: found?.keepTogether === true,
      breaks: found?.breakBefore === true,
    }
  })
  const at = items.indexOf(item ?? '')
  const go = (to: number) => {
    const next = items[to]
    if (next) editor.select({ section, item: next }, 'form')
    leftPaneOf(editor).setState({ entry: next })
  }
  return (
    <>
      {item && at >= 0 && (
        <div className={styles.entry}>
          <div className={styles.entryHead}>
            <b>{titles[at] || t.blank}</b>
            <EntryMenu
              section={section}
              item={item}
              title={titles[at] ?? ''}
              {...flags}
              opened={menu}
              onOpened={setMenu}
            />
          </div>
          <DataConfig key={item} section={section} item={item} kind={kind} />
        </div>
      )}
      {at > 0 && <Step to={() => go(at - 1)} word={t.previous} title={titles[at - 1] || t.blank} back />}
      {at < items.length - 1 && (
        <Step to={() => go(at + 1)} word={t.next} title={titles[at + 1] || t.blank} />
      )}
      <button type="button" className={styles.add} onClick={() => actions.add()}>
        <Glyph icon={Plus} size={18} />
        {add}
      </button>
    </>
  )
}

/** The form of a section on phones, which replaces the list and shows one entry at a time. */
export const PhoneForm = ({ section }: { section: string }) => {
  const t = useKindWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const actions = useSectionActions(section)
  const scroll = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState(false)
  const item = useLeftPane((pane) => pane.entry)
  const facts = useEditorState(({ document }) => {
    const found = document.sections.find(({ id }) => id === section)
    if (!found) return undefined
    const entries = entriesOf(kindOf(found.kind), found)
    const at = entries.findIndex(({ id }) => id === item)
    return { kind: found.kind, title: found.title, count: entries.length, at }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top for another entry.
  useEffect(() => {
    scroll.current?.scrollTo({ top: 0 })
  }, [item])
  const kind = kindOf(facts?.kind ?? '')
  // A slide's own form has the list of its entries, so Back from an entry leads there first.
  const isWhole = !kind || !hasEntries(kind) || (kind.own !== undefined && (facts?.at ?? -1) < 0)
  const back = () =>
    leftPaneOf(editor).setState(kind?.own && !isWhole ? { entry: undefined } : { open: undefined })
  useBackToClose(
    useEditorState(({ phone }) => phone === 'content'),
    back,
  )
  if (!facts || !kind) return null
  const name = facts.title || kind[language]
  return (
    <>
      <header className={styles.head}>
        <button type="button" className={styles.back} aria-label={t.back} onClick={back}>
          <Glyph icon={ChevronLeft} size={22} />
        </button>
        <h2>{name}</h2>
        {!isWhole && facts.at >= 0 && (
          <span className={styles.of}>
            {facts.at + 1} / {facts.count}
          </span>
        )}
        <button type="button" className={styles.variant} onClick={actions.showVariants}>
          <Glyph icon={ArrowLeftRight} size={18} />
          {t.variant}
        </button>
        <SectionMenu id={section} name={name} opened={menu} onOpened={setMenu} />
      </header>
      <div ref={scroll} className={styles.scroll}>
        {isWhole ? (
          <ModuleConfig section={section} />
        ) : (
          <>
            <Entry section={section} kind={kind} item={item} />
            <SectionSettings section={section} kind={kind} />
          </>
        )}
      </div>
    </>
  )
}
