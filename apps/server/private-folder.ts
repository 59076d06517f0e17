import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DATABASE = ['huajian.db', 'huajian.db-wal', 'huajian.db-shm']

/** Only what belongs to the user that the server runs as: anything else was set up by an operator on purpose. */
const tighten = (path: string, mode: number): void => {
  if (!existsSync(path)) return
  const { uid, mode: before } = lstatSync(path)
  if (uid === process.getuid?.() && (before & 0o077) !== 0) chmodSync(path, mode)
}

/** The data folder, its database and its outbox, closed to the other users of the machine. */
export const openPrivateFolder = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  tighten(dataDir, 0o700)
  for (const file of DATABASE) tighten(join(dataDir, file), 0o600)
  const outbox = join(dataDir, 'outbox')
  tighten(outbox, 0o700)
  if (existsSync(outbox)) for (const file of readdirSync(outbox)) tighten(join(outbox, file), 0o600)
}
