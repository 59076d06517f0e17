import { File, List, Palette } from 'lucide'
import type { PhoneTab } from '#packages/editor-core/editor.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useBackToClose } from '#packages/ui/back-to-close.ts'
import styles from './editor-frame.module.css'

const words = defineWords({
  zh: { label: '编辑器', content: '内容', page: '页面', style: '样式', variants: '版式', settings: '设置' },
  en: {
    label: 'Editor',
    content: 'Content',
    page: 'Pages',
    style: 'Style',
    variants: 'Variants',
    settings: 'Settings',
  },
})

const TABS = [
  ['content', List],
  ['page', File],
  ['style', Palette],
] as const satisfies readonly (readonly [PhoneTab, unknown])[]

export const PhoneTabs = ({ palette }: { palette: boolean }) => {
  const t = useWords(words)
  const editor = useEditor()
  const shown = useEditorState((state) => state.phone)
  useBackToClose(shown !== 'page', () => editor.show({ phone: 'page' }), true)
  const names = palette ? { content: t.variants, page: t.page, style: t.settings } : t
  return (
    <nav className={styles.tabs} aria-label={t.label}>
      {TABS.map(([tab, icon]) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === shown || undefined}
          onClick={() => editor.show({ phone: tab })}
        >
          <Glyph icon={icon} size={20} />
          {names[tab]}
        </button>
      ))}
    </nav>
  )
}
