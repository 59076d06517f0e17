import { stored } from '#packages/local-data/stored.ts'

/** What this browser knows of its guest: the name, and the keys that take notes back. */
const store = () => stored('huajian-guest')

interface Guest {
  name: string
  keys: Record<string, string>
}

export const keptGuest = (): Guest => {
  try {
    const { name, keys } = JSON.parse(store().read() ?? '{}') as Partial<Guest>
    return { name: typeof name === 'string' ? name : '', keys: keys && typeof keys === 'object' ? keys : {} }
  } catch {
    return { name: '', keys: {} }
  }
}

export const keepGuest = (guest: Guest): void => {
  // Without room the name is asked for again, and a note cannot be taken back after a reload.
  store().write(JSON.stringify(guest))
}
