import { currentOwner, VISITOR } from './owner.ts'
import { type Store, type StoreName, stores } from './stores.ts'

export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Fails where a browser forbids storage, and while a page is rendered on the server. */
export const areaOf = (area: 'local' | 'session'): Area =>
  area === 'local' ? window.localStorage : window.sessionStorage

/** A value under one name; `part` tells several apart. Where nothing can be kept it reads as nothing. */
export interface Stored {
  /** `isProven`: the asker has the document that it belongs to, so what has no owner yet is theirs. */
  read(isProven?: boolean): string | null
  /** False where there is no room. */
  write(text: string): boolean
  remove(): void
}

export const keyOf = (name: string, part: string, owner: string) => `${name}${part}@${owner}`

export const tried = <T>(act: () => T, otherwise: T): T => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** What an earlier version wrote without an owner becomes the reader's. */
const adopted = (area: Area, plain: string, key: string): string | null => {
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
  const mayAdopt = (isProven: boolean) =>
    key !== plain &&
    ((row.unnamed === 'proven' && isProven) || (row.unnamed === 'visitor' && owner === VISITOR))
  return {
    read: (isProven = false) =>
      tried(() => {
        const area = areaOf(row.area)
        return area.getItem(key) ?? (mayAdopt(isProven) ? adopted(area, plain, key) : null)
      }, null),
    write: (text) =>
      tried(() => {
        areaOf(row.area).setItem(key, text)
        return true
      }, false),
    remove: () => tried(() => areaOf(row.area).removeItem(key), undefined),
  }
}
