/** The action of a key in a presentation. */
export type Wish =
  | { does: 'go'; by: number }
  | { does: 'jump'; to: number }
  | { does: 'screen'; to: 'black' | 'white' }
  | { does: 'speaker' }
  | { does: 'leave' }
  | { does: 'digit'; digit: string }

const FORWARD = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'n'])
const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace', 'p'])

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** `typed` are the digits so far: with Enter they are the number of a slide. */
export const wishOf = (event: Pressed, typed: string, pages: number): Wish | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (/^\d$/.test(key)) return { does: 'digit', digit: key }
  if (key === 'Enter') return typed === '' ? { does: 'go', by: 1 } : { does: 'jump', to: Number(typed) - 1 }
  if (FORWARD.has(key)) return { does: 'go', by: 1 }
  if (BACK.has(key)) return { does: 'go', by: -1 }
  if (key === 'Home') return { does: 'jump', to: 0 }
  if (key === 'End') return { does: 'jump', to: pages - 1 }
  if (key === 'b' || key === '.') return { does: 'screen', to: 'black' }
  if (key === 'w' || key === ',') return { does: 'screen', to: 'white' }
  if (key === 's') return { does: 'speaker' }
  return key === 'Escape' ? { does: 'leave' } : undefined
}

export const clockOf = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
