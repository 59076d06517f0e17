import { useCallback } from 'react'
import type { Finding } from '#packages/render/check/finding.ts'
import type { CheckReport, TrialResult } from '#packages/render/check/report.ts'
import { type Check, useDesk } from '../desk-state.ts'

/** Runs the check on the template as it is now; the engine and the people in it are fetched with the first one. */
export const useRunCheck = () => {
  const { editor, state } = useDesk()
  return useCallback(async (): Promise<CheckReport | undefined> => {
    const running: Check = { state: 'running' }
    state.setState({ check: running, docked: true, located: undefined })
    // Asked again meanwhile, the last one counts: what an earlier one found is of an earlier template.
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
