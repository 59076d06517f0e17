import type * as z from 'zod/mini'
import {
  getVersion,
  keepVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  unnameVersion,
  type versionRow,
} from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import type { VersionReason, Versions } from '#packages/editor/tools/versions-port.ts'
import { browserVersions } from '#packages/saving/browser-versions.ts'
import type { Database, DraftVersion } from '#packages/saving/database.ts'
import type { Saver } from '#packages/saving/saver.ts'
import type { Client } from '#packages/wire/client.ts'

const REASONS: Record<z.infer<typeof versionRow>['reason'], VersionReason> = {
  auto: 'saved',
  named: 'named',
  restore: 'restored',
  merge: 'merged',
}

/** Earlier versions of a resume in the account. Going back is an edit like any other, so it can be undone. */
export const serverVersions = (client: Client, id: string, saver: Saver): Versions => ({
  list: async () => {
    const { versions } = await client.call(listVersions, { id, limit: 200 })
    return versions.map(({ id: version, createdAt, reason, name }) => ({
      id: version,
      at: createdAt,
      reason: REASONS[reason],
      ...(name === null ? {} : { name }),
    }))
  },
  get: async (version) => (await client.call(getVersion, { id, version })).document as Document,
  keep: async (name) => {
    await saver.push()
    await client.call(keepVersion, { id, name })
  },
  name: async (version, name) =>
    void (await (name === ''
      ? client.call(unnameVersion, { id, version })
      : client.call(nameVersion, { id, version, name }))),
  restore: async (version) => {
    await saver.push()
    await client.call(restoreVersion, { id, version })
  },
})

const told = ({ id, at, reason, name }: DraftVersion) => ({
  id,
  at,
  reason: REASONS[reason],
  ...(name === undefined ? {} : { name }),
})

/** Earlier versions of a visitor's draft, in this browser. */
export const draftVersions = (db: Database, id: string, saver: Saver): Versions => {
  const versions = browserVersions(db, id)
  return {
    list: async () => (await versions.list()).map(told),
    get: async (version) => {
      const document = await versions.get(version)
      if (!document) throw new Error('this version is gone')
      return document
    },
    keep: async (name) => {
      await saver.push()
      await versions.keep(name)
    },
    name: versions.name,
    restore: async () => {
      await saver.push()
      await versions.beforeRestore()
    },
  }
}
