import { useEffect, useMemo, useState } from 'react'
import { uploads } from '#features/files/parts.ts'
import { Stage } from '#packages/editor-canvas/stage.tsx'
import { leftPaneOf } from '#packages/editor-core/left-pane-state.ts'
import { EditorProvider, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { asDataUrl, PictureStoreProvider } from '#packages/editor-forms/inputs/picture-store.tsx'
import { backUp } from '#packages/editor-frame/download-json.ts'
import { EditorFrame } from '#packages/editor-frame/editor-frame.tsx'
import { Leaving } from '#packages/editor-frame/leaving.tsx'
import { usePreload } from '#packages/editor-frame/use-preload.ts'
import { Conflicts } from '#packages/editor-tools/conflicts.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { useSync } from '#packages/sync/use-sync.ts'
import { useApi } from '#packages/ui/api.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { CheckDock } from './check/check-dock.tsx'
import { designerPreloads } from './designer-ahead.ts'
import { DesignerNav } from './designer-nav.tsx'
import { DesignerToolsProvider } from './designer-tools-provider.tsx'
import { createDeskState, DeskProvider } from './desk-state.ts'
import type { Desk } from './open-template.tsx'
import { Palette } from './palette/palette.tsx'
import { SampleBar } from './sample-bar.tsx'
import { SetterTabs } from './setters/setter-tabs.tsx'
import { StatusNote } from './status-note.tsx'
import { SubmitDialog } from './submit/submit-dialog.tsx'

const words = defineWords({
  zh: { title: '模板设计器' },
  en: { title: 'Template designer' },
})

const Title = () => {
  const t = useWords(words)
  return <PageHead title={useEditorState(({ document }) => document.title) || t.title} />
}

/** A template open for work: kinds and looks, the page, the setters. */
export const DesignerDesk = ({
  desk,
  onSubmitted,
  onSettled,
}: {
  desk: Desk
  onSubmitted(): void
  onSettled(): void
}) => {
  const { editor, sync, documentStore } = desk
  const client = useApi()
  const [state] = useState(createDeskState)
  useSync(sync, editor.invalidDrafts.hasAny)
  usePreload(editor, designerPreloads)
  // From the start: the form opens what was selected before it was looked at.
  useState(() => leftPaneOf(editor))
  // Parts are what an author sets.
  useEffect(() => editor.show({ right: 'section' }), [editor])
  const store = useMemo(
    () => (documentStore.location === 'server' ? uploads(client) : asDataUrl),
    [client, documentStore],
  )
  const handle = useMemo(() => ({ ...desk, state }), [desk, state])
  return (
    <EditorProvider editor={editor}>
      <PictureStoreProvider value={store}>
        <Title />
        <DocumentFonts />
        <DeskProvider value={handle}>
          <DesignerToolsProvider>
            <EditorFrame
              palette
              nav={<DesignerNav />}
              left={<Palette />}
              right={<SetterTabs />}
              stage={
                <>
                  <StatusNote />
                  <SampleBar />
                  <Stage parts />
                </>
              }
              below={<CheckDock />}
            />
            <SubmitDialog onSubmitted={onSubmitted} />
            <Leaving sync={sync} onBackup={() => backUp(editor.history.state)} />
            <Conflicts conflicts={desk.conflicts} onClose={onSettled} />
          </DesignerToolsProvider>
        </DeskProvider>
      </PictureStoreProvider>
    </EditorProvider>
  )
}
