import { type ReactNode, Suspense, useRef } from 'react'
import { Stage } from '#packages/editor-canvas/stage.tsx'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { useInvalidDraftsLifetime } from '#packages/editor-core/use-invalid-drafts.ts'
import { LeftPane } from '#packages/editor-forms/left-pane.tsx'
import { StylePane } from '#packages/editor-style/style-pane.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import styles from './editor-frame.module.css'
import { PhoneTabs } from './phone-tabs.tsx'
import { useKeyboardRoom } from './use-keyboard-room.ts'

const words = defineWords({
  zh: { content: '内容', pages: '页面', style: '样式', palette: '版式', setters: '设置' },
  en: { content: 'Content', pages: 'Pages', style: 'Style', palette: 'Variants', setters: 'Settings' },
})

const SlideStrip = lazyComponent(
  async () => (await import('#packages/editor-canvas/deck/slide-strip.tsx')).SlideStrip,
)
export const loadStrip = SlideStrip.preload

/** The three panes of an editor. A phone shows one of them at a time, chosen with tabs at the bottom. */
export const EditorFrame = ({
  nav,
  left = <LeftPane />,
  right = <StylePane />,
  stage = <Stage />,
  below,
  palette = false,
}: {
  nav: ReactNode
  left?: ReactNode
  right?: ReactNode
  stage?: ReactNode
  /** Docked under the pages. */
  below?: ReactNode
  /** For template authors: the left pane is a palette with two columns and never shows a picker. */
  palette?: boolean
}) => {
  const t = useWords(words)
  const frame = useRef<HTMLDivElement>(null)
  const phone = useEditorState((state) => state.phone)
  const wide = useEditorState((state) => !palette && state.left.pane !== 'content')
  const deck = useEditorState(({ document }) => !palette && document.kind === 'ppt')
  useKeyboardRoom(frame)
  useInvalidDraftsLifetime()
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-phone={phone}
      data-wide={wide || undefined}
      data-palette={palette || undefined}
      data-deck={deck || undefined}
    >
      <header className={styles.nav}>{nav}</header>
      <aside className={styles.left} aria-label={palette ? t.palette : t.content}>
        {left}
      </aside>
      <section className={styles.stage} aria-label={t.pages}>
        {stage}
        {below}
      </section>
      <aside className={styles.right} aria-label={palette ? t.setters : t.style}>
        {right}
      </aside>
      {deck && (
        <Suspense>
          <SlideStrip />
        </Suspense>
      )}
      <PhoneTabs palette={palette} />
    </div>
  )
}
