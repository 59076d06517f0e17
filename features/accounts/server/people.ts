import { newId } from '#packages/api/new-id.ts'
import type { PlanKey, Role } from '#packages/api/route.ts'
import { isLanguage, type Language } from '#packages/i18n/language.ts'
import { membershipOf, runningPlan } from '#packages/plans/running.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { hashPassword } from './hashes.ts'

export const plainEmail = (email: string): string => email.trim().toLowerCase()

interface NewUser {
  email: string
  passwordHash: string
  nickname: string
  role: Role
}

/** Returns undefined if the address is taken. */
export const insertUser = async (db: Db, now: number, user: NewUser): Promise<string | undefined> => {
  const id = newId(now)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({
      id,
      email: plainEmail(user.email),
      nickname: user.nickname,
      password_hash: user.passwordHash,
      role: user.role,
      created_at: now,
      signature: '',
      totp_step: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? id : undefined
}

/** For the command line and for tests; users sign up by email. */
export const addUser = async (
  db: Db,
  now: number,
  { password, ...user }: { email: string; password: string; nickname: string; role: Role },
): Promise<string> => {
  const passwordHash = await hashPassword(password)
  const id = await insertUser(db, now, { ...user, passwordHash })
  if (id === undefined) throw new Error('the address is not unique: it has an account')
  return id
}

export const userByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', plainEmail(email)).executeTakeFirst()

export const userById = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export type User = Awaited<ReturnType<typeof userById>>

/** Membership is not stored as a role: it is a running plan. */
export const roleOf = (stored: string, plan: PlanKey): Role =>
  stored === 'admin' ? 'admin' : plan === 'free' ? 'user' : 'member'

export const personOf = async (db: Db, userId: string, now: number) => {
  const { id, nickname, avatar, role } = await userById(db, userId)
  const plan = runningPlan(await membershipOf(db as unknown as Db, userId), now)
  return { id, nickname, avatar, role: roleOf(role, plan) }
}

/** The language of emails: the one that the user chose, or that of the call. */
export const languageFor = ({ language }: Pick<User, 'language'>, calling: Language): Language =>
  isLanguage(language) ? language : calling

const codesLeft = async (db: Db, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export const accountOf = async (db: Db, userId: string) => {
  const user = await userById(db, userId)
  return {
    id: user.id,
    email: user.email,
    nickname: user.nickname,
    avatar: user.avatar,
    signature: user.signature,
    birthday: user.birthday,
    language: isLanguage(user.language) ? user.language : null,
    role: user.role as Role,
    createdAt: user.created_at,
    hasPassword: user.password_hash !== '',
    twoFactor: user.totp_since !== null,
    recoveryCodes: user.totp_since === null ? 0 : await codesLeft(db, userId),
    leavesAt: user.leaves_at,
  }
}
