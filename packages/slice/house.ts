import type { Db } from './server.ts'

type HouseTables = {
  users: {
    id: string
    email: string
    nickname: string
    password_hash: string
    role: string
    created_at: number
  }
}

/** The account that what comes with the product belongs to. It has no password and no mailbox: nobody signs in as it. */
export const HOUSE = 'huajian-house-account'

export const ensureHouse = async (db: Db, now: number): Promise<void> => {
  await db
    .withTables<HouseTables>()
    .insertInto('users')
    .values({
      id: HOUSE,
      email: 'house@huajian.invalid',
      nickname: '花笺',
      password_hash: '',
      role: 'user',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
