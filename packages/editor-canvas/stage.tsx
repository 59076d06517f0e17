import { Suspense, useEffect, useRef, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Selection } from '#packages/editor-core/editor.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { BottomBar } from './bottom-bar.tsx'
import { useInlineEdit } from './inline-edit/use-inline-edit.ts'
import { NoData } from './no-data.tsx'
import { Overlay } from './overlay.tsx'
import { ResumeRender } from './resume-render.tsx'
import { revealIn } from './reveal.ts'
import { SectionKeys } from './section-keys.tsx'
import styles from './stage.module.css'
import { usePagePointer } from './use-page-pointer.ts'
import { useRenderThrottle } from './use-render-throttle.ts'
import { type StageHandle, StageProvider, type StageState, useStage, useStageState } from './use-stage.ts'

const SectionSheet = lazyComponent(async () => (await import('./section-sheet.tsx')).SectionSheet)
export const loadSheet = SectionSheet.preload
/** Drag and drop is loaded after the first paint. */
const Drops = lazyComponent(async () => (await import('./drops.ts')).Drops)

interface StageProps {
  /** For template authors: parts of a section can be selected, too. */
  parts?: boolean
}

const Announcements = () => (
  <div className={styles.visuallyHidden} role="status">
    {useStageState(({ announcement }) => announcement)}
  </div>
)

/** Event listeners of the pages, in a separate component because they need the provider. */
const PageListeners = () => {
  const { reveal } = useStage()
  const selection = useEditorState((state) => state.selection)
  const by = useEditorState((state) => state.selectedBy)
  const tab = useEditorState((state) => state.phone)
  useRenderThrottle()
  usePagePointer()
  useEffect(() => {
    if (selection && by !== 'page') reveal(selection)
  }, [selection, by, reveal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the style tab of a phone makes the stage smaller.
  useEffect(() => {
    if (selection && tab === 'style') reveal(selection)
  }, [tab])
  return null
}

const useHandle = (): StageHandle => {
  const [state] = useState(() =>
    createStore<StageState>(() => ({
      factor: 1,
      hovered: undefined,
      drop: undefined,
      moved: 0,
      writing: false,
      announcement: '',
    })),
  )
  const scroller = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const keys = useRef<HTMLDivElement>(null)
  const [common] = useState(() => ({
    state,
    scroller,
    root,
    keys,
    announce: (announcement: string) => state.setState({ announcement }),
    // After an edit, elements are at their new position only in the next frame.
    reveal: (selection: Selection) =>
      void requestAnimationFrame(() => revealIn(scroller.current, root.current, selection)),
  }))
  const write = useInlineEdit(common)
  const [handle] = useState(() => ({ ...common, write }))
  return handle
}

/** The bar below the pages. On phones it has the tools of the tapped section, or nothing in the style tab. */
const Below = () => {
  const editor = useEditor()
  const phone = usePhone()
  const tab = useEditorState((state) => state.phone)
  const selected = useEditorState(({ selection }) => selection?.section)
  if (phone && tab === 'style') return null
  if (!phone || !selected) return <BottomBar />
  return (
    <Suspense>
      <SectionSheet section={selected} onClose={() => editor.select(undefined, 'page')} />
    </Suspense>
  )
}

/** The pages of the document with selection, inline editing, toolbars, and drag and drop. */
export const Stage = ({ parts = false }: StageProps) => {
  const handle = useHandle()
  return (
    <StageProvider value={handle}>
      <ResumeRender>
        <SectionKeys />
        <Overlay parts={parts} />
        <NoData palette={parts} />
      </ResumeRender>
      <PageListeners />
      <Suspense>
        <Drops />
      </Suspense>
      <Announcements />
      <Below />
    </StageProvider>
  )
}
