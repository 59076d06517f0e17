import type { Db } from '#packages/server-kit/server.ts'
import { CODE_ALPHABET, CODE_LENGTH, plainCode } from './invite-code.ts'

const TRIES = 5

const newCode = (): string => {
  let code = ''
  while (code.length < CODE_LENGTH)
    // 240 = 8 × 30: the bytes above it would make the first letters likelier.
    for (const byte of crypto.getRandomValues(new Uint8Array(8)))
      if (byte < 240 && code.length < CODE_LENGTH) code += CODE_ALPHABET[byte % CODE_ALPHABET.length]
  return code
}

const codeOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('invite_codes').select('code').where('user_id', '=', userId).executeTakeFirst())?.code

/** A person's own code, made when it is first asked for. */
export const codeFor = async (db: Db, now: number, userId: string): Promise<string> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await codeOf(db, userId)
    if (known !== undefined) return known
    await db
      .insertInto('invite_codes')
      .values({ user_id: userId, code: newCode(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error('no free invitation code was found')
}

/** The owner of a code; undefined while their account is suspended or about to be deleted. */
export const inviterBy = (db: Db, given: string) =>
  db
    .selectFrom('invite_codes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.email'])
    .where('c.code', '=', plainCode(given))
    .where('u.banned_at', 'is', null)
    .where('u.leaves_at', 'is', null)
    .executeTakeFirst()
