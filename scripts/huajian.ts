import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '#apps/server/db.ts'
import { readEnv } from '#apps/server/env.ts'
import { serverSlices } from '#apps/server/slices.ts'
import { email as emailType, password as passwordType } from '#features/accounts/contract.ts'
import { addUser } from '#features/accounts/server/people.ts'

const USAGE = `npm run huajian -- user add EMAIL [--password PASSWORD] [--nickname NAME] [--admin]
  Adds an account. Without --password one is made and printed once.`

const fail = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { password: { type: 'string' }, nickname: { type: 'string' }, admin: { type: 'boolean' } },
})
const [area, verb, address] = positionals
if (area !== 'user' || verb !== 'add' || address === undefined) fail(USAGE)

const email = emailType.safeParse(address)
if (!email.success) fail(`not an e-mail address: ${address}`)
const password = values.password ?? `a1${randomBytes(9).toString('base64url')}`
if (!passwordType.safeParse(password).success)
  fail('a password has 8 to 30 characters, with a letter and a digit')

const env = readEnv()
const { db, close } = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, (error) =>
  console.error(error.message),
)
await migrate(db, serverSlices)
const nickname = values.nickname ?? String(address).split('@')[0] ?? ''
try {
  await addUser(db, Date.now(), {
    email: String(address),
    password,
    nickname,
    role: values.admin ? 'admin' : 'user',
  })
  console.log(`Added ${address}${values.password ? '' : ` with the password ${password}`}.`)
} catch (error) {
  if (/unique/i.test(String(error))) fail(`${address} has an account already.`)
  throw error
} finally {
  await close()
}
