import { Check } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { chooseLayout } from '#packages/editor-style/choose-layout.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { type KindName, kindOf } from '#packages/sections/registry.ts'
import { useWorkspace, useWorkspaceState } from '../workspace-state.ts'
import styles from './palette.module.css'

const words = defineWords({
  zh: { kinds: '栏目种类', page: '页面', base: '单栏', left_right: '侧栏', page_1: '边框页', chosen: '当前' },
  en: {
    kinds: 'Section types',
    page: 'Page',
    base: 'One column',
    left_right: 'Sidebar',
    page_1: 'Framed',
    chosen: 'current',
  },
})

/** Kinds in their usual order in a resume. */
const KINDS: readonly KindName[] = [
  'resume_title',
  'base_info',
  'module_title',
  'job_intention',
  'edu_background',
  'work_experience',
  'internship_experience',
  'project_experience',
  'campus_experience',
  'skill_specialties',
  'awards',
  'hobbies',
  'self_evaluation',
  'works_display',
  'custom',
]

const LAYOUTS = ['base', 'left_right', 'page_1'] as const

const Layouts = () => {
  const t = useWords(words)
  const editor = useEditor()
  const layout = useEditorState(({ document }) => document.page.layout)
  return LAYOUTS.map((one) => (
    <button
      key={one}
      type="button"
      aria-pressed={one === layout}
      onClick={() => editor.edit(chooseLayout(one))}
    >
      {t[one]}
      {one === layout && (
        <span className={styles.tick} role="img" aria-label={t.chosen}>
          <Glyph icon={Check} size={14} />
        </span>
      )}
    </button>
  ))
}

/** All kinds with their numbers of variants, and the page layouts below. */
export const KindsRail = ({ onKind }: { onKind(): void }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { state } = useWorkspace()
  const shown = useWorkspaceState(({ kind }) => kind)
  return (
    <nav className={styles.rail} aria-label={t.kinds}>
      {KINDS.map((name) => {
        const kind = kindOf(name)
        return (
          <button
            key={name}
            type="button"
            aria-current={name === shown || undefined}
            onClick={() => {
              state.setState({ kind: name })
              onKind()
            }}
          >
            {kind?.[language]}
            <span className={styles.count}>{Object.keys(kind?.variants ?? {}).length}</span>
          </button>
        )
      })}
      <h2>{t.page}</h2>
      <Layouts />
    </nav>
  )
}
