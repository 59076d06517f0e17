import { stored } from '#packages/local-data/stored.ts'

/** Guest data in this browser: the name, and the keys for deleting own notes. */
const store = () => stored('huajian-guest')

interface Guest {
  name: string
  keys: Record<string, string>
}

export const storedGuest = (): Guest => {
  try {
    const { name, keys } = JSON.parse(store().read() ?? '{}') as Partial<Guest>
    return { name: typeof name === 'string' ? name : '', keys: keys && typeof keys === 'object' ? keys : {} }
  } catch {
    return { name: '', keys: {} }
  }
}

export const keepGuest = (guest: Guest): void => {
  // If storage fails, the name is asked for again and notes cannot be deleted after a reload.
  store().write(JSON.stringify(guest))
}
