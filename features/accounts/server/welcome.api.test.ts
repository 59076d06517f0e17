import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLedger } from '#packages/ledger/contract.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { type Accounts, codeIn, startAccounts } from '#test/kit/accounts.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { wordsOf } from '#test/kit/smtp.ts'
import { leave, signUp } from '../contract.ts'
import { LEAVING_MS } from './account.ts'
import { openAccountService } from './account-service.ts'
import { insertIdentity } from './identities.ts'
import { eraseLeft } from './personal.ts'
import { openAccount } from './sign-up.ts'

let accounts: Accounts
let server: Accounts['server']
beforeAll(async () => {
  accounts = await startAccounts()
  server = accounts.server
})
afterAll(() => accounts?.stop())

const tables = () => server.deps.db

/** All the way: the letter, and its code. */
const signsUp = async (email: string, at = 1) => {
  const input = { email, password: PASSWORD, nickname: '许南乔' }
  const { ticket } = await server.as().call(signUp, input)
  const code = codeIn(wordsOf(await accounts.smtp.emailTo(email, at)))
  const { token } = await accounts.call('/auth/sign-up/confirm', { ticket, code })
  return server.as(token)
}

const entriesOf = async (api: Awaited<ReturnType<typeof signsUp>>) =>
  (await api.call(listLedger, {})).entries.map(({ reason, amount }) => [reason, amount])

type Identity = { provider: string; subject: string; label: string }

/** The letter has come back: what that opens. Answers the points that it came with. */
const welcomeOf = async (email: string, identity?: Identity) => {
  const input = { email, passwordHash: '', nickname: '许南乔', ...(identity ? { identity } : {}) }
  const userId = (await openAccount(openAccountService(server.deps), input, '198.51.100.7')) ?? 'nobody'
  return { userId, points: await balanceOf(server.deps.db, userId) }
}

const goes = async (userId: string) => {
  await tables().updateTable('users').set({ leaves_at: accounts.now() }).where('id', '=', userId).execute()
  expect(await eraseLeft(tables(), server.deps)).toBe(1)
}

test('who leaves and signs up anew with the same address is welcome, without a second welcome gift', async () => {
  const email = 'nanqiao@example.com'
  let api = await signsUp(email)
  expect(await entriesOf(api)).toEqual([['welcome', 20]])
  for (let round = 1; round <= 3; round += 1) {
    await api.call(leave, { current: PASSWORD })
    await accounts.smtp.emailTo(email, 2 * round)
    accounts.pass(LEAVING_MS)
    expect(await eraseLeft(tables(), server.deps)).toBe(1)
    api = await signsUp(email, 1 + 2 * round)
    expect(await entriesOf(api)).toEqual([])
  }
  expect((await welcomeOf('Nanqiao+2@Example.com')).points).toBe(0)
  expect((await welcomeOf('somebody-else@example.com')).points).toBe(20)
})

test('by mailbox and by provider account, whichever comes first', async () => {
  const identity = { provider: 'github', subject: '4711', label: 'zhixia' }
  const first = await welcomeOf('one@example.com', identity)
  expect(first.points).toBe(20)
  await goes(first.userId)
  expect((await welcomeOf('one@example.com')).points).toBe(0)
  expect((await welcomeOf('two@example.com', identity)).points).toBe(0)
  expect((await welcomeOf('three@example.com', { ...identity, provider: 'company' })).points).toBe(20)
})

test('what an account had come to have is known again too, also of one that is older than the rule', async () => {
  const { userId, email } = await aPerson(server.deps)
  await insertIdentity(tables(), 1, userId, { provider: 'wechat', subject: 'o-77', label: '微信' })
  await goes(userId)
  expect((await welcomeOf(email)).points).toBe(0)
  expect(
    (await welcomeOf('new@example.com', { provider: 'wechat', subject: 'o-77', label: '' })).points,
  ).toBe(0)
})

test('of many at once with labels of one mailbox one has the welcome', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, (_, at) => welcomeOf(`crowd+${at}@example.com`)))
  expect(opened.map(({ points }) => points).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 20])
})

test('what stays says nothing about anybody: no address, no account, no time', async () => {
  const { userId } = await welcomeOf('trace@example.com')
  await goes(userId)
  const rows = await server.deps.db.selectFrom('once_marks').selectAll().execute()
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(['mark'])
    expect(row.mark).toMatch(/^[\w-]{43}$/)
  }
})
