import { ArrowRightLeft, ChevronDown, ChevronUp, EyeOff, type IconNode, Pencil, X } from 'lucide'
import type { ReactNode } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { entriesOf, hasEntries } from '#packages/editor-core/own-record.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { useBackToClose } from '#packages/ui/back-to-close.ts'
import { MoreMenu } from './more-menu.tsx'
import { SectionAi } from './section-ai.tsx'
import { moveByOne } from './section-order.ts'
import styles from './stage.module.css'
import { useStageActions } from './stage-actions.ts'

const words = defineWords({
  zh: {
    facts: (variant: number, entries: number | undefined) =>
      entries === undefined ? `版式 ${variant}` : `版式 ${variant}，${entries} 段`,
    close: '关闭',
    edit: '编辑',
    variant: '换版式',
    up: '上移',
    down: '下移',
    hide: '隐藏',
    more: '更多',
  },
  en: {
    facts: (variant: number, entries: number | undefined) =>
      entries === undefined ? `Variant ${variant}` : `Variant ${variant}, ${entries} entries`,
    close: 'Close',
    edit: 'Edit',
    variant: 'Variant',
    up: 'Up',
    down: 'Down',
    hide: 'Hide',
    more: 'More',
  },
})

const Tool = ({
  icon,
  children,
  ...rest
}: {
  icon: IconNode
  children: ReactNode
  disabled?: boolean
  onClick(): void
}) => (
  <button type="button" className={styles.sheetTool} {...rest}>
    <Glyph icon={icon} size={20} />
    {children}
  </button>
)

interface SheetProps {
  section: string
  onClose(): void
}

const entryCount = (section: Section): number | undefined => {
  const kind = kindOf(section.kind)
  return kind && hasEntries(kind) ? entriesOf(kind, section).length : undefined
}

/** Phones show the actions of the tapped section instead of the bottom bar, so that the page stays visible. */
export const SectionSheet = ({ section: id, onClose }: SheetProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const { move, hide } = useStageActions()
  useBackToClose(
    useEditorState(({ phone }) => phone === 'page'),
    onClose,
  )
  const facts = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    return section
      ? {
          name: sectionName(section, language),
          variant: section.variant,
          entries: entryCount(section),
          up: moveByOne(document, id, -1) !== undefined,
          down: moveByOne(document, id, 1) !== undefined,
        }
      : undefined
  })
  if (!facts) return null
  return (
    <section className={styles.sheet} aria-label={facts.name}>
      <div className={styles.sheetHead}>
        <b>{facts.name}</b>
        <span>{t.facts(facts.variant, facts.entries)}</span>
        <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
          <Glyph icon={X} size={20} />
        </button>
      </div>
      <div className={styles.sheetTools}>
        <Tool
          icon={Pencil}
          onClick={() => editor.show({ phone: 'content', left: { pane: 'content', form: true } })}
        >
          {t.edit}
        </Tool>
        <Tool
          icon={ArrowRightLeft}
          onClick={() => editor.show({ phone: 'content', left: { pane: 'variants', section: id } })}
        >
          {t.variant}
        </Tool>
        <SectionAi section={id} className={styles.sheetTool} size={20} />
        <Tool icon={ChevronUp} disabled={!facts.up} onClick={() => move(id, -1)}>
          {t.up}
        </Tool>
        <Tool icon={ChevronDown} disabled={!facts.down} onClick={() => move(id, 1)}>
          {t.down}
        </Tool>
        <Tool icon={EyeOff} onClick={() => hide(id)}>
          {t.hide}
        </Tool>
        <MoreMenu section={id} name={facts.name} className={styles.sheetTool ?? ''} size={20}>
          {t.more}
        </MoreMenu>
      </div>
    </section>
  )
}
