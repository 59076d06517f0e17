import type { Env } from './env.ts'
import { FolderTaken } from './folder.ts'

/** Server and database of an address, without its user and password. */
const placeOf = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

/** For a known failure at the start: the cause and the operator's next step. */
export const startAdvice = (error: unknown, env: Env): string | undefined => {
  const { code = '', syscall, message = '' } = error as NodeJS.ErrnoException
  if (error instanceof FolderTaken) return message
  if (message.includes('previously executed migration'))
    return `The database was last used by a newer version of this product: start that one, or restore a backup of before. (${message})`
  if (code === 'EADDRINUSE')
    return `Port ${env.PORT} is in use. Stop the program that uses it, or take another one: PORT=${env.PORT + 1} npm start`
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${env.PORT} may only be used by an administrator. Take one above 1023: PORT=3000 npm start`
  if (syscall === 'listen' && /EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/.test(code))
    return `HOST ${env.HOST} is not an address of this machine. Set it to one, or leave it out to listen on all.`
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/.test(code))
    return `No space is left for the data${env.DATABASE_URL ? '' : ` in DATA_DIR ${env.DATA_DIR}`}. Free some, then start again. (${message})`
  if (env.DATABASE_URL && /^28\w{3}$/.test(code))
    return `PostgreSQL at ${placeOf(env.DATABASE_URL)} refuses the user or password of DATABASE_URL. (${message})`
  if (env.DATABASE_URL && code === '3D000')
    return `PostgreSQL at ${placeOf(env.DATABASE_URL)} has no such database. Create it, for example with createdb. (${message})`
  if (
    env.DATABASE_URL &&
    /ECONN|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timeout|57P03/.test(`${code} ${message}`)
  )
    return `PostgreSQL at ${placeOf(env.DATABASE_URL)} does not answer. Check DATABASE_URL and that the database runs, or leave DATABASE_URL out to use SQLite. (${message || code})`
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|SQLITE_CANTOPEN|SQLITE_READONLY)/.test(code))
    return `DATA_DIR ${env.DATA_DIR} cannot be written to. Give its owner the right, or set DATA_DIR to another folder. (${message})`
  return undefined
}
