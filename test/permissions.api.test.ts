import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverSlices } from '#apps/server/slices.ts'
import { mySessions } from '#features/accounts/contract.ts'
import { linkTranslation } from '#features/ai/translations-contract.ts'
import { writeComment } from '#features/comments/contract.ts'
import { createResume, keepVersion, listVersions } from '#features/resumes/contract.ts'
import { createLink, writeNote } from '#features/sharing/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { keepDraft } from '#features/templates/drafts-contract.ts'
import type { Endpoint } from '#packages/api/endpoint.ts'
import { requestOf } from '#packages/api/endpoint.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { wholeRun } from './kit/ai-runs.ts'
import { aPaidOrder } from './kit/orders.ts'
import { aPerson } from './kit/people.ts'
import { aPublishedTemplate } from './kit/published.ts'
import { startServer, type TestServer } from './kit/server.ts'
import { permissions, type Who } from './permissions.ts'

let server: TestServer
let endpoints: readonly Endpoint[]
beforeAll(async () => {
  server = await startServer()
  endpoints = serverSlices.flatMap((slice) => slice.routes?.(server.deps) ?? []).map(({ endpoint: e }) => e)
})
afterAll(() => server?.stop())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const withAccess = (who: Who) => endpoints.filter((e) => permissions[nameOf(e)] === who)

const statusOf = async (e: Endpoint, input: Record<string, unknown>, token?: string): Promise<number> => {
  const { url, body, type } = requestOf(
    e,
    e.takes ? { ...input, file: new Blob(['x'], { type: e.takes[0] ?? '' }) } : input,
  )
  const response = await fetch(`${server.url}/api${url}`, {
    method: e.method,
    headers: {
      'x-api-version': 'v2',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  })
  await response.arrayBuffer()
  return response.status
}

const document = blankDocument('别人看不到的', 'zh')
/** A valid body for each call, so that only the caller can be the reason of a refusal. */
const bodies: Record<string, Record<string, unknown>> = {
  'PUT /resumes/:id': { baseRevision: 1, document },
  'PUT /resumes/:id/title': { title: '改名' },
  'POST /resumes/:id/versions': { name: '一版' },
  'PUT /resumes/:id/versions/:version/name': { name: '一版' },
  'POST /resumes/:id/links': { purpose: 'view' },
  'PATCH /comments/:id': { body: '改过' },
  'POST /templates/mine/:id/submit': { revision: 1 },
  'PUT /templates/mine/:id/cover/:revision': { revision: 1 },
  'POST /templates/mine/:id/drafts': { name: '一版' },
  'PUT /templates/mine/:id/drafts/:version/name': { name: '一版' },
  'PATCH /ai/translations/:id': { sections: {} },
  'PUT /templates/mine/:id': { baseRevision: 1, document, meta: {} },
}

const translates = (source: string) => ({ source, from: 'zh' as const, to: 'en' as const, sections: {} })

/** Objects of one account, created again for calls that delete them. */
const owned = async () => {
  const owner = await aPerson(server.deps)
  const api = server.as(owner.token)
  const resume = await api.call(createResume, { document })
  await api.call(keepVersion, { id: resume.id, name: '第一版' })
  const [version] = (await api.call(listVersions, { id: resume.id })).versions
  const template = await api.call(createTemplate, { document })
  const draft = await api.call(keepDraft, { id: template.id, name: '第一版' })
  const link = await api.call(createLink, { id: resume.id, purpose: 'review' })
  const { note } = await api.call(writeNote, { suffix: link.suffix, author: '友', place: {}, comment: '好' })
  const published = await aPublishedTemplate(server.deps, owner.userId)
  const comment = await api.call(writeComment, { kind: 'resume', id: published, body: '好' })
  const { sessions } = await api.call(mySessions, {})
  const run = await wholeRun(server, owner.token)
  const translated = await api.call(createResume, { document })
  await api.call(linkTranslation, { ...translates(resume.id), id: translated.id })
  return {
    owner,
    run: run.id,
    translated: translated.id,
    resume: resume.id,
    version: version?.id ?? '',
    template: template.id,
    draft: draft.id,
    session: sessions[0]?.id ?? '',
    link: link.id,
    note: note.id,
    comment: comment.id,
    order: (await aPaidOrder(server.deps, owner.userId)).id,
  }
}

type Things = Awaited<ReturnType<typeof owned>>

const idsUnder = (things: Things): Record<string, string> => ({
  '/templates': things.template,
  '/account': things.session,
  '/links': things.link,
  '/notes': things.note,
  '/comments': things.comment,
  '/orders': things.order,
  '/resumes': things.resume,
  '/ai/runs': things.run,
  '/ai/translations': things.translated,
})

const inputFor = (e: Endpoint, things: Things): Record<string, unknown> => ({
  ...bodies[nameOf(e)],
  id: (Object.entries(idsUnder(things)).find(([root]) => e.path.startsWith(root)) ?? ['', ''])[1],
  ...(e.path.includes(':version')
    ? { version: e.path.startsWith('/templates') ? things.draft : things.version }
    : {}),
  ...(nameOf(e) === 'PUT /ai/translations/:id' ? translates(things.resume) : {}),
})

test('the table lists every endpoint with its declared permission', () => {
  expect(Object.keys(permissions).sort()).toEqual(endpoints.map(nameOf).sort())
  for (const e of endpoints) {
    const who = permissions[nameOf(e)]
    expect(e.auth, nameOf(e)).toBe(who === 'own' ? 'user' : who)
  }
})

test('besides endpoints and pages, only these features serve paths, and only public content', () => {
  const own = serverSlices.filter(({ files }) => files).map(({ name }) => name)
  // Pictures by their id, fonts, files for crawlers, and covers.
  expect(own.sort()).toEqual(['files', 'fonts', 'site', 'templates'])
})

describe('a visitor and a banned user', () => {
  test('are refused by everything that is not public', async () => {
    const banned = await aPerson(server.deps, 'admin')
    await server.deps.db.updateTable('users').set({ banned_at: 1 }).where('id', '=', banned.userId).execute()
    for (const e of endpoints.filter((one) => permissions[nameOf(one)] !== 'anyone'))
      for (const token of [undefined, banned.token, 'made-up'])
        expect(await statusOf(e, { id: 'x'.repeat(20), version: 'x'.repeat(20) }, token), nameOf(e)).toBe(401)
  })
})

describe('users and members', () => {
  test('may not use admin endpoints', async () => {
    for (const role of ['user', 'member'] as const) {
      const { token } = await aPerson(server.deps, role)
      for (const e of withAccess('admin'))
        expect(await statusOf(e, { id: 'x'.repeat(20) }, token), nameOf(e)).toBe(403)
    }
  })
})

describe('an object of one account', () => {
  test('does not exist for others: users, members, admins', async () => {
    const things = await owned()
    for (const role of ['user', 'member', 'admin'] as const) {
      const { token } = await aPerson(server.deps, role)
      for (const e of withAccess('own'))
        expect(await statusOf(e, inputFor(e, things), token), nameOf(e)).toBe(404)
    }
    // And it was not changed.
    for (const e of withAccess('own').filter(({ method }) => method === 'GET'))
      expect(await statusOf(e, inputFor(e, things), things.owner.token), nameOf(e)).toBe(200)
  })

  test('is available to its owner', async () => {
    const shared = await owned()
    for (const e of withAccess('own')) {
      const things = /destroy|^DELETE/.test(nameOf(e)) ? await owned() : shared
      const status = await statusOf(e, inputFor(e, things), things.owner.token)
      // 409: the object is theirs, but not in the state that this call requires.
      expect([200, 409, 422], `${nameOf(e)} ${status}`).toContain(status)
    }
  })
})
