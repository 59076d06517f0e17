import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentOffer } from '#features/templates/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { CallFailure } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import { session } from '#packages/api/session-contract.ts'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { listPlans } from '#packages/plans/contract.ts'
import { membershipOf } from '#packages/plans/running.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { type Accounts, failing, startAccounts } from '#test/kit/accounts.ts'
import { aPerson, leaveForGood } from '#test/kit/people.ts'
import { wordsOf } from '#test/kit/smtp.ts'
import { auditChoices, listAudit } from '../contract.ts'
import { getMoney, saveMoney } from '../money-contract.ts'
import {
  banPerson,
  getPerson,
  grantDays,
  grantPoints,
  listPeople,
  setAdmin,
  unbanPerson,
} from '../people-contract.ts'
import { listPrices, setPrice } from '../prices-contract.ts'
import { setUp } from '../setup-contract.ts'
import { systemFacts, testMail, testStorage } from '../system-contract.ts'
import { offerSetup } from './setup.ts'
import { adminMigrations } from './tables.ts'

let here: Accounts
let admin: { userId: string; email: string; api: Client }
const deps = () => here.server.deps
const db = () => deps().db
const id = () => newId(here.now())
const someone = async (role: 'user' | 'admin' = 'user') => {
  const person = await aPerson(deps(), role)
  return { ...person, api: here.server.as(person.token) }
}
/** The last time that this was done, as the log tells it. */
const lastOf = async (action: string): Promise<{ detail: unknown; userId: string } | undefined> =>
  (await admin.api.call(listAudit, { action, limit: 1 })).entries[0]

beforeAll(async () => {
  here = await startAccounts()
})
afterAll(() => here.stop())
// The log is in order of time: what one test did is older than what the next does.
beforeEach(() => here.pass(1))

describe('the first admin', () => {
  test('comes by the printed link: once, of one start, and only while there is none', async () => {
    const linked = async () => (await offerSetup(deps()))?.split('token=')[1] ?? ''
    const former = await linked()
    const token = await linked()
    expect(token).toMatch(/^[\w-]{43}$/)
    const people = [await someone(), await someone(), await someone()]
    expect(await failing(people[0]?.api.call(setUp, { token: former }) ?? Promise.resolve())).toBe(
      'setup_over',
    )
    const tries = await Promise.all(people.map(({ api }) => failing(api.call(setUp, { token }))))
    expect(tries.toSorted()).toEqual(['nothing', 'setup_over', 'setup_over'])
    const first = people[tries.indexOf('nothing')]
    if (!first) throw new Error('nobody became admin')
    admin = first
    expect((await admin.api.call(session, {})).user?.role).toBe('admin')
    expect(await lastOf('admin.setup')).toMatchObject({ userId: admin.userId })
    expect(await offerSetup(deps())).toBeUndefined()
    expect(await failing((await someone()).api.call(setUp, { token }))).toBe('setup_over')
  })
})

describe('people', () => {
  test('are found by a part of address or name, by id, and by what they are; signs are letters', async () => {
    const zhou = await someone()
    const found = async (q: string, view?: 'admins' | 'banned' | 'members') =>
      (await admin.api.call(listPeople, { q, ...(view ? { view } : {}) })).people.map((person) => person.id)
    expect(await found(zhou.email.toUpperCase())).toEqual([zhou.userId])
    expect(await found(zhou.userId)).toEqual([zhou.userId])
    expect(await found('林知')).toContain(zhou.userId)
    expect(await found('%')).toEqual([])
    expect(await found('_')).toEqual([])
    expect(await found(SYSTEM_USER_ID)).toEqual([])
    expect(await found('', 'admins')).toEqual([admin.userId])
    expect(await failing(admin.api.call(getPerson, { id: SYSTEM_USER_ID }))).toBe('not_found')
  })

  test('stand on pages, each once', async () => {
    const { total } = await admin.api.call(listPeople, { limit: 1 })
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await admin.api.call(listPeople, { limit: 2, ...(before ? { before } : {}) })
      seen.push(...page.people.map((person) => person.id))
      before = page.next ?? undefined
    } while (before !== undefined)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(total)
  })

  test('who is banned is out everywhere and knows nothing of it from us; a ban is lifted', async () => {
    const zhou = await someone()
    const reason = '在评论里发广告'
    const shown = await admin.api.call(banPerson, { id: zhou.userId, reason })
    expect(shown).toMatchObject({ banReason: reason, bannedAt: here.now(), sessions: [] })
    expect((await zhou.api.call(session, {})).user).toBeNull()
    expect(await lastOf('user.ban')).toMatchObject({ detail: { id: zhou.userId, reason } })
    const view = await admin.api.call(listPeople, { view: 'banned' })
    expect(view.people.map((person) => person.id)).toEqual([zhou.userId])
    expect(await failing(admin.api.call(setAdmin, { id: zhou.userId, isAdmin: true }))).toBe('is_banned')
    const back = await admin.api.call(unbanPerson, { id: zhou.userId, reason: '已说明' })
    expect(back).toMatchObject({ banReason: null, bannedAt: null })
    expect(await lastOf('user.unban')).toMatchObject({ detail: { reason: '已说明' } })
  })

  test('nobody bans an admin or themselves', async () => {
    const other = await someone('admin')
    const ban = (one: string) => failing(admin.api.call(banPerson, { id: one, reason: '试' }))
    expect(await ban(other.userId)).toBe('is_admin')
    expect(await ban(admin.userId)).toBe('not_oneself')
    await admin.api.call(setAdmin, { id: other.userId, isAdmin: false })
    expect(await failing(other.api.call(listPeople, {}))).toBe('forbidden')
  })

  test('a grant of points counts once, however often it is sent, and never takes below zero', async () => {
    const zhou = await someone()
    const grant = { id: zhou.userId, grant: id(), amount: 30, note: '补偿一次失败的下载' }
    await Promise.all(Array.from({ length: 8 }, () => admin.api.call(grantPoints, grant)))
    const shown = await admin.api.call(getPerson, { id: zhou.userId })
    expect(shown).toMatchObject({
      points: 30,
      entries: [{ amount: 30, reason: 'adjustment', note: grant.note }],
    })
    const { entries } = await admin.api.call(listAudit, { action: 'user.points', about: zhou.userId })
    expect(entries).toMatchObject([{ by: { id: admin.userId }, detail: { amount: 30, balance: 30 } }])
    const refused = await admin.api
      .attempt(grantPoints, { ...grant, grant: id(), amount: -31 })
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallFailure)
    expect((refused as CallFailure).body).toMatchObject({ code: 'too_few_points', data: { balance: 30 } })
    expect(await balanceOf(db(), zhou.userId)).toBe(30)
    expect((await admin.api.call(listAudit, { about: zhou.userId })).entries.length).toBe(1)
  })

  test('days of a plan add up, once each; a plan for life has none', async () => {
    const zhou = await someone()
    const give = (plan: 'month' | 'year' | 'lifetime', days: number | null, grant = id()) =>
      admin.api.call(grantDays, { id: zhou.userId, grant, plan, days, note: '活动奖励' })
    const grant = id()
    await Promise.all([give('month', 7, grant), give('month', 7, grant), give('month', 7, grant)])
    await give('year', 3)
    expect(await membershipOf(db(), zhou.userId)).toMatchObject({
      plan: 'year',
      until: here.now() + 10 * DAY_MS,
    })
    expect((await zhou.api.call(session, {})).user).not.toBeNull()
    const members = await admin.api.call(listPeople, { view: 'members' })
    expect(members.people).toMatchObject([{ id: zhou.userId, plan: 'year' }])
    expect(await failing(give('month', null))).toBe('days_missing')
    await give('lifetime', 5)
    expect(await failing(give('month', 1))).toBe('has_lifetime')
    expect(
      (await admin.api.call(listAudit, { action: 'user.days', about: zhou.userId })).entries.length,
    ).toBe(3)
  })

  test('of admins who end each other at once one stays; nobody ends themselves', async () => {
    const [one, other] = [await someone('admin'), await someone('admin')]
    expect(await failing(one.api.call(setAdmin, { id: one.userId, isAdmin: false }))).toBe('not_oneself')
    await admin.api.call(setAdmin, { id: one.userId, isAdmin: true })
    const ends = await Promise.all([
      failing(one.api.call(setAdmin, { id: other.userId, isAdmin: false })),
      failing(other.api.call(setAdmin, { id: one.userId, isAdmin: false })),
    ])
    expect(ends.toSorted()).toEqual(['forbidden', 'nothing'])
    const { people } = await admin.api.call(listPeople, { view: 'admins' })
    const left = people.filter((person) => person.id !== admin.userId)
    expect(left.length).toBe(1)
    for (const person of left) await admin.api.call(setAdmin, { id: person.id, isAdmin: false })
  })
})

describe('prices and plans', () => {
  test('are changed as a whole, with both states in the log; everybody sees them at once', async () => {
    const { money, revision } = await admin.api.call(getMoney, {})
    const after = { ...money, plans: { ...money.plans, month: { ...money.plans.month, priceFen: 1290 } } }
    const saved = await admin.api.call(saveMoney, { base: revision, money: after })
    const { plans } = await here.server.as().call(listPlans, {})
    expect(plans.find(({ key }) => key === 'month')?.priceFen).toBe(1290)
    expect(await lastOf('money.update')).toMatchObject({ detail: { before: money, after } })
    expect(saved.money).toEqual(after)

    // An admin who loaded the settings earlier gets a conflict with the current ones.
    const stale = await admin.api
      .attempt(saveMoney, { base: revision, money })
      .catch((error: unknown) => error)
    expect((stale as CallFailure).body).toMatchObject({
      code: 'stale_money',
      data: { money: after, revision: saved.revision },
    })
  })

  test('of many who save at once from one state one saves', async () => {
    const { money, revision } = await admin.api.call(getMoney, {})
    const ends = await Promise.all(
      [1, 2, 3, 4].map((welcome) =>
        failing(
          admin.api.call(saveMoney, {
            base: revision,
            money: { ...money, points: { ...money.points, welcome } },
          }),
        ),
      ),
    )
    expect(ends.toSorted()).toEqual(['nothing', 'stale_money', 'stale_money', 'stale_money'])
  })

  test('what does not fit together is refused at its place', async () => {
    const { money, revision } = await admin.api.call(getMoney, {})
    const unfit = structuredClone(money)
    unfit.plans.lifetime.days = 30
    unfit.plans.year.isOffered = false
    const refused = await admin.api
      .attempt(saveMoney, { base: revision, money: unfit })
      .catch((error) => error)
    expect((refused as CallFailure).body?.issues?.map(({ path }) => path)).toEqual([
      'money.plans.lifetime.days',
      'money.recommended',
    ])
    expect((await admin.api.call(getMoney, {})).revision).toBe(revision)
  })

  test('a document costs what the admin says; a resume’s template has no price', async () => {
    const { templates } = await admin.api.call(listPrices, { kind: 'word' })
    const priced = templates[0]
    if (!priced) throw new Error('no Word document came with the product')
    const { points } = await admin.api.call(setPrice, { id: priced.id, points: priced.points + 7 })
    expect(points).toBe(priced.points + 7)
    const reader = await someone()
    expect((await reader.api.call(documentOffer, { id: priced.id })).price).toBe(points)
    expect(await lastOf('template.price')).toMatchObject({
      detail: { id: priced.id, before: priced.points, after: points },
    })
    const found = await admin.api.call(listPrices, { kind: 'word', q: priced.name })
    expect(found.templates.map((one) => one.id)).toContain(priced.id)
    expect(await failing(admin.api.call(setPrice, { id: 'huajian-template-011', points: 5 }))).toBe(
      'not_found',
    )
  })
})

describe('the machine', () => {
  test('tells what runs, sends a real letter to the admin alone, and tries the files', async () => {
    const facts = await admin.api.call(systemFacts, {})
    expect(facts).toMatchObject({ mail: 'smtp', storage: 'folder' })
    expect(facts.migrations.map(({ name }) => name)).toContain('2026_11_15_01_audit_log')
    const sent = await admin.api.call(testMail, {})
    expect(sent).toMatchObject({ isSent: true, to: admin.email })
    expect(sent.said).toMatch(/^250 /)
    expect(wordsOf(await here.smtp.emailTo(admin.email))).toContain('测试邮件')
    const { steps } = await admin.api.call(testStorage, {})
    expect(steps.map(({ step, problem }) => [step, problem])).toEqual([
      ['write', null],
      ['read', null],
      ['delete', null],
    ])
    expect((await deps().blobs.list()).filter((key) => key.startsWith('admin-test'))).toEqual([])
  })

  test('a mail server that is away is told in its words, and logged', async () => {
    await here.smtp.stop()
    const sent = await admin.api.call(testMail, {})
    expect(sent.isSent).toBe(false)
    expect(sent.said).toMatch(/ECONNREFUSED/)
    expect(await lastOf('system.mail_test')).toMatchObject({ detail: { isSent: false } })
  })
})

test('the log is narrowed by action and by person, and names only what stands in it', async () => {
  const choices = await admin.api.call(auditChoices, {})
  expect(choices.actions).toEqual([...choices.actions].toSorted())
  for (const action of choices.actions) {
    const { entries } = await admin.api.call(listAudit, { action })
    expect(entries.length, action).toBeGreaterThan(0)
    expect(entries.every((entry) => entry.action === action)).toBe(true)
  }
  for (const { id: by } of choices.people) {
    const { entries } = await admin.api.call(listAudit, { by })
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every((entry) => entry.userId === by)).toBe(true)
  }
})

test('entries of earlier versions lose the e-mail addresses in them, and the log still names living accounts', async () => {
  const zhou = await someone()
  const entry = (action: string, detail: unknown) =>
    recordAction(db(), here.now(), { userId: admin.userId }, action, detail)
  const { email } = zhou
  const ban = await entry('user.ban', { id: zhou.userId, email, reason: '广告' })
  const mail = await entry('system.mail_test', { to: email, isSent: true, said: `250 to <${email}>` })
  const other = await entry('site_texts.update', { before: null, after: { contact: 'us@example.com' } })
  await adminMigrations['2026_12_01_30_audit_without_emails']?.up(db() as never)
  const { entries } = await admin.api.call(listAudit, { limit: 3 })
  expect(entries.map(({ id: entryId, detail }) => [entryId, detail])).toEqual(
    [
      [other, { before: null, after: { contact: 'us@example.com' } }],
      [mail, { isSent: true, said: '250 to <…>' }],
      [ban, { id: zhou.userId, reason: '广告' }],
    ].toSorted(([one = ''], [another = '']) => (String(one) < String(another) ? 1 : -1)),
  )
  const person = async () => {
    const found = await admin.api.call(listAudit, { action: 'user.ban', about: zhou.userId })
    return found.entries[0]?.person
  }
  expect(await person()).toMatchObject({ id: zhou.userId, email })
  await leaveForGood(deps(), zhou.userId)
  expect(await person()).toBeNull()
})
