import { Braces, Ellipsis, Eye, FileStack } from 'lucide'
import { useState } from 'react'
import { backUp } from '#packages/editor/frame/download-json.ts'
import { NavBar, NavTool } from '#packages/editor/frame/nav-bar.tsx'
import { SaveStateText } from '#packages/editor/frame/save-state.tsx'
import { Glyph } from '#packages/editor/glyph.tsx'
import { SelectPageDialog } from '#packages/editor/style/select-page-dialog.tsx'
import parts from '#packages/editor/tools/tool-parts.module.css'
import { useTools } from '#packages/editor/tools/use-tools.ts'
import { Menu, MenuItem } from '#packages/ui/menu.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { useRunCheck } from './check/use-check.ts'
import styles from './designer-desk.module.css'
import { useDesk } from './desk-state.ts'

const words = defineWords({
  zh: {
    page: '页面类型',
    json: 'JSON',
    preview: '预览',
    check: '模板检查',
    submit: '提交审核',
    more: '更多',
  },
  en: {
    page: 'Page type',
    json: 'JSON',
    preview: 'Preview',
    check: 'Template check',
    submit: 'Submit for review',
    more: 'More',
  },
})

const Saved = () => {
  const { saver, remote, editor } = useDesk()
  return (
    <SaveStateText saver={saver} home={remote.home} draft onBackup={() => backUp(editor.history.state)} />
  )
}

/** Phones have one primary button and a menu. */
const MoreTools = ({ rows }: { rows: readonly { name: string; run(): void }[] }) => {
  const t = useWords(words)
  return (
    <Menu className={styles.more} aria-label={t.more} face={<Glyph icon={Ellipsis} size={20} />} offset={8}>
      {rows.map(({ name, run }) => (
        <MenuItem key={name} onClick={run}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}

export const DesignerNav = () => {
  const t = useWords(words)
  const { state } = useDesk()
  const { open } = useTools()
  const run = useRunCheck()
  const [choosing, setChoosing] = useState(false)
  const submit = () => state.setState({ submitting: true })
  const rows = [
    { name: t.page, run: () => setChoosing(true) },
    { name: t.json, run: () => open('json') },
    { name: t.preview, run: () => open('preview') },
    { name: t.check, run: () => void run() },
  ]
  return (
    <NavBar back="/createTemplate/designer" state={<Saved />}>
      <NavTool icon={FileStack} label={t.page} wide onClick={() => setChoosing(true)} />
      <NavTool icon={Braces} label={t.json} wide onClick={() => open('json')} />
      <NavTool icon={Eye} label={t.preview} wide onClick={() => open('preview')} />
      <button type="button" className={`${parts.button} ${styles.wide}`} onClick={() => void run()}>
        {t.check}
      </button>
      <button type="button" className={parts.primary} onClick={submit}>
        {t.submit}
      </button>
      <MoreTools rows={rows} />
      <SelectPageDialog opened={choosing} onClose={() => setChoosing(false)} />
    </NavBar>
  )
}
