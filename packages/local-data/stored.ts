import { currentOwner, VISITOR } from './owner.ts'
import { type Store, type StoreName, stores } from './stores.ts'

export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Fails where a browser forbids storage, and while a page is rendered on the server. */
export const areaOf = (area: 'local' | 'session'): Area =>
  area === 'local' ? window.localStorage : window.sessionStorage

/** A value under one name; `part` distinguishes several of them. In a browser that forbids storage it reads as null. */
export interface Stored {
  /** `ownsDocument`: the caller can open the document that the value belongs to, so a value without an owner is theirs. */
  read(ownsDocument?: boolean): string | null
  /** False if storage is full or forbidden. */
  write(text: string): boolean
  remove(): void
}

export const keyOf = (name: string, part: string, owner: string) => `${name}${part}@${owner}`

export const tryOr = <T>(act: () => T, otherwise: T): T => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** Moves a value that an earlier version stored without an owner to the current owner's key. */
const adoptLegacyValue = (area: Area, plain: string, key: string): string | null => {
  const text = area.getItem(plain)
  if (text === null) return null
  area.setItem(key, text)
  area.removeItem(plain)
  return text
}

export const stored = (name: StoreName, part = '', owner = currentOwner()): Stored => {
  const row: Store = stores[name]
  const plain = name + part
  const key = row.of === 'owner' ? keyOf(name, part, owner) : plain
  const mayAdopt = (ownsDocument: boolean) =>
    key !== plain &&
    ((row.legacyOwner === 'proven' && ownsDocument) || (row.legacyOwner === 'visitor' && owner === VISITOR))
  return {
    read: (ownsDocument = false) =>
      tryOr(() => {
        const area = areaOf(row.area)
        return area.getItem(key) ?? (mayAdopt(ownsDocument) ? adoptLegacyValue(area, plain, key) : null)
      }, null),
    write: (text) =>
      tryOr(() => {
        areaOf(row.area).setItem(key, text)
        return true
      }, false),
    remove: () => tryOr(() => areaOf(row.area).removeItem(key), undefined),
  }
}
