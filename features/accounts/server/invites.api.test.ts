import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkIn, inviteOffer, myInvites } from '#features/points/contract.ts'
import { mailboxHash } from '#packages/invites/email.ts'
import { forgetNetworks } from '#packages/invites/reward.ts'
import { listLedger } from '#packages/ledger/contract.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { writeMoney } from '#packages/settings/store.ts'
import { type Accounts, codeIn, startAccounts } from '#test/kit/accounts.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { wordsOf } from '#test/kit/smtp.ts'
import { changeAccount, signUp } from '../contract.ts'
import { openAccountService } from './account-service.ts'
import { eraseLeft } from './personal.ts'
import { openAccount } from './sign-up.ts'

const LONG_MS = 900 * DAY_MS

let accounts: Accounts
let server: Accounts['server']
beforeAll(async () => {
  accounts = await startAccounts({ TRUST_PROXY: '1' })
  server = accounts.server
})
afterAll(() => accounts?.stop())
beforeEach(() => accounts.pass(40 * DAY_MS))

const balance = (userId: string) => balanceOf(server.deps.db, userId)

const anInviter = async () => {
  const { userId, token, email } = await aPerson(server.deps, 'user', LONG_MS)
  const api = server.as(token)
  const { code } = await api.call(myInvites, {})
  return { userId, api, email, code }
}

let count = 0
/** The letter has come back: what that opens, from an address of its own unless said. */
const comes = async (invite: string, input: { email?: string; address?: string } = {}) => {
  count += 1
  const { email = `newcomer${count}@example.com`, address = `198.51.${count >> 8}.${count & 255}` } = input
  const service = openAccountService(server.deps)
  const userId = await openAccount(service, { email, passwordHash: '', nickname: '许南乔', invite }, address)
  return userId ?? ''
}

const leaves = async (userId: string) => {
  const tables = server.deps.db
  await tables.updateTable('users').set({ leaves_at: accounts.now() }).where('id', '=', userId).execute()
  await eraseLeft(tables, server.deps)
}

test('through the letter: both get their points, and each sees by whom', async () => {
  const { userId, api, code } = await anInviter()
  await api.call(changeAccount, { nickname: '林知夏' })
  expect(await server.as().call(inviteOffer, { code: code.toLowerCase() })).toEqual({
    isGood: true,
    points: 20,
  })
  expect(await server.as().call(inviteOffer, { code: 'ZZZZZZZZ' })).toEqual({ isGood: false, points: 0 })

  const input = {
    email: 'nanqiao@example.com',
    password: PASSWORD,
    nickname: '许南乔',
    invite: code.toLowerCase(),
  }
  const { ticket } = await server.as().call(signUp, input)
  expect(await balance(userId)).toBe(0)
  const sixDigits = codeIn(wordsOf(await accounts.smtp.emailTo(input.email)))
  const { token } = await accounts.call('/auth/sign-up/confirm', { ticket, code: sixDigits })

  expect(await balance(userId)).toBe(20)
  const entriesOf = async (client: typeof api) =>
    (await client.call(listLedger, {})).entries.map(({ amount, balance: left, about }) => [
      amount,
      left,
      about,
    ])
  expect(await entriesOf(api)).toEqual([[20, 20, '许南乔已注册']])
  expect(await entriesOf(server.as(token))).toEqual([
    [20, 40, '受林知夏邀请注册'],
    [20, 20, '注册花笺'],
  ])
  expect(await entriesOf(server.as(token, 'en'))).toMatchObject([[20, 40, 'Invited by 林知夏'], {}])
  expect(await api.call(myInvites, {})).toMatchObject({
    code,
    points: 20,
    left: 19,
    people: [{ nickname: '许南乔', points: 20 }],
  })
})

test('a code that is nobody’s opens the account all the same, without points', async () => {
  expect(await balance(await comes('NOBODYS'))).toBe(20)
})

test('a mailbox brings points once, however often its owner leaves and comes again', async () => {
  const { userId, email, code } = await anInviter()
  await comes(code, { email: 'again@example.com' })
  expect(await balance(userId)).toBe(20)
  for (const same of ['again@example.com', 'again+2@example.com']) {
    const before = await server.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', same)
      .executeTakeFirst()
    if (before) await leaves(before.id)
    expect(await balance(await comes(code, { email: same }))).toBe(0)
  }
  // Nor is it anybody else who comes by a label of the inviter's own mailbox.
  expect(await balance(await comes(code, { email: email.replace('@', '+me@') }))).toBe(20)
  expect(await balance(userId)).toBe(20)
})

test('one place brings three a day, the inviter’s own one a month; then it is forgotten', async () => {
  const inviters = [await anInviter(), await anInviter()]
  const place = { address: '2001:db8:1:2::7' }
  const from = async () => {
    const { code } = inviters[count % 2] ?? { code: '' }
    return (await balance(await comes(code, place))) - 20
  }
  const got = []
  for (let at = 0; at < 5; at += 1) got.push(await from())
  expect(got).toEqual([20, 20, 20, 0, 0])
  accounts.pass(DAY_MS)
  expect(await from()).toBe(20)

  const { userId, code } = await anInviter()
  await server.deps.db
    .updateTable('sessions')
    .set({ address: '203.0.113.9' })
    .where('user_id', '=', userId)
    .execute()
  const home = { address: '203.0.113.9' }
  await comes(code, home)
  await comes(code, home)
  await comes(code)
  expect(await balance(userId)).toBe(40)
  accounts.pass(31 * DAY_MS)
  await comes(code, home)
  expect(await balance(userId)).toBe(60)

  accounts.pass(31 * DAY_MS)
  const invites = server.deps.db
  await forgetNetworks(invites, accounts.now())
  const known = await invites
    .selectFrom('invited')
    .select('id')
    .where('network_hash', 'is not', null)
    .execute()
  expect(known).toEqual([])
  expect(await invites.selectFrom('invite_networks').selectAll().execute()).toEqual([])
})

test('who has invited as many as a month allows brings no more, also when those leave', async () => {
  const { db } = server.deps
  const setMax = (mostAMonth: number) => {
    const points = { ...defaultMoney.points, invite: { points: 7, mostAMonth } }
    return db.transaction().execute((tx) => writeMoney(db, tx, accounts.now(), { ...defaultMoney, points }))
  }
  await setMax(4)
  const { userId, api, code } = await anInviter()
  const came = await Promise.all(Array.from({ length: 9 }, () => comes(code)))
  expect(await balance(userId)).toBe(28)
  const got = await Promise.all(came.map(balance))
  expect(got.filter((one) => one === 27)).toHaveLength(4)
  expect(await api.call(myInvites, {})).toMatchObject({ points: 7, left: 0 })
  expect(await server.as().call(inviteOffer, { code })).toEqual({ isGood: true, points: 0 })
  await leaves(came[0] ?? '')
  expect(await balance(await comes(code))).toBe(20)
  expect((await api.call(myInvites, {})).people).toHaveLength(9)
  const entries = await db.selectFrom('ledger').select('key').where('user_id', '=', userId).execute()
  expect(new Set(entries.map(({ key }) => key)).size).toBe(4)
  accounts.pass(31 * DAY_MS)
  await comes(code)
  expect(await balance(userId)).toBe(35)
  await setMax(0)
  expect(await balance(await comes(code))).toBe(20)
  await db.transaction().execute((tx) => writeMoney(db, tx, accounts.now(), defaultMoney))
})

test('the same at once: one mailbox, one place, one account', async () => {
  const inviters = await Promise.all(Array.from({ length: 4 }, anInviter))
  const place = { address: '192.0.2.44' }
  const crowd = await Promise.all(inviters.flatMap(({ code }) => [comes(code, place), comes(code, place)]))
  const got = await Promise.all(crowd.map(balance))
  expect(got.filter((one) => one === 40)).toHaveLength(3)
  const [first] = inviters
  const twice = await Promise.all(
    ['same@example.com', 'same+1@example.com', 'same+2@example.com', 'same@example.com'].map((email) =>
      comes(first?.code ?? '', { email }),
    ),
  )
  const opened = await Promise.all(twice.filter((id) => id !== '').map(balance))
  expect(opened.sort()).toEqual([0, 0, 40])
})

test('what was kept of it goes with the account; of the mailbox a mark stays that names nobody', async () => {
  const { userId, api, code } = await anInviter()
  await api.call(checkIn, { timeZone: 'UTC' })
  const newcomer = await comes(code, { email: 'kept@example.com' })
  const names = []
  for await (const { name, bytes } of server.deps.personal.give(userId)) {
    names.push(name)
    if (name.endsWith('invites.json')) expect(new TextDecoder().decode(bytes)).not.toContain('许南乔')
  }
  expect(names.filter((name) => /check-ins|invites/.test(name))).toHaveLength(2)
  await leaves(userId)
  const invites = server.deps.db
  expect(await invites.selectFrom('invited').select('id').where('inviter', '=', userId).execute()).toEqual([])
  expect(
    await invites.selectFrom('invite_codes').selectAll().where('user_id', '=', userId).execute(),
  ).toEqual([])
  await leaves(newcomer)
  expect(await balance(await comes((await anInviter()).code, { email: 'kept@example.com' }))).toBe(0)
})

test('a mailbox that brought points before there were marks brings none', async () => {
  const { userId, code } = await anInviter()
  const email_hash = mailboxHash('early@example.com')
  await server.deps.db.insertInto('invite_emails').values({ email_hash, at: 1 }).execute()
  expect(await balance(await comes(code, { email: 'early@example.com' }))).toBe(20)
  expect(await balance(userId)).toBe(0)
})
