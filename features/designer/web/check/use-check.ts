import { useCallback } from 'react'
import type { Finding } from '#packages/render/check/finding.ts'
import type { CheckReport, TrialResult } from '#packages/render/check/report.ts'
import { type Check, useWorkspace } from '../workspace-state.ts'

/** Runs the check on the current template. The check and its test contents are loaded on first use. */
export const useRunCheck = () => {
  const { editor, state } = useWorkspace()
  return useCallback(async (): Promise<CheckReport | undefined> => {
    const running: Check = { state: 'running' }
    state.setState({ check: running, docked: true, located: undefined })
    // If the check was started again meanwhile, only the last run counts.
    const end = (check: Check) => {
      if (state.getState().check === running) state.setState({ check })
    }
    try {
      const { runTemplateCheck } = await import('#packages/render/run-template-check.tsx')
      const report = await runTemplateCheck(editor.history.state)
      end({ state: 'done', report })
      return report
    } catch {
      end({ state: 'failed' })
      return undefined
    }
  }, [editor, state])
}

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Shows the section of a finding in all panes and marks it. */
export const useLocate = () => {
  const { editor, state } = useWorkspace()
  return async ({ trial }: TrialResult, finding: Finding) => {
    state.setState({ located: { trial, finding }, sample: undefined, tab: 'style' })
    const { section, item, field } = finding
    editor.show({ phone: 'page', right: 'section' })
    editor.select(undefined, 'style')
    // The test content must be rendered before the pages can scroll to it.
    await import('#packages/render/check/trial-people.ts')
    await painted()
    editor.select({ section, ...(item ? { item } : {}), ...(field ? { field, slot: field } : {}) }, 'style')
  }
}
