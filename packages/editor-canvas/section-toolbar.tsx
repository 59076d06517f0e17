import { ChevronDown, ChevronUp, EyeOff, type IconNode } from 'lucide'
import { memo, Suspense } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import styles from './module-box.module.css'
import { MoreMenu } from './more-menu.tsx'
import { moveByOne } from './section-order.ts'
import { useStageActions } from './stage-actions.ts'

const SectionAi = lazyComponent(async () => (await import('./section-ai.tsx')).SectionAi)
export const loadSectionAi = SectionAi.preload

const words = defineWords({
  zh: {
    tools: (name: string) => `「${name}」的操作`,
    variant: (number: number) => `版式 ${number}`,
    title: (number: number) => `标题 ${number}`,
    up: '上移（Alt ↑）',
    down: '下移（Alt ↓）',
    hide: '隐藏',
  },
  en: {
    tools: (name: string) => `Tools for “${name}”`,
    variant: (number: number) => `Variant ${number}`,
    title: (number: number) => `Title ${number}`,
    up: 'Move up (Alt ↑)',
    down: 'Move down (Alt ↓)',
    hide: 'Hide',
  },
})

const IconButton = ({
  icon,
  label,
  ...rest
}: {
  icon: IconNode
  label: string
  disabled?: boolean
  onClick(): void
}) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} {...rest}>
    <Glyph icon={icon} />
  </button>
)

interface ToolbarProps {
  section: string
  slot: string | undefined
}

export const SectionToolbar = memo(({ section: id, slot }: ToolbarProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const { move, hide } = useStageActions()
  const facts = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    return section
      ? {
          name: sectionName(section, language),
          variant: section.variant,
          title: section.titleVariant ?? document.theme.titleVariant,
          up: moveByOne(document, id, -1) !== undefined,
          down: moveByOne(document, id, 1) !== undefined,
        }
      : undefined
  })
  if (!facts) return null
  const onTitle = slot?.startsWith('title') === true
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have the style and meaning of a form.
    <div role="group" className={styles.toolbar} aria-label={t.tools(facts.name)}>
      <button
        type="button"
        className={`${styles.tool} ${styles.variant}`}
        onClick={() => editor.show({ left: { pane: onTitle ? 'titles' : 'variants', section: id } })}
      >
        {onTitle ? t.title(facts.title) : t.variant(facts.variant)}
        <Glyph icon={ChevronDown} size={12} />
      </button>
      <i />
      <IconButton icon={ChevronUp} label={t.up} disabled={!facts.up} onClick={() => move(id, -1)} />
      <IconButton icon={ChevronDown} label={t.down} disabled={!facts.down} onClick={() => move(id, 1)} />
      <i />
      <Suspense>
        <SectionAi section={id} className={styles.tool} />
      </Suspense>
      <IconButton icon={EyeOff} label={t.hide} onClick={() => hide(id)} />
      <MoreMenu section={id} name={facts.name} />
    </div>
  )
})
