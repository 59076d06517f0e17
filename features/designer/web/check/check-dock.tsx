import { X } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { findingsOf } from '#packages/render/check/report.ts'
import { useWorkspace, useWorkspaceState } from '../workspace-state.ts'
import styles from './check-dock.module.css'
import { CheckResults, CheckTag } from './check-report.tsx'
import { useLocate, useRunCheck } from './use-check.ts'

const words = defineWords({
  zh: {
    title: '模板检查',
    stale: '检查之后又有改动',
    took: (seconds: string) => `用四份极端内容真实排版，耗时 ${seconds} 秒`,
    running: '正在用四份内容真实排版…',
    failed: '检查没有完成，请再试一次。',
    again: '重新检查',
    close: '收起检查',
  },
  en: {
    title: 'Template check',
    stale: 'Changed since the check',
    took: (seconds: string) => `Tested with four extreme samples in ${seconds} s`,
    running: 'Testing with four extreme samples…',
    failed: 'The check didn’t finish. Please try again.',
    again: 'Check again',
    close: 'Close check',
  },
})

/** The dock below the pages with the results of the check. */
export const CheckDock = () => {
  const t = useWords(words)
  const { state } = useWorkspace()
  const run = useRunCheck()
  const locate = useLocate()
  const docked = useWorkspaceState((one) => one.docked)
  const check = useWorkspaceState((one) => one.check)
  const report = check.state === 'done' ? check.report : undefined
  const stale = useEditorState(({ document }) => report !== undefined && document !== report.template)
  if (!docked) return null
  return (
    <section className={styles.dock} aria-label={t.title} data-check={check.state}>
      <header className={styles.head}>
        <h2>{t.title}</h2>
        {report && <CheckTag findings={findingsOf(report)} whole />}
        {stale && (
          <span className={styles.tag} data-tone="quiet">
            {t.stale}
          </span>
        )}
        <span className={styles.took} role="status">
          {check.state === 'running' && t.running}
          {report && t.took((report.tookMs / 1000).toFixed(1))}
        </span>
        <button
          type="button"
          className={parts.button}
          disabled={check.state === 'running'}
          onClick={() => void run()}
        >
          {t.again}
        </button>
        <button
          type="button"
          className={parts.icon}
          aria-label={t.close}
          onClick={() => state.setState({ docked: false, located: undefined })}
        >
          <Glyph icon={X} />
        </button>
      </header>
      {check.state === 'failed' && <p className={styles.waiting}>{t.failed}</p>}
      {report && <CheckResults report={report} onLocate={(...found) => void locate(...found)} />}
    </section>
  )
}
