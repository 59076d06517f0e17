import { ChevronRight } from 'lucide'
import { useState } from 'react'
import { type Command, replaceStyles, setSection } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { isTitled } from '#packages/sections/titled.ts'
import { EntryGap, SectionGap } from './gap-rows.tsx'
import { ModuleStyleSettingDrawer } from './module-style-setting-drawer.tsx'
import { PagingRows } from './paging-rows.tsx'
import { Group } from './property-row.tsx'
import { SetterRow } from './setter-row.tsx'
import { SlideGround } from './slide-ground.tsx'
import { slotName } from './slot-name.ts'
import styles from './style-pane.module.css'
import { SubPane } from './sub-pane.tsx'
import { TitleCard } from './title-card.tsx'
import { usePartOnPage } from './use-part-on-page.ts'
import { useTarget } from './use-target.ts'
import { VariantCard } from './variant-card.tsx'

const words = defineWords({
  zh: {
    changed: (count: number) => `${count} 项已改`,
    reset: '全部还原',
    text: '文字',
    gaps: '间距',
    title: '标题',
    all: '全部样式',
    part: (name: string) => `单独设置「${name}」`,
    none: '还没有选中栏目',
    noneHint: '在页面上点一下要调整的栏目，或在内容列表里选一个。',
  },
  en: {
    changed: (count: number) => `${count} changed`,
    reset: 'Reset all',
    text: 'Text',
    gaps: 'Spacing',
    title: 'Title',
    all: 'All styles',
    part: (name: string) => `Set “${name}” on its own`,
    none: 'No section is selected',
    noneHint: 'Click the section on the page, or choose one in the content list.',
  },
})

const ownIn = ({ sections }: Document, id: string) => {
  const section = sections.find((one) => one.id === id)
  if (!section) return 0
  const values = Object.values(section.style).reduce((sum, style) => sum + Object.keys(style).length, 0)
  return values + (section.titleVariant === undefined ? 0 : 1)
}

const resetAll =
  (id: string): Command =>
  (document) => {
    replaceStyles(id, {})(document)
    setSection(id, 'titleVariant', undefined)(document)
  }

const Head = ({ id, name }: { id: string; name: string }) => {
  const t = useKindWords(words)
  const editor = useEditor()
  const count = useEditorState(({ document }) => ownIn(document, id))
  return (
    <header className={styles.head}>
      <h2>{name}</h2>
      {count > 0 ? (
        <>
          <span className={styles.count}>{t.changed(count)}</span>
          <button type="button" className={styles.quiet} onClick={() => editor.edit(resetAll(id))}>
            {t.reset}
          </button>
        </>
      ) : null}
    </header>
  )
}

/** The most common settings; the last row opens all others. */
const Everyday = ({ id, name, onAll }: { id: string; name: string; onAll(): void }) => {
  const t = useKindWords(words)
  const { language } = useLanguage()
  const drawn = usePartOnPage(id, 'section')
  const { slot } = useTarget(id)
  const kind = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    return { kind: section?.kind ?? '', props: section?.props ?? {} }
  })
  const titled = useEditorState(({ document }) =>
    document.sections.some((section) => section.id === id && isTitled(section)),
  )
  const isSlide = useEditorState(({ document }) => document.kind === 'ppt')
  const setter = { section: id, slot: 'section' }
  const { themeColor, fontSize, lineHeight, textAlign } = drawn.values
  return (
    <div className={styles.settings}>
      <Head id={id} name={name} />
      <VariantCard section={id} />
      <SlideGround section={id} />
      {slot === 'section' ? null : (
        <button type="button" className={styles.more} onClick={onAll}>
          {t.part(slotName(kind, slot, language))}
          <Glyph icon={ChevronRight} />
        </button>
      )}
      <Group title={t.text}>
        <SetterRow {...setter} name="themeColor" inherited={themeColor} />
        <SetterRow {...setter} name="fontSize" inherited={fontSize} />
        <SetterRow {...setter} name="lineHeight" inherited={lineHeight} />
        <SetterRow {...setter} name="textAlign" inherited={textAlign} />
      </Group>
      {isSlide && drawn.entryGap === undefined ? null : (
        <Group title={t.gaps}>
          {isSlide ? null : <SectionGap section={id} drawn={drawn} />}
          <EntryGap section={id} drawn={drawn} />
        </Group>
      )}
      {titled ? (
        <Group title={t.title}>
          <TitleCard section={id} />
        </Group>
      ) : null}
      <PagingRows section={id} />
      <div className={styles.group}>
        <button type="button" className={styles.more} onClick={onAll}>
          {t.all}
          <Glyph icon={ChevronRight} />
        </button>
      </div>
    </div>
  )
}

/** Settings of the selected section: its variant, common properties, and the drawer with all properties. */
export const SectionSettings = () => {
  const t = useKindWords(words)
  const { language } = useLanguage()
  const [isAll, setAll] = useState(false)
  const id = useEditorState(({ selection }) => selection?.section)
  const name = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    return section && (section.title || kindOf(section.kind)?.[language] || section.kind)
  })
  if (id === undefined || name === undefined)
    return (
      <div className={styles.empty}>
        <p>{t.none}</p>
        <p>{t.noneHint}</p>
      </div>
    )
  return (
    <>
      <div inert={isAll}>
        <Everyday key={id} id={id} name={name} onAll={() => setAll(true)} />
      </div>
      {isAll ? (
        <SubPane title={`${name} · ${t.all}`} onClose={() => setAll(false)}>
          <ModuleStyleSettingDrawer section={id} />
        </SubPane>
      ) : null}
    </>
  )
}
