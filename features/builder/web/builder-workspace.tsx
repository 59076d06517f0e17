import { useQueryClient } from '@tanstack/react-query'
import { Download, Eye, History, Import, Presentation, Share2 } from 'lucide'
import { Suspense, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { AiButtons, AiWorkspaceProvider, createAiWorkspace, useAiTools } from '#features/ai/parts.ts'
import { uploads } from '#features/files/parts.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { EditorProvider, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { asDataUrl, PictureStoreProvider } from '#packages/editor-forms/inputs/picture-store.tsx'
import { backUp } from '#packages/editor-frame/download-json.ts'
import { EditorFrame } from '#packages/editor-frame/editor-frame.tsx'
import { Leaving } from '#packages/editor-frame/leaving.tsx'
import { NavBar, NavTool } from '#packages/editor-frame/nav-bar.tsx'
import { SaveStateText } from '#packages/editor-frame/save-state.tsx'
import { usePreload } from '#packages/editor-frame/use-preload.ts'
import { Conflicts } from '#packages/editor-tools/conflicts.tsx'
import { PageEditorList } from '#packages/editor-tools/page-editor-list.tsx'
import { ToolsProvider } from '#packages/editor-tools/tools-provider.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { useSync } from '#packages/sync/use-sync.ts'
import { useApi } from '#packages/ui/api.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import styles from './builder.module.css'
import { builderTools } from './builder-tools.ts'
import { portsOf } from './ports.ts'
import { resumeHome } from './resume-home.ts'
import { type OpenResume, OpenResumeProvider } from './sharing/open-resume.tsx'
import type { Workspace } from './workspace.ts'

const words = defineWords({
  zh: {
    import: '导入',
    history: '历史',
    preview: '预览',
    share: '分享',
    download: '下载',
    present: '放映',
  },
  en: {
    import: 'Import',
    history: 'History',
    preview: 'Preview',
    share: 'Share',
    download: 'Download',
    present: 'Present',
  },
})

const NotesButton = lazyComponent(async () => (await import('./sharing/notes-button.tsx')).NotesButton)

const Title = () => <PageHead title={useEditorState(({ document }) => document.title)} />

/** Opens the tool of `?tool=share`, so that other screens can link to it. Going back does not open it again. */
const useAskedTool = () => {
  const { open } = useTools()
  const [query, setQuery] = useSearchParams()
  const tool = query.get('tool')
  useEffect(() => {
    if (tool === null) return
    open(tool)
    setQuery(
      (before) => {
        before.delete('tool')
        return before
      },
      { replace: true },
    )
  }, [tool, open, setQuery])
}

const NavTools = () => {
  const t = useWords(words)
  const { open } = useTools()
  const isDeck = useEditorState(({ document }) => document.kind === 'ppt')
  useAskedTool()
  return (
    <>
      <PageEditorList />
      <AiButtons />
      <NavTool icon={Import} label={t.import} wide onClick={() => open('import_file')} />
      <NavTool icon={History} label={t.history} wide onClick={() => open('history')} />
      {isDeck ? (
        <NavTool icon={Presentation} label={t.present} onClick={() => open('present_here')} />
      ) : (
        <NavTool icon={Eye} label={t.preview} wide onClick={() => open('preview')} />
      )}
      <Suspense>
        <NotesButton />
      </Suspense>
      <NavTool icon={Share2} label={t.share} wide onClick={() => open('share')} />
      <button type="button" className={styles.download} onClick={() => open('download')}>
        <Glyph icon={Download} size={18} />
        <span>{t.download}</span>
      </button>
    </>
  )
}

/** The editor of an open resume or document. */
export const BuilderWorkspace = ({ workspace, onSettled }: { workspace: Workspace; onSettled(): void }) => {
  const { editor, sync, documentStore, db } = workspace
  const client = useApi()
  const queries = useQueryClient()
  const { id } = workspace
  const ai = useMemo(
    () => createAiWorkspace(id, documentStore.location === 'server', resumeHome(client, queries)),
    [id, documentStore, client, queries],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ports do not depend on the conflicts.
  const ports = useMemo(() => portsOf(workspace, client, db, ai), [client, editor, ai])
  const store = useMemo(
    () => (documentStore.location === 'server' ? uploads(client) : asDataUrl),
    [client, documentStore],
  )
  const open = useMemo(
    (): OpenResume => ({ id, isInAccount: documentStore.location === 'server' }),
    [id, documentStore],
  )
  const tools = useAiTools(builderTools)
  useSync(sync, editor.invalidDrafts.hasAny)
  usePreload(editor)
  const backup = () => backUp(editor.history.state)
  return (
    <EditorProvider editor={editor}>
      <PictureStoreProvider value={store}>
        <Title />
        <DocumentFonts />
        <OpenResumeProvider value={open}>
          <AiWorkspaceProvider value={ai}>
            <ToolsProvider ports={ports} tools={tools}>
              <EditorFrame
                nav={
                  <NavBar
                    // A visitor's drafts are listed on the home page; the account's list would ask them to sign in.
                    back={documentStore.location === 'server' ? '/profile/resume' : '/'}
                    state={<SaveStateText sync={sync} location={documentStore.location} onBackup={backup} />}
                  >
                    <NavTools />
                  </NavBar>
                }
              />
              <Leaving sync={sync} onBackup={backup} />
              <Conflicts conflicts={workspace.conflicts} onClose={onSettled} />
            </ToolsProvider>
          </AiWorkspaceProvider>
        </OpenResumeProvider>
      </PictureStoreProvider>
    </EditorProvider>
  )
}
