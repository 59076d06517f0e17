import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import type { Db } from './server.ts'

type SystemUserTables = {
  users: {
    id: string
    email: string
    nickname: string
    password_hash: string
    role: string
    created_at: number
  }
}

export const ensureSystemUser = async (db: Db, now: number): Promise<void> => {
  await db
    .withTables<SystemUserTables>()
    .insertInto('users')
    .values({
      id: SYSTEM_USER_ID,
      email: 'house@huajian.invalid',
      nickname: '花笺',
      password_hash: '',
      role: 'user',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
