import { useSyncExternalStore } from 'react'
import type { InputName } from '#packages/layout/setters/rows.ts'
import { stored } from '#packages/local-data/stored.ts'
import type { InputRow } from './input-props.ts'

/** The inputs that a field of this type can be edited with; one of them is no choice. */
export const inputTypesOf = ({ type, options, input }: InputRow): readonly InputName[] => {
  if (type === 'rich') return ['hj-editor', 'hj-list-li', 'hj-textarea']
  if (type === 'line')
    return ['hj-input', 'hj-textarea', ...(options?.length ? (['hj-select'] as const) : [])]
  return [input]
}

const listeners = new Set<() => void>()
/** Read once: asking the browser's storage at every key would be felt. It also holds where nothing can be kept. */
const known = new Map<string, string | null>()

const chosenFor = (field: string): string | null => {
  const before = known.get(field)
  if (before !== undefined) return before
  const kept = stored('huajian.input.', field).read()
  known.set(field, kept)
  return kept
}

export const chooseInputType = (field: string, input: InputName): void => {
  known.set(field, input)
  stored('huajian.input.', field).write(input)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  // Another tab chose.
  const changed = () => {
    known.clear()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', changed)
  }
}

/** How this person likes to edit a field (`work_experience.bullets`), in this browser; else as its row says. */
export const useInputType = (field: string, row: InputRow): InputName => {
  const chosen = useSyncExternalStore(
    subscribe,
    () => chosenFor(field),
    () => undefined,
  )
  return inputTypesOf(row).find((input) => input === chosen) ?? row.input
}

const NAMED = ['hj-editor', 'hj-list-li', 'hj-textarea', 'hj-input', 'hj-select'] as const
/** Those that a person may choose among. */
export type NamedInput = (typeof NAMED)[number]
export const isNamedInput = (input: InputName): input is NamedInput => NAMED.some((one) => one === input)
