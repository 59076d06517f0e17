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
import { DesignerNav } from './designer-nav.tsx'
import { designerPreloads } from './designer-preloads.ts'
import { DesignerToolsProvider } from './designer-tools-provider.tsx'
import type { Workspace } from './open-template.tsx'
import { Palette } from './palette/palette.tsx'
import { SampleBar } from './sample-bar.tsx'
import { SetterTabs } from './setters/setter-tabs.tsx'
import { StatusNote } from './status-note.tsx'
import { SubmitDialog } from './submit/submit-dialog.tsx'
import { createWorkspaceState, WorkspaceProvider } from './workspace-state.ts'

const words = defineWords({
  zh: { title: '模板设计器' },
  en: { title: 'Template designer' },
})

const Title = () => {
  const t = useWords(words)
  return <PageHead title={useEditorState(({ document }) => document.title) || t.title} />
}

/** The editor of a template: palette, pages and setters. */
export const DesignerWorkspace = ({
  workspace,
  onSubmitted,
  onSettled,
}: {
  workspace: Workspace
  onSubmitted(): void
  onSettled(): void
}) => {
  const { editor, sync, documentStore } = workspace
  const client = useApi()
  const [state] = useState(createWorkspaceState)
  useSync(sync, editor.invalidDrafts.hasAny)
  usePreload(editor, designerPreloads)
  // Created at the start, because it records the selection even before the form is rendered.
  useState(() => leftPaneOf(editor))
  // Authors style parts of sections.
  useEffect(() => editor.show({ right: 'section' }), [editor])
  const store = useMemo(
    () => (documentStore.location === 'server' ? uploads(client) : asDataUrl),
    [client, documentStore],
  )
  const handle = useMemo(() => ({ ...workspace, state }), [workspace, state])
  return (
    <EditorProvider editor={editor}>
      <PictureStoreProvider value={store}>
        <Title />
        <DocumentFonts />
        <WorkspaceProvider value={handle}>
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
            <Conflicts conflicts={workspace.conflicts} onClose={onSettled} />
          </DesignerToolsProvider>
        </WorkspaceProvider>
      </PictureStoreProvider>
    </EditorProvider>
  )
}
