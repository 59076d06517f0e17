import { useCallback } from 'react'
import { sectionName } from '#packages/editor/stage/section-name.ts'
import { slotName } from '#packages/editor/style/slot-name.ts'
import { useEditor } from '#packages/editor/use-editor.tsx'
import type { Finding } from '#packages/render/check/finding.ts'
import type { CheckReport, TrialResult } from '#packages/render/check/report.ts'
import { useLanguage, useWords } from '#packages/ui/words.tsx'
import { useDesk } from '../desk-state.ts'
import { amountOf, findingWords } from './check-words.ts'

/** Runs the check on the template as it is now; the engine and the people in it are fetched with the first one. */
export const useRunCheck = () => {
  const { editor, state } = useDesk()
  return useCallback(async (): Promise<CheckReport | undefined> => {
    state.setState({ check: { state: 'running' }, docked: true, located: undefined })
    try {
      const { runTemplateCheck } = await import('#packages/render/run-template-check.tsx')
      const report = await runTemplateCheck(editor.history.state)
      state.setState({ check: { state: 'done', report } })
      return report
    } catch {
      state.setState({ check: { state: 'failed' } })
      return undefined
    }
  }, [editor, state])
}

/** Says what was found in words, with the names that the author gave. */
export const useFindingText = () => {
  const t = useWords(findingWords)
  const { language } = useLanguage()
  const editor = useEditor()
  return (finding: Finding): string => {
    const section = editor.history.state.sections.find(({ id }) => id === finding.section)
    if (!section) return ''
    const name = sectionName(section, language)
    const { field } = finding
    const part = field && field !== 'title' ? t.field(name, slotName(section, field, language)) : name
    return t[finding.rule](part, amountOf(finding))
  }
}

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Goes to the section that a finding is about, in all panes, and marks it. */
export const useLocate = () => {
  const { editor, state } = useDesk()
  return async ({ trial }: TrialResult, finding: Finding) => {
    state.setState({ located: { trial, finding }, sample: undefined, tab: 'style' })
    const { section, item, field } = finding
    editor.show({ phone: 'page', right: 'section' })
    editor.select(undefined, 'style')
    // The pages go to a thing that stands there: first the trial's content must.
    await import('#packages/render/check/trial-people.ts')
    await painted()
    editor.select({ section, ...(item ? { item } : {}), ...(field ? { field, slot: field } : {}) }, 'style')
  }
}
