import { useSyncExternalStore } from 'react'
import type { InputName } from '#packages/layout/setters/rows.ts'
import { stored } from '#packages/local-data/stored.ts'
import type { InputRow } from './input-props.ts'

/** The possible inputs of a field; with only one there is nothing to choose. */
export const inputTypesOf = ({ type, options, input }: InputRow): readonly InputName[] => {
  if (type === 'rich') return ['hj-editor', 'hj-list-li', 'hj-textarea']
  if (type === 'line')
    return ['hj-input', 'hj-textarea', ...(options?.length ? (['hj-select'] as const) : [])]
  return [input]
}

const listeners = new Set<() => void>()
/** Cached, because reading the storage at every key is slow. The cache also works if the browser forbids storage. */
const known = new Map<string, string | null>()

const chosenFor = (field: string): string | null => {
  const before = known.get(field)
  if (before !== undefined) return before
  const chosen = stored('huajian.input.', field).read()
  known.set(field, chosen)
  return chosen
}

export const chooseInputType = (field: string, input: InputName): void => {
  known.set(field, input)
  stored('huajian.input.', field).write(input)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  // Changed in another tab.
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

/** The input that the user chose for a field (`work_experience.bullets`) in this browser, or else the row's. */
export const useInputType = (field: string, row: InputRow): InputName => {
  const chosen = useSyncExternalStore(
    subscribe,
    () => chosenFor(field),
    () => undefined,
  )
  return inputTypesOf(row).find((input) => input === chosen) ?? row.input
}

const NAMED = ['hj-editor', 'hj-list-li', 'hj-textarea', 'hj-input', 'hj-select'] as const
/** The inputs that users can choose. */
export type NamedInput = (typeof NAMED)[number]
export const isNamedInput = (input: InputName): input is NamedInput => NAMED.some((one) => one === input)
