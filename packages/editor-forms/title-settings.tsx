import { ChevronRight } from 'lucide'
import { useId, useRef } from 'react'
import { setSection } from '#packages/document/commands.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useFocusRequest } from '#packages/editor-core/left-pane-state.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { dataSetters } from '#packages/layout/setters/data.ts'
import type { Kind } from '#packages/sections/define.ts'
import { titleLook } from '#packages/sections/title-looks.ts'
import { isTitled } from '#packages/sections/titled.ts'
import styles from './form.module.css'
import { IconChoice } from './icon-choice.tsx'
import { HjInput } from './inputs/hj-input.tsx'
import { Switch } from './inputs/switch.tsx'
import { useSectionActions } from './section-actions.ts'

const words = defineWords({
  zh: {
    titled: '显示标题',
    title: '标题文字',
    english: '英文名',
    icon: '标题图标',
    style: '标题样式',
    follows: '跟随全局',
    variant: '版式',
  },
  en: {
    titled: 'Show the title',
    title: 'Title',
    english: 'English name',
    icon: 'Icon',
    style: 'Title style',
    follows: 'as for all',
    variant: 'Variant',
  },
})

const row = dataSetters.title

/** Settings of a section: its variant, whether it has a title, the title and its style. */
export const TitleSettings = ({ section, kind }: { section: string; kind: Kind }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const actions = useSectionActions(section)
  const titleId = useId()
  const englishId = useId()
  const titleField = useRef<HTMLDivElement>(null)
  // A heading has its own field in the form.
  useFocusRequest({ section, item: kind.headed ? '' : section, field: 'title' }, titleField)
  const facts = useEditorState(({ document }) => {
    const found = document.sections.find(({ id }) => id === section)
    return (
      found && {
        variant: found.variant,
        titleVariant: found.titleVariant,
        global: document.theme.titleVariant,
        title: found.title,
        english: found.english,
        icon: found.icon,
        titled: isTitled(found),
        chinese: document.language === 'zh',
      }
    )
  })
  if (!facts) return null
  const { titled, titleVariant, global } = facts
  const look = kind as Kind & { variants?: Record<number, { zh: string; en: string }> }
  const variant = look.variants?.[facts.variant]
  const style = titleLook(titleVariant ?? global)
  const write = (key: 'title' | 'english', value: string) =>
    editor.edit(setSection(section, key, value), `${key}:${section}`)
  return (
    <div className={styles.settingsBody}>
      <button type="button" className={styles.link} onClick={actions.showVariants}>
        <span>{t.variant}</span>
        <span>{variant ? `${facts.variant} ${variant[language]}` : facts.variant}</span>
        <Glyph icon={ChevronRight} size={14} />
      </button>
      {!kind.headed && (
        <div className={styles.switchRow}>
          <span>{t.titled}</span>
          <Switch
            checked={titled}
            label={t.titled}
            onChange={(on) =>
              editor.edit(setSection(section, 'untitled', on === !kind.untitled ? undefined : !on))
            }
          />
        </div>
      )}
      {titled && (
        <>
          <button type="button" className={styles.link} onClick={actions.showTitles}>
            <span>{t.style}</span>
            <span>
              {titleVariant === undefined ? `${t.follows} · ` : ''}
              {style?.[language]}
            </span>
            <Glyph icon={ChevronRight} size={14} />
          </button>
          <div className={styles.pair} data-two={facts.chinese || undefined}>
            <div ref={titleField} className={styles.field}>
              <label className={styles.label} htmlFor={titleId}>
                {t.title}
              </label>
              <div className={styles.control}>
                <HjInput
                  id={titleId}
                  row={row}
                  label={t.title}
                  value={facts.title}
                  onChange={(value) => write('title', value)}
                  onCommit={editor.endGesture}
                />
              </div>
            </div>
            {facts.chinese && (
              <div className={styles.field}>
                <label className={styles.label} htmlFor={englishId}>
                  {t.english}
                </label>
                <div className={styles.control}>
                  <HjInput
                    id={englishId}
                    row={row}
                    label={t.english}
                    value={facts.english}
                    placeholder={kind.en}
                    onChange={(value) => write('english', value)}
                    onCommit={editor.endGesture}
                  />
                </div>
              </div>
            )}
          </div>
          <div className={styles.field}>
            <span className={styles.label}>{t.icon}</span>
            <div className={styles.control}>
              <IconChoice
                value={facts.icon ?? kind.icon}
                own={kind.icon}
                label={t.icon}
                onChange={(icon) =>
                  editor.edit(setSection(section, 'icon', icon === kind.icon ? undefined : icon))
                }
              />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
