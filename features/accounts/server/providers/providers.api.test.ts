import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { session } from '#packages/api/session-contract.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { writeSwitches } from '#packages/switches/stored.ts'
import { type Accounts, codeIn, failing, startAccounts } from '#test/kit/accounts.ts'
import { startWithProviders } from '#test/kit/oauth-flows.ts'
import { aPerson } from '#test/kit/people.ts'
import { wordsOf } from '#test/kit/smtp.ts'
import {
  askProof,
  confirmSignUp,
  confirmTwoFactor,
  myAccount,
  secondStep,
  startTwoFactor,
} from '../../contract.ts'
import { giveAddress, listProviders, myProviders, startProvider } from '../../providers-contract.ts'
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
afterEach(() => {
  providers.state.fault = undefined
})

let count = 5000
/** A new user at the provider. */
const someone = (given: { email?: string | undefined; verified?: boolean } = {}) => {
  count += 1
  providers.state.person = {
    subject: String(count),
    name: `知夏 ${count}`,
    email: 'email' in given ? given.email : `elsewhere${count}@example.com`,
    verified: given.verified ?? true,
  }
  return providers.state.person
}

const emailCode = async (to: string, at = 1) => codeIn(wordsOf(await smtp.emailTo(to, at)))

const usersWith = async (email: string) =>
  server.deps.db.selectFrom('users').select('id').where('email', '=', email).execute()

describe('coming by a provider', () => {
  test.each(['github', 'company'])(
    '%s vouches for an address: an account, signed in, with a welcome',
    async (id) => {
      const who = someone()
      const arrived = await flows.signInBy(id, '/profile/resume?x=1')
      expect([arrived.status, arrived.to.pathname + arrived.to.search]).toEqual([303, '/profile/resume?x=1'])
      expect(arrived.token).toMatch(/^[\w-]{43}$/)
      // The cookie that bound the flow to this browser is removed.
      expect(arrived.flowCookie).toBe('')
      const me = server.as(arrived.token)
      const account = await me.call(myAccount, {})
      expect(account).toMatchObject({
        email: who.email,
        nickname: who.name,
        hasPassword: false,
        role: 'user',
      })
      expect(await balanceOf(server.deps.db, account.id)).toBe(20)
      const { providers: mine } = await me.call(myProviders, {})
      expect(mine.filter(({ linked }) => linked).map((one) => one.id)).toEqual([id])

      const again = await flows.signInBy(id)
      expect(again.page).toBe('/profile')
      expect(again.token).not.toBe(arrived.token)
      expect((await server.as(again.token).call(session, {})).user?.id).toBe(account.id)
    },
  )

  test('the way there: PKCE, nonce and state, in a cookie that scripts cannot read', async () => {
    someone()
    const response = await flows.post('/auth/providers/company/start', { remember: true })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^sign-in-errand=[\w-]{43}; Path=\/api\/auth\/providers; HttpOnly; SameSite=Lax; Max-Age=600$/,
      ),
    ])
    const { searchParams } = new URL((await flows.setOut(response)).url)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toBeTruthy()
    expect(searchParams.get('redirect_uri')).toMatch(/\/api\/auth\/providers\/company\/callback$/)
    expect(await failing(server.as().call(startProvider, { provider: 'nobody', remember: true }))).toBe(
      'not_found',
    )
  })

  test('what is offered says no secret', async () => {
    const listed = await server.as().call(listProviders, {})
    expect(listed.providers.map(({ id, name }) => [id, name.zh])).toEqual([
      ['github', 'GitHub'],
      ['company', '公司账号'],
      ['wechat', '微信'],
    ])
    expect(JSON.stringify(listed)).not.toContain(providers.secret)
  })

  test('an address that has an account is never linked by itself', async () => {
    const { email, token } = await aPerson(server.deps)
    someone({ email: email.toUpperCase() })
    for (const id of ['github', 'company']) {
      const arrived = await flows.signInBy(id)
      expect([arrived.page, arrived.problem, arrived.token]).toEqual([
        '/auth/login',
        'has_account',
        undefined,
      ])
    }
    const { providers: mine } = await server.as(token).call(myProviders, {})
    expect(mine.some(({ linked }) => linked)).toBe(false)
  })

  test.each([
    ['github', { verified: false }],
    ['company', { verified: false }],
    ['company', { email: undefined }],
    ['wechat', {}],
  ])('%s with %j vouches for none: it is asked for, and confirmed by letter', async (id, given) => {
    const who = someone(given)
    const arrived = await flows.signInBy(id, '/resume')
    expect([arrived.page, arrived.to.searchParams.get('next'), arrived.token]).toEqual([
      '/auth/register',
      '/resume',
      undefined,
    ])
    const ticket = arrived.to.hash.replace('#address=', '')
    const taken = await aPerson(server.deps)
    expect(Object.keys(await server.as().call(giveAddress, { ticket, email: taken.email }))).toEqual([
      'ticket',
    ])
    expect(wordsOf(await smtp.emailTo(taken.email))).toContain('已经有一个账号')

    const email = `given${who.subject}@example.com`
    const { ticket: next } = await server.as().call(giveAddress, { ticket, email })
    const words = wordsOf(await smtp.emailTo(email))
    // A link that another person caused to be sent must not sign its recipient in.
    expect(words).not.toContain('http')
    const code = codeIn(words)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await failing(server.as().call(confirmSignUp, { ticket: next, code: wrong }))).toBe('wrong_code')
    const { user } = await server.as().call(confirmSignUp, { ticket: next, code })
    expect(user.nickname).toBe(who.name)
    expect((await flows.signInBy(id)).page).toBe('/profile')
  })

  test('where the site takes no new accounts, nobody new comes in this way either', async () => {
    const who = someone()
    await writeSwitches(server.deps.db, { open_sign: false })
    const arrived = await flows.signInBy('github')
    await writeSwitches(server.deps.db, { open_sign: true })
    expect([arrived.problem, arrived.token]).toEqual(['closed', undefined])
    expect(await usersWith(who.email ?? '')).toEqual([])
  })

  test('the second step is asked, a ban holds', async () => {
    const who = someone()
    const { token } = await flows.signInBy('github')
    const me = server.as(token)
    const { ticket } = await me.call(askProof, {})
    const { secret } = await me.call(startTwoFactor, {
      current: { ticket, code: await emailCode(who.email ?? '') },
    })
    await me.call(confirmTwoFactor, { code: totpAt(secret, stepAt(accounts.now())) })
    accounts.pass(60_000)
    const arrived = await flows.signInBy('github', '/resume')
    expect([arrived.page, arrived.token]).toEqual(['/auth/login', undefined])
    const step = arrived.to.hash.replace('#second-step=', '')
    const code = totpAt(secret, stepAt(accounts.now()))
    expect((await server.as().call(secondStep, { ticket: step, code })).user.nickname).toBe(who.name)

    await server.deps.db
      .updateTable('users')
      .set({ banned_at: accounts.now() })
      .where('email', '=', who.email ?? '')
      .execute()
    const banned = await flows.signInBy('github')
    expect([banned.problem, banned.token]).toEqual(['banned', undefined])
  })
})

describe('what goes wrong', () => {
  test.each([
    ['github', 'denies', 'denied'],
    ['company', 'denies', 'denied'],
    ['wechat', 'denies', 'denied'],
    ['github', 'refuses', 'failed'],
    ['company', 'refuses', 'failed'],
    ['wechat', 'refuses', 'failed'],
    ['github', 'token-down', 'failed'],
    ['company', 'token-down', 'failed'],
    ['wechat', 'token-down', 'failed'],
    ['github', 'nobody', 'failed'],
    ['company', 'wrong-nonce', 'failed'],
    ['company', 'wrong-key', 'failed'],
    ['company', 'wrong-issuer', 'failed'],
  ] as const)('%s %s: %s, on the sign-in page, and nothing is made', async (id, fault, problem) => {
    const who = someone()
    providers.state.fault = fault
    const arrived = await flows.signInBy(id)
    expect([arrived.page, arrived.problem, arrived.token]).toEqual(['/auth/login', problem, undefined])
    expect(await usersWith(who.email ?? '')).toEqual([])
  })

  test('a provider that is not there is said before anybody sets out, and later found again', async () => {
    const other = await startAccounts({ SIGN_IN_PROVIDERS: providers.setting })
    try {
      providers.state.fault = 'silent'
      const asked = () =>
        failing(other.server.as().call(startProvider, { provider: 'company', remember: true }))
      expect(await asked()).toBe('provider_down')
      providers.state.fault = undefined
      expect(await asked()).toBe('nothing')
    } finally {
      await other.stop()
    }
  })

  test('back twice, too late, from another browser, or with another state: nobody is in', async () => {
    const who = someone()
    const lost = ['/auth/login', 'expired', undefined]
    const expectLost = ({ page, problem, token }: Awaited<ReturnType<typeof flows.back>>) =>
      expect([page, problem, token]).toEqual(lost)
    const out = await flows.begin('github')
    const address = await flows.there(out)
    // Another's browser: it has no cookie, or one of its own. Theirs still works afterwards.
    expectLost(await flows.back(address, {}))
    expectLost(await flows.back(address, { 'sign-in-errand': (await flows.begin('github')).cookie }))
    const forged = new URL(address)
    forged.searchParams.set('state', '00'.repeat(43))
    expectLost(await flows.back(forged, { 'sign-in-errand': out.cookie }))
    forged.searchParams.delete('state')
    expectLost(await flows.back(forged, { 'sign-in-errand': out.cookie }))
    const elsewhere = new URL(address.href.replace('/github/', '/company/'))
    expect(await usersWith(who.email ?? '')).toEqual([])
    const both = await Promise.all([1, 2].map(() => flows.back(address, { 'sign-in-errand': out.cookie })))
    expect(both.map(({ page }) => page).sort()).toEqual(['/auth/login', '/profile'])
    expectLost(await flows.back(address, { 'sign-in-errand': out.cookie }))
    expectLost(await flows.back(elsewhere, { 'sign-in-errand': out.cookie }))

    const late = await flows.begin('github')
    const lateAddress = await flows.there(late)
    accounts.pass(11 * 60_000)
    expectLost(await flows.back(lateAddress, { 'sign-in-errand': late.cookie }))
  })

  test('a code of one provider is worth nothing at the address of another', async () => {
    someone()
    const out = await flows.begin('github')
    const address = await flows.there(out)
    const arrived = await flows.back(new URL(address.href.replace('/github/', '/company/')), {
      'sign-in-errand': out.cookie,
    })
    expect([arrived.problem, arrived.token]).toEqual(['expired', undefined])
  })

  test('rubbish at the address for coming back is no fault of the server', async () => {
    for (const rubbish of [
      '?state=x',
      '?state[]=1&code=2',
      '?state=a&state=b',
      '?code=%F0%9F%98%80&state=zz',
      '',
    ])
      for (const id of ['github', 'company', 'wechat', 'nobody', '..%2f']) {
        const arrived = await flows.back(new URL(`http://x/api/auth/providers/${id}/callback${rubbish}`), {
          'sign-in-errand': 'x',
        })
        expect([arrived.status, arrived.page, arrived.problem], id + rubbish).toEqual([
          303,
          '/auth/login',
          'expired',
        ])
      }
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example',
  ])('after signing in nobody is led to %j', async (next) => {
    someone()
    expect((await flows.signInBy('github', next)).to.href).toBe('http://here/profile')
  })
})
