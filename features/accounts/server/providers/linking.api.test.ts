import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { session } from '#packages/api/session-contract.ts'
import { type Accounts, codeIn, failing } from '#test/kit/accounts.ts'
import { startWithProviders } from '#test/kit/oauth-flows.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { wordsOf } from '#test/kit/smtp.ts'
import {
  askProof,
  changeEmail,
  changePassword,
  confirmTwoFactor,
  leave,
  myAccount,
  signIn,
  startTwoFactor,
  stopTwoFactor,
} from '../../contract.ts'
import { linkProvider, myProviders, unlinkProvider } from '../../providers-contract.ts'
import { stepAt, totpAt } from '../totp.ts'

type Site = Awaited<ReturnType<typeof startWithProviders>>
let site: Site
let providers: Site['providers']
let accounts: Accounts
let server: Accounts['server']
let smtp: Accounts['smtp']
let flows: Site['flows']
beforeAll(async () => {
  site = await startWithProviders()
  ;({ providers, accounts, flows } = site)
  ;({ server, smtp } = accounts)
})
afterAll(() => site?.stop())

let count = 7000
/** A new user at the provider. */
const someone = (email?: string) => {
  count += 1
  const person = {
    subject: String(count),
    name: `知夏 ${count}`,
    email: email ?? `elsewhere${count}@example.com`,
    verified: true,
  }
  providers.state.person = person
  return person
}

const emailCode = async (to: string, at = 1) => codeIn(wordsOf(await smtp.emailTo(to, at)))

describe('linking', () => {
  const linkBy = async (token: string, provider = 'github', current: unknown = PASSWORD) => {
    const out = await flows.setOut(
      await flows.post(`/account/providers/${provider}/link`, { current }, token),
    )
    return { out, address: await flows.there(out) }
  }

  test('by the password, here and now; then it signs in; and can be unlinked', async () => {
    const { email, token, userId } = await aPerson(server.deps)
    someone(email)
    const me = server.as(token)
    expect(await failing(me.call(linkProvider, { provider: 'github', current: 'wrong-one-1' }))).toBe(
      'wrong_password',
    )
    const { out, address } = await linkBy(token)
    const arrived = await flows.back(address, { 'sign-in-errand': out.cookie, token })
    expect([arrived.page, arrived.to.searchParams.get('linked'), arrived.token]).toEqual([
      '/profile/setting',
      'github',
      undefined,
    ])
    expect(wordsOf(await smtp.emailTo(email))).toContain('GitHub')
    const inside = await flows.signInBy('github')
    expect((await server.as(inside.token).call(session, {})).user?.id).toBe(userId)
    expect(await failing(me.call(linkProvider, { provider: 'github', current: PASSWORD }))).toBe(
      'already_linked',
    )

    await me.call(unlinkProvider, { provider: 'github', current: PASSWORD })
    expect(wordsOf(await smtp.emailTo(email, 2))).toContain('不能再登录')
    expect((await flows.signInBy('github')).problem).toBe('has_account')
    expect(await failing(me.call(unlinkProvider, { provider: 'github', current: PASSWORD }))).toBe(
      'not_found',
    )
  })

  test('nothing is linked for who has left meanwhile, or for another who sat down', async () => {
    const [first, second] = [await aPerson(server.deps), await aPerson(server.deps)]
    for (const cookies of [{}, { token: second.token }]) {
      someone()
      const { out, address } = await linkBy(first.token)
      const arrived = await flows.back(address, { 'sign-in-errand': out.cookie, ...cookies })
      expect([arrived.page, arrived.problem]).toEqual(['/profile/setting', 'expired'])
    }
    for (const { token } of [first, second]) {
      const mine = await server.as(token).call(myProviders, {})
      expect(mine.providers.some(({ linked }) => linked)).toBe(false)
    }
  })

  test('what is another account’s stays theirs', async () => {
    const who = someone()
    const theirs = await flows.signInBy('github')
    const { token } = await aPerson(server.deps)
    providers.state.person = who
    const { out, address } = await linkBy(token)
    expect((await flows.back(address, { 'sign-in-errand': out.cookie, token })).problem).toBe('taken')
    providers.state.person = who
    const again = await flows.signInBy('github')
    const users = await Promise.all([theirs, again].map((one) => server.as(one.token).call(session, {})))
    expect(users[0]).toEqual(users[1])
  })
})

describe('without a password', () => {
  const newcomer = async () => {
    const { email } = someone()
    const { token } = await flows.signInBy('github')
    const me = server.as(token)
    let messages = 0
    const proof = async () => {
      const { ticket } = await me.call(askProof, {})
      messages += 1
      return { ticket, code: await emailCode(email, messages) }
    }
    return { email, me, proof }
  }

  test('none opens the account, and a code by letter stands for it, once', async () => {
    const { email, me, proof } = await newcomer()
    for (const password of [PASSWORD, ' '])
      expect(await failing(server.as().call(signIn, { email, password, remember: false }))).toBe(
        'wrong_credentials',
      )
    expect(await failing(me.call(leave, { current: PASSWORD }))).toBe('wrong_password')
    const current = await proof()
    const wrong = current.code === '000000' ? '000001' : '000000'
    expect(await failing(me.call(leave, { current: { ...current, code: wrong } }))).toBe('wrong_code')
    expect((await me.call(leave, { current })).leavesAt).toBeGreaterThan(0)
    expect(await failing(me.call(leave, { current }))).toBe('expired')
  })

  test('another’s code proves nothing', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    expect(await failing(one.me.call(leave, { current: await other.proof() }))).toBe('expired')
  })

  test('its only way in stays, until there is a password', async () => {
    const { email, me, proof } = await newcomer()
    expect(await failing(me.call(unlinkProvider, { provider: 'github', current: await proof() }))).toBe(
      'last_way',
    )
    await me.call(changePassword, { current: await proof(), password: 'mine-2026' })
    expect((await me.call(myAccount, {})).hasPassword).toBe(true)
    expect(await failing(me.call(askProof, {}))).toBe('has_password')
    expect(
      (await server.as().call(signIn, { email, password: 'mine-2026', remember: false })).user,
    ).not.toBeNull()
    await me.call(unlinkProvider, { provider: 'github', current: 'mine-2026' })
  })

  test('two steps and another address can be set as anybody does', async () => {
    const { email, me, proof } = await newcomer()
    const { secret } = await me.call(startTwoFactor, { current: await proof() })
    await me.call(confirmTwoFactor, { code: totpAt(secret, stepAt(accounts.now())) })
    await me.call(stopTwoFactor, { current: await proof() })
    expect(Object.keys(await me.call(changeEmail, { current: await proof(), email: `x-${email}` }))).toEqual([
      'ticket',
    ])
  })

  test('who has a password proves by it alone: a mailbox is no way round it', async () => {
    const { email, me, proof } = await newcomer()
    const flowCookie = await proof()
    await me.call(changePassword, { current: await proof(), password: 'mine-2026' })
    expect(email).toBeTruthy()
    expect(await failing(me.call(leave, { current: flowCookie }))).toBe('wrong_password')
  })
})
