import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { myInvites } from '#features/points/contract.ts'
import { session } from '#packages/api/session-contract.ts'
import { listLedger } from '#packages/ledger/contract.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { type Accounts, codeIn, failing } from '#test/kit/accounts.ts'
import { startWithProviders } from '#test/kit/oauth-flows.ts'
import { aPerson, leaveForGood } from '#test/kit/people.ts'
import { wordsOf } from '#test/kit/smtp.ts'
import { confirmSignUp, myAccount } from '../../contract.ts'
import { giveAddress, startProvider } from '../../providers-contract.ts'

type Site = Awaited<ReturnType<typeof startWithProviders>>
let site: Site
let providers: Site['providers']
let accounts: Accounts
let server: Accounts['server']
let flows: Site['flows']
beforeAll(async () => {
  site = await startWithProviders()
  ;({ providers, accounts, flows } = site)
  server = accounts.server
})
afterAll(() => site?.stop())
beforeEach(() => accounts.pass(40 * DAY_MS))

const balance = (userId: string) => balanceOf(server.deps.db, userId)

const anInviter = async () => {
  const { userId, token } = await aPerson(server.deps, 'user', 90 * DAY_MS)
  const api = server.as(token)
  const { code } = await api.call(myInvites, {})
  return { userId, api, code }
}

let count = 7000
/** A new user at the provider. */
const someone = (given: { subject?: string; email?: string | undefined } = {}) => {
  count += 1
  const subject = given.subject ?? String(count)
  const email = 'email' in given ? given.email : `invited${count}@example.com`
  providers.state.person = { subject, name: '许南乔', email, verified: email !== undefined }
  return { subject, email: email ?? `typed${count}@example.com` }
}

const idOf = async (token: string | undefined) =>
  (await server.as(token).call(session, {})).user?.id ?? 'nobody'

test.each(['github', 'company'])('%s: the code comes along, and both get their points', async (provider) => {
  const { userId, api, code } = await anInviter()
  someone()
  const { token } = await flows.signInBy(provider, undefined, code.toLowerCase())
  expect(await balance(userId)).toBe(20)
  const entries = (await server.as(token).call(listLedger, {})).entries.map(({ reason, amount }) => [
    reason,
    amount,
  ])
  expect(entries).toEqual([
    ['invite', 20],
    ['welcome', 20],
  ])
  expect((await api.call(myInvites, {})).people).toMatchObject([{ nickname: '许南乔', points: 20 }])
  // Coming in again by the same link is no invitation.
  await flows.signInBy(provider, undefined, code)
  expect(await balance(userId)).toBe(20)
})

test('wechat names no address: the code waits until one is confirmed', async () => {
  const { userId, code } = await anInviter()
  const { email } = someone({ email: undefined })
  const arrived = await flows.signInBy('wechat', undefined, code)
  const ticket = arrived.to.hash.replace('#address=', '')
  expect(arrived.to.href).not.toContain(code)
  const { ticket: next } = await server.as().call(giveAddress, { ticket, email })
  expect(await balance(userId)).toBe(0)
  const sixDigits = codeIn(wordsOf(await accounts.smtp.emailTo(email)))
  const { user } = await server.as().call(confirmSignUp, { ticket: next, code: sixDigits })
  expect(await balance(user.id)).toBe(40)
  expect(await balance(userId)).toBe(20)
})

test('the code is the one that this browser set out with, whatever the address says that it comes back by', async () => {
  const [mine, theirs] = [await anInviter(), await anInviter()]
  someone()
  const out = await flows.begin('github', undefined, mine.code)
  expect(out.url).not.toContain(mine.code)
  const address = await flows.there(out)
  address.searchParams.set('invite', theirs.code)
  const { token } = await flows.back(address, { 'sign-in-errand': out.cookie })
  expect([await balance(mine.userId), await balance(theirs.userId)]).toEqual([20, 0])
  expect(await balance(await idOf(token))).toBe(40)

  // A flow without an invitation code cannot be given one later.
  someone()
  const bare = await flows.begin('github')
  const forged = await flows.there(bare)
  forged.searchParams.set('invite', theirs.code)
  await flows.back(forged, { 'sign-in-errand': bare.cookie })
  expect(await balance(theirs.userId)).toBe(0)
})

test('what is no code is refused before anybody sets out; one that is nobody’s opens the account all the same', async () => {
  for (const invite of ['', 'a b', '<script>', 'x'.repeat(17)])
    expect(
      await failing(server.as().call(startProvider, { provider: 'github', remember: true, invite })),
    ).toBe('bad_input')
  someone()
  const { token } = await flows.signInBy('github', undefined, 'NOBODYS')
  expect(await balance(await idOf(token))).toBe(20)
})

test('the limits are those of the letter: three from one place a day', async () => {
  const { userId, code } = await anInviter()
  for (let at = 0; at < 5; at += 1) {
    someone()
    await flows.signInBy(at % 2 === 0 ? 'github' : 'company', undefined, code)
  }
  expect(await balance(userId)).toBe(60)
})

test('who leaves and comes again by the same provider account, under another address, brings no points', async () => {
  const { userId, code } = await anInviter()
  const { subject } = someone()
  const first = await flows.signInBy('company', undefined, code)
  expect(await balance(await idOf(first.token))).toBe(40)
  for (const email of [providers.state.person.email, 'quite-another@example.com']) {
    const { id } = await server.as((await flows.signInBy('company')).token).call(myAccount, {})
    await leaveForGood(server.deps, id)
    accounts.pass(2 * DAY_MS)
    someone({ subject, email })
    const again = await flows.signInBy('company', undefined, code)
    expect(await balance(await idOf(again.token)), email).toBe(0)
  }
  expect(await balance(userId)).toBe(20)
  // The same number at another provider is another person.
  someone({ subject })
  const other = await flows.signInBy('github', undefined, code)
  expect(await balance(await idOf(other.token))).toBe(40)
})
