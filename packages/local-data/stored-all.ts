import { VISITOR } from './owner.ts'
import { type Area, areaOf, keyOf, tryOr } from './stored.ts'
import { type Store, type StoreName, stores } from './stores.ts'

// A separate file from stored.ts: every editor loads that one, while this is needed only when a session ends.

const storeRows: readonly (Store & { name: string })[] = Object.entries(stores).map(([name, row]) => ({
  name,
  ...row,
}))

const keysOf = (area: Area): string[] =>
  Array.from({ length: area.length }, (_, at) => area.key(at)).filter((key) => key !== null)

const rowOf = (key: string, area: 'local' | 'session') =>
  storeRows.find((row) => row.area === area && row.of === 'owner' && key.startsWith(row.name))

const ownerIn = (key: string): string | undefined => /@([^@]*)$/.exec(key)?.[1]

/** Removes the account's values from this browser; with `keepWork`, all except work that exists nowhere else. */
export const removeStored = (owner: string, { keepWork }: { keepWork: boolean }): void => {
  for (const area of ['local', 'session'] as const)
    tryOr(() => {
      const storage = areaOf(area)
      for (const key of keysOf(storage)) {
        const row = rowOf(key, area)
        if (row && ownerIn(key) === owner && !(keepWork && row.isWork)) storage.removeItem(key)
      }
    }, undefined)
}

/** Stores each record under its owner's key. If storage is full, this throws and the list stays as it is. */
const splitByOwner = (area: Area, key: string, text: string): void => {
  const records = JSON.parse(text) as { owner?: string }[]
  for (const owner of new Set(records.map((record) => record.owner ?? VISITOR))) {
    const own = records.filter((record) => (record.owner ?? VISITOR) === owner)
    if (area.getItem(keyOf(key, '', owner)) === null) area.setItem(keyOf(key, '', owner), JSON.stringify(own))
  }
  area.removeItem(key)
}

/** Assigns values that earlier versions stored without an owner to their owners, or removes them. */
export const migrateUnownedValues = (): void => {
  for (const area of ['local', 'session'] as const)
    tryOr(() => {
      const storage = areaOf(area)
      for (const key of keysOf(storage)) {
        const row = rowOf(key, area)
        if (!row || ownerIn(key) !== undefined) continue
        if (row.legacyOwner === 'records')
          tryOr(() => splitByOwner(storage, key, storage.getItem(key) ?? '[]'), undefined)
        else if (!row.legacyOwner) storage.removeItem(key)
      }
    }, undefined)
}

/** The account's unsent work in this browser, with the name of its store. */
export const storedWork = (owner: string): { name: StoreName; text: string }[] =>
  (['local', 'session'] as const).flatMap((area) =>
    tryOr(() => {
      const storage = areaOf(area)
      return keysOf(storage).flatMap((key) => {
        const row = rowOf(key, area)
        const text = storage.getItem(key)
        return row?.isWork && ownerIn(key) === owner && text !== null
          ? [{ name: row.name as StoreName, text }]
          : []
      })
    }, []),
  )
