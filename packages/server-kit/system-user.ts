import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import type { Db } from './server.ts'

export const ensureSystemUser = async (db: Db, now: number): Promise<void> => {
  await db
    .insertInto('users')
    .values({
      id: SYSTEM_USER_ID,
      email: 'house@huajian.invalid',
      nickname: '花笺',
      password_hash: '',
      role: 'user',
      created_at: now,
      signature: '',
      totp_step: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
