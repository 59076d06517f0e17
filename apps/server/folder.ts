import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** A server that stops has so long to let go of the folder. */
const PATIENCE_MS = 3000

export class FolderTaken extends Error {
  constructor(dataDir: string) {
    super(
      `Another server runs on DATA_DIR ${dataDir}. SQLite is for one server: stop that one, give this one a folder of its own, or set DATABASE_URL to use PostgreSQL, which several servers share.`,
    )
  }
}

/**
 * One server for each folder with SQLite: two would each count limits for themselves and fail each other's changes. The
 * system itself lets go of the lock when the process ends, however it ends. The answer lets go of it before.
 */
export const holdFolder = (dataDir: string): (() => void) => {
  const lock = new Sqlite(join(dataDir, 'server.lock'), { timeout: PATIENCE_MS })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw (error as { code?: string }).code === 'SQLITE_BUSY' ? new FolderTaken(dataDir) : error
  }
  return () => lock.close()
}
