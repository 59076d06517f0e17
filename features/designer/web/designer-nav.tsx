import { Braces, Eye, FileStack, History } from 'lucide'
import { AiButtons } from '#features/ai/parts.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { backUp } from '#packages/editor-frame/download-json.ts'
import { NavBar, NavTool } from '#packages/editor-frame/nav-bar.tsx'
import { SaveStateText } from '#packages/editor-frame/save-state.tsx'
import { PageEditorList } from '#packages/editor-tools/page-editor-list.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useRunCheck } from './check/use-check.ts'
import styles from './designer-workspace.module.css'
import { useWorkspace } from './workspace-state.ts'

const words = defineWords({
  zh: {
    page: '页面类型',
    history: '历史',
    json: 'JSON',
    preview: '预览',
    check: '模板检查',
    submit: '提交审核',
    brief: '提交',
  },
  en: {
    page: 'Page type',
    history: 'History',
    json: 'JSON',
    preview: 'Preview',
    check: 'Template check',
    submit: 'Submit for review',
    brief: 'Submit',
  },
})

const Saved = () => {
  const { sync, documentStore, editor } = useWorkspace()
  return (
    <SaveStateText
      sync={sync}
      location={documentStore.location}
      draft
      onBackup={() => backUp(editor.history.state)}
    />
  )
}

/** The tools of the designer. Phones have one primary button and the list of tools. */
export const DesignerNav = () => {
  const t = useWords(words)
  const { state } = useWorkspace()
  const { open } = useTools()
  const run = useRunCheck()
  const phone = usePhone()
  return (
    <NavBar back="/createTemplate/designer" state={<Saved />}>
      <PageEditorList />
      <AiButtons />
      <NavTool icon={FileStack} label={t.page} wide onClick={() => open('page_type')} />
      <NavTool icon={History} label={t.history} wide onClick={() => open('history')} />
      <NavTool icon={Braces} label={t.json} wide onClick={() => open('json')} />
      <NavTool icon={Eye} label={t.preview} wide onClick={() => open('preview')} />
      <button type="button" className={`${parts.button} ${styles.wide}`} onClick={() => void run()}>
        {t.check}
      </button>
      <button
        type="button"
        className={parts.primary}
        aria-label={t.submit}
        onClick={() => state.setState({ submitting: true })}
      >
        {phone ? t.brief : t.submit}
      </button>
    </NavBar>
  )
}
