/** What this browser knows of its guest: the name, and the keys that take notes back. */
const KEY = 'huajian-guest'

interface Guest {
  name: string
  keys: Record<string, string>
}

export const keptGuest = (): Guest => {
  try {
    const { name, keys } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Guest>
    return { name: typeof name === 'string' ? name : '', keys: keys && typeof keys === 'object' ? keys : {} }
  } catch {
    return { name: '', keys: {} }
  }
}

export const keepGuest = (guest: Guest): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(guest))
  } catch {
    // Then the name is asked for again, and a note cannot be taken back after a reload.
  }
}
