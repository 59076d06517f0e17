import { sql } from 'kysely'
import { openDatabase } from '#apps/server/db.ts'
import { type Client, createClient } from '#packages/api/client.ts'
import type { Language } from '#packages/i18n/language.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { testVariables } from './server.ts'
import { runServer, type ServerProcess } from './server-process.ts'

/** The error of the client: the server's message, or undefined if the connection was cut. */
export const isCutOff = (error: unknown): boolean => error === null

/** A server process that is killed and restarted while clients go on calling it. */
export const killedServer = async (more: Record<string, string> = {}, program?: string) => {
  const variables = { ...(await testVariables()), ...more }
  const database = openDatabase(
    { dataDir: variables.DATA_DIR ?? '', databaseUrl: variables.DATABASE_URL },
    () => undefined,
  )
  let running: Promise<ServerProcess> = runServer(variables, program)
  await running

  const as = async (token: string, language: Language = 'zh'): Promise<Client> => {
    const { url } = await running
    return createClient({
      base: `${url}/api`,
      token: () => token,
      language: () => language,
      onError: () => undefined,
    })
  }
  return {
    variables,
    /** A connection to the server's database. */
    db: database.db as Db,
    /** Sends SIGKILL at any moment and ends when a new server is ready. */
    kill: async () => {
      const { child, exited } = await running
      running = (async () => {
        child.kill('SIGKILL')
        await exited
        return runServer(variables, program)
      })()
      await running
    },
    url: async () => (await running).url,
    pid: async () => (await running).child.pid ?? 0,
    /** The server that runs now, or the next one. */
    as,
    /** Repeats a call until it is answered: a call that was cut off goes to the next server. */
    surely: async <T>(token: string, call: (api: Client) => Promise<T>): Promise<T> => {
      for (;;)
        try {
          return await call(await as(token))
        } catch (error) {
          if (!isCutOff(error)) throw error
        }
    },
    /** Integrity errors of the SQLite file; PostgreSQL checks its own files. */
    soundness: async (): Promise<string> => {
      if (database.kind !== 'sqlite') return 'ok'
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db)
      return rows.map(({ integrity_check }) => integrity_check).join('\n')
    },
    stop: async () => {
      await database.close()
      const { child, exited } = await running
      child.kill('SIGKILL')
      await exited
    },
  }
}

export type KilledServer = Awaited<ReturnType<typeof killedServer>>
