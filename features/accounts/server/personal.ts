import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import type { ZipInputFile } from 'fflate'
import { isFirst, marksOf } from '#packages/invites/once.ts'
import { jsonFile, type Personal, type PersonalFile } from '#packages/server-kit/personal.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { identitiesOf } from './identities.ts'
import { accountOf } from './people.ts'
import { sessionsOf } from './sessions.ts'

export const accountFiles = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): Personal => ({
  async *give(userId) {
    const ways = (await identitiesOf(db, userId)).map(({ provider, label }) => ({ provider, label }))
    yield jsonFile('account.json', { ...(await accountOf(db, userId)), signInBy: ways })
    const sessions = await sessionsOf(db, userId, '', now())
    yield jsonFile(
      'sessions.json',
      sessions.map(({ agent, address, createdAt, seenAt }) => ({ agent, address, createdAt, seenAt })),
    )
  },
})

const deflate = promisify(deflateRaw)

/** Packed while it is read: only one file is in memory at a time. */
export async function* zipped(files: AsyncIterable<PersonalFile>): AsyncIterable<Uint8Array> {
  const { Zip } = await import('fflate')
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, bytes } of files) {
    // In a thread of the runtime's own: a large file must not hold up other requests.
    const data = await deflate(bytes)
    const entry: ZipInputFile = { filename: name, size: bytes.length, crc: crc32(bytes), compression: 8 }
    zip.add(entry)
    // The archive sets the receiver of the data when the entry is added.
    entry.ondata?.(null, data, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** The account, with which all else goes; only that its mailbox and its provider accounts had their welcome stays. */
const erase = ({ db, seal }: Pick<ServerDeps, 'db' | 'seal'>, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const identities = await tx
      .selectFrom('identities')
      .select(['provider', 'subject'])
      .where('user_id', '=', id)
      .execute()
    const gone = await tx
      .deleteFrom('users')
      .where('id', '=', id)
      .where('leaves_at', 'is not', null)
      .returning('email')
      .executeTakeFirst()
    if (gone) await isFirst(tx, marksOf(seal, 'welcome', { email: gone.email, identities }))
  })

/** Whose time is over: their files first, then the account. */
export const eraseLeft = async (db: Db, deps: ServerDeps): Promise<number> => {
  const left = await db.selectFrom('users').select('id').where('leaves_at', '<=', deps.now()).execute()
  for (const { id } of left) {
    await deps.personal.erase(id)
    await erase(deps, id)
  }
  return left.length
}
