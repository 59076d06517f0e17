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
import { useFollowing } from './use-following.ts'
import { usePagePointer } from './use-page-pointer.ts'
import { type StageHandle, StageProvider, type StageState, useStage, useStageState } from './use-stage.ts'

const SectionSheet = lazyComponent(async () => (await import('./section-sheet.tsx')).SectionSheet)
export const loadSheet = SectionSheet.preload
/** Like all that drags, after the first paint. */
const Drops = lazyComponent(async () => (await import('./drops.ts')).Drops)

interface StageProps {
  /** For template authors: parts of a section are selected and framed, not the section alone. */
  parts?: boolean
}

const Told = () => (
  <div className={styles.told} role="status">
    {useStageState(({ said }) => said)}
  </div>
)

/** The listeners on the pages, in a component of their own inside of the provider. */
const Listening = () => {
  const { reveal } = useStage()
  const selection = useEditorState((state) => state.selection)
  const by = useEditorState((state) => state.selectedBy)
  const tab = useEditorState((state) => state.phone)
  useFollowing()
  usePagePointer()
  useEffect(() => {
    if (selection && by !== 'page') reveal(selection)
  }, [selection, by, reveal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes small above the style controls.
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
      said: '',
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
    say: (said: string) => state.setState({ said }),
    // An edited element is in its new place only in the next frame.
    reveal: (selection: Selection) =>
      void requestAnimationFrame(() => revealIn(scroller.current, root.current, selection)),
  }))
  const write = useInlineEdit(common)
  const [handle] = useState(() => ({ ...common, write }))
  return handle
}

/** Under the pages: facts and zoom, on a phone the tapped section's tools; nothing while the style takes that room. */
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

/** The true pages, and everything that is done on them. */
export const Stage = ({ parts = false }: StageProps) => {
  const handle = useHandle()
  return (
    <StageProvider value={handle}>
      <ResumeRender>
        <SectionKeys />
        <Overlay parts={parts} />
        <NoData palette={parts} />
      </ResumeRender>
      <Listening />
      <Suspense>
        <Drops />
      </Suspense>
      <Told />
      <Below />
    </StageProvider>
  )
}
