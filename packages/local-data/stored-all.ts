import { VISITOR } from './owner.ts'
import { type Area, areaOf, keyOf, tried } from './stored.ts'
import { type Store, type StoreName, stores } from './stores.ts'

// Apart from reading and writing one value: every editor does that, and only the end of a session needs this.

const storeRows: readonly (Store & { name: string })[] = Object.entries(stores).map(([name, row]) => ({
  name,
  ...row,
}))

const keysOf = (area: Area): string[] =>
  Array.from({ length: area.length }, (_, at) => area.key(at)).filter((key) => key !== null)

const rowOf = (key: string, area: 'local' | 'session') =>
  storeRows.find((row) => row.area === area && row.of === 'owner' && key.startsWith(row.name))

const ownerIn = (key: string): string | undefined => /@([^@]*)$/.exec(key)?.[1]

/** Removes what was kept for this account; with `keepsWork`, not what is nowhere else. */
export const removeStored = (owner: string, { keepsWork }: { keepsWork: boolean }): void => {
  for (const area of ['local', 'session'] as const)
    tried(() => {
      const kept = areaOf(area)
      for (const key of keysOf(kept)) {
        const row = rowOf(key, area)
        if (row && ownerIn(key) === owner && !(keepsWork && row.isWork)) kept.removeItem(key)
      }
    }, undefined)
}

/** Each record to its owner; some room is needed for a moment, and without it the list stays as it is. */
const splitByOwner = (area: Area, key: string, text: string): void => {
  const records = JSON.parse(text) as { owner?: string }[]
  for (const owner of new Set(records.map((record) => record.owner ?? VISITOR))) {
    const own = records.filter((record) => (record.owner ?? VISITOR) === owner)
    if (area.getItem(keyOf(key, '', owner)) === null) area.setItem(keyOf(key, '', owner), JSON.stringify(own))
  }
  area.removeItem(key)
}

/** What earlier versions wrote without an owner: to whom it belongs, or away. */
export const settleUnnamed = (): void => {
  for (const area of ['local', 'session'] as const)
    tried(() => {
      const kept = areaOf(area)
      for (const key of keysOf(kept)) {
        const row = rowOf(key, area)
        if (!row || ownerIn(key) !== undefined) continue
        if (row.unnamed === 'records')
          tried(() => splitByOwner(kept, key, kept.getItem(key) ?? '[]'), undefined)
        else if (!row.unnamed) kept.removeItem(key)
      }
    }, undefined)
}

/** What this account has begun and not sent, by name of its store. */
export const workStored = (owner: string): { name: StoreName; text: string }[] =>
  (['local', 'session'] as const).flatMap((area) =>
    tried(() => {
      const kept = areaOf(area)
      return keysOf(kept).flatMap((key) => {
        const row = rowOf(key, area)
        const text = kept.getItem(key)
        return row?.isWork && ownerIn(key) === owner && text !== null
          ? [{ name: row.name as StoreName, text }]
          : []
      })
    }, []),
  )
