import { useSyncExternalStore } from 'react'
import type { InputName } from '#packages/setters/rows.ts'
import type { InputRow } from './input-props.ts'

/** The inputs that a field of this type can be edited with; one of them is no choice. */
export const inputTypesOf = ({ type, options, input }: InputRow): readonly InputName[] => {
  if (type === 'rich') return ['hj-editor', 'hj-list-li', 'hj-textarea']
  if (type === 'line')
    return ['hj-input', 'hj-textarea', ...(options?.length ? (['hj-select'] as const) : [])]
  return [input]
}

const keyOf = (field: string) => `huajian.input.${field}`
const listeners = new Set<() => void>()
/** Where the browser keeps nothing, the choice holds for as long as the page does. */
const unkept = new Map<string, string>()

const stored = (field: string): string | undefined => {
  try {
    return localStorage.getItem(keyOf(field)) ?? unkept.get(field)
  } catch {
    return unkept.get(field)
  }
}

export const chooseInputType = (field: string, input: InputName) => {
  unkept.set(field, input)
  try {
    localStorage.setItem(keyOf(field), input)
  } catch {
    // Said above.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** How this person likes to edit a field (`work_experience.bullets`), in this browser; else as its row says. */
export const useInputType = (field: string, row: InputRow): InputName => {
  const chosen = useSyncExternalStore(
    subscribe,
    () => stored(field),
    () => undefined,
  )
  return inputTypesOf(row).find((input) => input === chosen) ?? row.input
}
