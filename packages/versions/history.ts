import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import { RawJson } from '#packages/api/raw-json.ts'
import { jsonMember } from '#packages/document/json-member.ts'
import { expiredVersions, VERSION_EVERY_MS } from '#packages/document/thin-versions.ts'
import { isSqlite } from '#packages/server-kit/is-sqlite.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import { withRoom } from './room.ts'
import { type TableNames, typed, type VersionDb, type VersionRow } from './tables.ts'
import type { Reason, ShownVersion } from './wire.ts'

const MAX_NAMED = 100

interface Mine {
  id: string
  owner: string
}

/** Storing more requires free space in the quota. */
export interface Writer extends Mine {
  documentBytes: number
}

const roomOf = ({ owner, documentBytes }: Writer) => ({ owner, limit: documentBytes })

interface Keeping extends Mine {
  revision: number
  reason: Reason
  name?: string
  now: number
  /** Skips the version if another was stored so shortly before. A version dated after now came from a wrong clock. */
  unlessWithin?: number
}

/** The operations of a slice on its own documents. */
interface Holder<Row> {
  /** Locks the row until the transaction ends. */
  hold(tx: Tx, mine: Mine): Promise<Row>
  /** Throws if the document may not be changed now. */
  refuse(row: Row): void
  /** Writes an earlier document as the next revision. */
  putBack(
    tx: Tx,
    row: Row,
    back: { document: string; title: string; size: number; now: number },
  ): Promise<void>
}

type Facts = Omit<VersionRow, 'document'>
const FACTS = ['id', 'revision', 'name', 'reason', 'size', 'created_at'] as const

const shown = ({ created_at, reason, ...row }: Facts): ShownVersion => ({
  ...row,
  reason: reason as Reason,
  createdAt: created_at,
})

class NotWritten extends Error {}

/**
 * The stored versions of documents; each slice has its own two tables. A row of the documents has the revision, when it
 * was saved and when a version was last stored.
 */
export const versionHistory = <Row extends { revision: number }>(
  names: TableNames,
  { hold, refuse, putBack }: Holder<Row>,
) => {
  const { documents, versions, key, size } = typed(names)
  const on = (db: Db) => db as unknown as VersionDb

  const thin = async (tx: VersionDb, id: string, now: number) => {
    const rows = await tx
      .selectFrom(versions)
      .select(['id', 'created_at', 'name', 'size'])
      .where(key, '=', id)
      .execute()
    const facts = rows.map((row) => ({
      id: row.id,
      at: row.created_at,
      named: row.name !== null,
      size: row.size,
    }))
    const gone = expiredVersions(facts, now)
    for (let from = 0; from < gone.length; from += 500)
      await tx
        .deleteFrom(versions)
        .where('id', 'in', gone.slice(from, from + 500))
        .execute()
  }

  /**
   * Stores the current state as a version, dated by when it was saved: a user looks for "yesterday evening", not for
   * the moment this morning when typing went on. Does nothing if the revision differs or is stored already.
   */
  const keepState = async (tx: VersionDb, keeping: Keeping) => {
    const { id, owner, revision, reason, name, now, unlessWithin } = keeping
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto(versions)
      .columns(['id', key, 'revision', 'name', 'reason', 'size', 'created_at', 'document'])
      .expression((from) => {
        const state = from
          .selectFrom(documents)
          .select(({ val, cast }) => [
            cast<string>(val(newId(now)), 'text').as('version_id'),
            'id',
            'revision',
            cast<string | null>(val(name ?? null), 'text').as('name'),
            cast<string>(val(reason), 'text').as('reason'),
            size(isSqlite(tx)).as('size'),
            'updated_at',
            'document',
          ])
          .where('id', '=', id)
          .where('owner', '=', owner)
          .where('revision', '=', revision)
        if (unlessWithin === undefined) return state
        return state.where(({ eb, or }) =>
          or([eb('versioned_at', '<=', now - unlessWithin), eb('versioned_at', '>', now + unlessWithin)]),
        )
      })
      .onConflict((conflict) => conflict.columns([key, 'revision']).doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    await tx.updateTable(documents).set({ versioned_at: now }).where('id', '=', id).execute()
    await thin(tx, id, now)
  }

  const readVersion = async (db: VersionDb, { id, owner }: Mine, version: string): Promise<VersionRow> => {
    const row = await db
      .selectFrom(versions)
      .innerJoin(documents, `${documents}.id`, `${versions}.${key}`)
      .select(FACTS.map((fact) => `${versions}.${fact}` as const))
      .select(`${versions}.document` as const)
      .where(`${versions}.id` as const, '=', version)
      .where(`${documents}.id` as const, '=', id)
      .where(`${documents}.owner` as const, '=', owner)
      .executeTakeFirst()
    if (!row) throw new AppError('not_found')
    return row
  }

  /** The row must be locked, so that the names are counted and added in one step. */
  const nameState = async (tx: VersionDb, id: string, version: string, name: string) => {
    const { named } = await tx
      .selectFrom(versions)
      .select(({ fn }) => fn.countAll<number>().as('named'))
      .where(key, '=', id)
      .where('name', 'is not', null)
      .where('id', '!=', version)
      .executeTakeFirstOrThrow()
    if (Number(named) >= MAX_NAMED) throw new AppError('too_many_versions')
    await tx.updateTable(versions).set({ name }).where('id', '=', version).execute()
  }

  return {
    /**
     * Stores the state of this revision as a version and overwrites it, both or neither; false if it was not written.
     */
    keepAndWrite: async (
      db: Db,
      keeping: Omit<Keeping, 'reason'> & Writer & { merged: boolean },
      write: (tx: Tx) => Promise<boolean>,
    ): Promise<boolean> => {
      const { merged, ...rest } = keeping
      const why = merged
        ? ({ reason: 'merge' } as const)
        : ({ reason: 'auto', unlessWithin: VERSION_EVERY_MS } as const)
      try {
        await db.transaction().execute((tx) =>
          withRoom(tx, roomOf(keeping), async () => {
            await keepState(on(tx), { ...rest, ...why })
            if (!(await write(tx))) throw new NotWritten()
          }),
        )
        return true
      } catch (error) {
        if (error instanceof NotWritten) return false
        throw error
      }
    },

    list: async (db: Db, id: string, before: number | undefined, limit: number) => {
      let query = on(db)
        .selectFrom(versions)
        .select(FACTS)
        .where(key, '=', id)
        .orderBy('revision', 'desc')
        .limit(limit + 1)
      if (before !== undefined) query = query.where('revision', '<', before)
      const rows = await query.execute()
      const page = rows.slice(0, limit)
      return {
        versions: page.map(shown),
        next: rows.length > limit ? (page.at(-1)?.revision ?? null) : null,
      }
    },

    read: async (db: Db, mine: Mine, version: string) => {
      const { document, ...row } = await readVersion(on(db), mine, version)
      return { ...shown(row), document: new RawJson(document) }
    },

    keep: (db: Db, mine: Writer, name: string, now: number) =>
      db.transaction().execute((tx) =>
        withRoom(tx, roomOf(mine), async () => {
          const row = await hold(tx, mine)
          refuse(row)
          const { revision } = row
          await keepState(on(tx), { ...mine, revision, reason: 'named', name, now })
          const { id } = await on(tx)
            .selectFrom(versions)
            .select('id')
            .where(key, '=', mine.id)
            .where('revision', '=', revision)
            .executeTakeFirstOrThrow()
          await nameState(on(tx), mine.id, id, name)
          const { document: _, ...rest } = await readVersion(on(tx), mine, id)
          return shown(rest)
        }),
      ),

    name: (db: Db, mine: Mine, version: string, given: string) =>
      db.transaction().execute(async (tx) => {
        await hold(tx, mine)
        await readVersion(on(tx), mine, version)
        await nameState(on(tx), mine.id, version, given)
        const { document: _, ...named } = await readVersion(on(tx), mine, version)
        return shown(named)
      }),

    unname: (db: Db, mine: Mine, version: string) =>
      db.transaction().execute(async (tx) => {
        await hold(tx, mine)
        const { document: _, ...row } = await readVersion(on(tx), mine, version)
        const reason = row.reason === 'named' ? 'auto' : row.reason
        await on(tx).updateTable(versions).set({ name: null, reason }).where('id', '=', version).execute()
        return shown({ ...row, name: null, reason })
      }),

    restore: (db: Db, mine: Writer, version: string, now: number) =>
      db.transaction().execute((tx) =>
        withRoom(tx, roomOf(mine), async () => {
          const row = await hold(tx, mine)
          refuse(row)
          const back = await readVersion(on(tx), mine, version)
          await keepState(on(tx), { ...mine, revision: row.revision, reason: 'restore', now })
          const { document, size } = back
          const title = JSON.parse(jsonMember(document, 'title') ?? '""') as string
          await putBack(tx, row, { document, title, size, now })
          return { revision: row.revision + 1, document: new RawJson(document), updatedAt: now }
        }),
      ),
  }
}
