/** The action of a key in a presentation. */
export type PresentAction =
  | { type: 'go'; by: number }
  | { type: 'jump'; to: number }
  | { type: 'screen'; to: 'black' | 'white' }
  | { type: 'speaker' }
  | { type: 'leave' }
  | { type: 'digit'; digit: string }

const FORWARD = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'n'])
const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace', 'p'])

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** `typed` are the digits so far, which Enter turns into the number of a slide. */
export const actionOf = (event: Pressed, typed: string, pages: number): PresentAction | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (/^\d$/.test(key)) return { type: 'digit', digit: key }
  if (key === 'Enter') return typed === '' ? { type: 'go', by: 1 } : { type: 'jump', to: Number(typed) - 1 }
  if (FORWARD.has(key)) return { type: 'go', by: 1 }
  if (BACK.has(key)) return { type: 'go', by: -1 }
  if (key === 'Home') return { type: 'jump', to: 0 }
  if (key === 'End') return { type: 'jump', to: pages - 1 }
  if (key === 'b' || key === '.') return { type: 'screen', to: 'black' }
  if (key === 'w' || key === ',') return { type: 'screen', to: 'white' }
  if (key === 's') return { type: 'speaker' }
  return key === 'Escape' ? { type: 'leave' } : undefined
}

export const clockOf = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
