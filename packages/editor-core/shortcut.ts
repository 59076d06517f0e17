/** A key with its modifiers, as `mod+shift+z`: `mod` is ⌘ on Apple's machines and Ctrl elsewhere. */
export type Shortcut = string

interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

export const isApple = (platform: string): boolean => /mac|iphone|ipad|ipod/i.test(platform)

interface Parts {
  key: string
  mod: boolean
  ctrl: boolean
  shift: boolean
  alt: boolean
}

const readParts = (shortcut: Shortcut): Parts => {
  // If plus is the key itself, it comes last: `mod++`.
  const parts = shortcut.replace(/\+\+$/, '+plus').split('+')
  const key = parts.at(-1) ?? ''
  const has = (name: string) => parts.slice(0, -1).includes(name)
  return {
    key: key === 'plus' ? '+' : key,
    mod: has('mod'),
    ctrl: has('ctrl'),
    shift: has('shift'),
    alt: has('alt'),
  }
}

/** Parsed shortcuts. Every key press is compared with every shortcut, so each is parsed once. */
const known = new Map<Shortcut, Parts>()

const partsOf = (shortcut: Shortcut): Parts => {
  const parts = known.get(shortcut) ?? readParts(shortcut)
  known.set(shortcut, parts)
  return parts
}

/** Letters also match by position: with a Chinese input method or a Cyrillic layout, the Z key reports another letter. */
const isKey = (event: Pressed, key: string): boolean =>
  event.key.toLowerCase() === key || (/^[a-z]$/.test(key) && event.code === `Key${key.toUpperCase()}`)

export const matches = (event: Pressed, shortcut: Shortcut, apple: boolean): boolean => {
  const { key, mod, ctrl, shift, alt } = partsOf(shortcut)
  if (!isKey(event, key) || event.altKey !== alt) return false
  if (event.metaKey !== (mod && apple) || event.ctrlKey !== (ctrl || (mod && !apple))) return false
  // Some keyboards need Shift for `?` and `+`, others do not.
  return event.shiftKey === shift || (!shift && /^[^a-z0-9]$/.test(key))
}

/** Whether the shortcut would type a character in a text field: a key without modifiers, or with only Shift or Alt. */
export const isTyped = (shortcut: Shortcut): boolean => {
  const { mod, ctrl, alt, key } = partsOf(shortcut)
  return !mod && !ctrl && !alt && key.length === 1
}

const SIGNS: Record<string, { apple: string; other: string }> = {
  mod: { apple: '⌘', other: 'Ctrl' },
  ctrl: { apple: '⌃', other: 'Ctrl' },
  shift: { apple: '⇧', other: 'Shift' },
  alt: { apple: '⌥', other: 'Alt' },
  arrowup: { apple: '↑', other: '↑' },
  arrowdown: { apple: '↓', other: '↓' },
  arrowleft: { apple: '←', other: '←' },
  arrowright: { apple: '→', other: '→' },
  escape: { apple: 'Esc', other: 'Esc' },
  delete: { apple: '⌦', other: 'Del' },
  enter: { apple: '↵', other: 'Enter' },
  '-': { apple: '−', other: '−' },
  '=': { apple: '+', other: '+' },
}

/** The labels of the keys: ⇧ ⌘ Z, or Ctrl Shift Z. */
export const keysOf = (shortcut: Shortcut, apple: boolean): string[] => {
  const { key, mod, ctrl, shift, alt } = partsOf(shortcut)
  const modifiers = apple ? { ctrl, alt, shift, mod } : { mod, ctrl, alt, shift }
  const names = [...Object.entries(modifiers).flatMap(([name, is]) => (is ? [name] : [])), key]
  return names.map((name) => SIGNS[name]?.[apple ? 'apple' : 'other'] ?? name.toUpperCase())
}
