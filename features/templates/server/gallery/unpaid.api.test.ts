import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createResume, getResume } from '#features/resumes/contract.ts'
import type { Client } from '#packages/api/client.ts'
import type { Document } from '#packages/document/schema.ts'
import { post } from '#packages/ledger/ledger.ts'
import { visibleLines } from '#packages/sections/visible-text.ts'
import { type OwnTemplate, ownTemplates } from '#packages/templates/own.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { countTemplateUse, type DocumentMeta, getDocument, getTemplate } from '../../contract.ts'
import { previewTemplate } from '../../preview-contract.ts'

let server: TestServer
let visitor: Client
beforeAll(async () => {
  server = await startServer()
  visitor = server.as()
})
afterAll(() => server.stop())

const aBuyer = async (amount: number) => {
  const person = await aPerson(server.deps)
  const { db, now } = server.deps
  if (amount > 0)
    await post(db, now(), {
      userId: person.userId,
      amount,
      reason: 'adjustment',
      key: `given ${person.userId}`,
    })
  return { ...person, api: server.as(person.token) }
}

const priced = ownTemplates().filter(({ price }) => price > 0)

test('what names a priced template as its origin is taken only from whom it is open to', async () => {
  const { id, price, document } = priced[0] ?? expect.fail('nothing has a price')
  const { api } = await aBuyer(price)
  const begin = () => api.call(createResume, { document: document(), templateId: id })
  const refused = { code: 'forbidden' }
  await expect(begin()).rejects.toMatchObject(refused)
  await expect(visitor.call(countTemplateUse, { id })).rejects.toMatchObject(refused)
  await expect(api.call(countTemplateUse, { id })).rejects.toMatchObject(refused)

  await api.call(getDocument, { id, agreed: price })
  const begun = await begin()
  expect(await api.call(getResume, { id: begun.id })).toMatchObject({ templateId: id })
  await api.call(countTemplateUse, { id })

  // A document made from it belongs to its user and names no template.
  const free = ownTemplates('word').find((one) => one.price === 0)
  await visitor.call(countTemplateUse, { id: free?.id ?? '' })
  await api.call(createResume, { document: document(), templateId: free?.id ?? '' })
})

/** Planted where only the document model has text: names of sections and entries, hidden sections, notes. */
const PLANTED = 'zz-planted'

const plant = (document: Document): Document => {
  const sections = document.sections.map((section, at) => ({
    ...section,
    id: `${PLANTED}-${at}`,
    items: section.items.map((item, entry) => ({ ...item, id: `${PLANTED}-${at}-${entry}` })),
  }))
  const hidden = sections.slice(0, 1).map((section) => ({
    ...section,
    id: `${PLANTED}-hidden`,
    items: section.items.map((item, entry) => ({ ...item, id: `${PLANTED}-hidden-${entry}` })),
    visible: false,
  }))
  return { ...document, sections: [...sections, ...hidden] }
}

const plantAll = async () => {
  const db = server.deps.db
  for (const { id, document } of priced)
    await db
      .updateTable('template_versions')
      .set({ document: JSON.stringify(plant(document())) })
      .where('template_id', '=', id)
      .execute()
}

const text = async (path: string, token?: string) => {
  const headers = {
    'x-api-version': 'v2',
    ...(token ? { authorization: `Bearer ${token}`, cookie: `token=${token}` } : {}),
  }
  const response = await fetch(server.url + path, { headers })
  expect(response.status, path).not.toBe(429)
  expect(response.status, path).toBeLessThan(500)
  return response.text()
}

/** The addresses whose responses say most about a template. */
const addressesOf = ({ id, kind }: OwnTemplate) => [
  `/${kind}/${id}`,
  `/api/templates/${id}`,
  `/api/templates/${id}?version=1`,
  `/api/templates/${id}/preview`,
  `/api/templates/${id}/similar?limit=12`,
]

/** Whatever else a browser can be given without changing anything, asked about this template. */
const everyAddressOf = (one: OwnTemplate, calls: readonly string[]) => {
  const { id, kind, meta } = one
  const name = encodeURIComponent((meta as DocumentMeta).name)
  return [
    ...addressesOf(one),
    `/${kind}?q=${name}`,
    `/api/templates?kind=${kind}&q=${name}`,
    `/builder/new?template=${id}`,
    `/createTemplate/previewer?id=${id}`,
    ...calls.map((path) => `/api${path.replaceAll('{kind}', kind).replaceAll(/\{\w+\}/g, id)}`),
  ]
}

const firstOfKind = () => ['word', 'ppt'].flatMap((kind) => priced.find((one) => one.kind === kind) ?? [])

const readable = async () => {
  const { paths } = JSON.parse(await text('/api/openapi.json')) as { paths: Record<string, object> }
  return Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}))
}

describe('the document of a priced template', () => {
  test('is in no answer to people who have not paid', async () => {
    await plantAll()
    const { token } = await aBuyer(0)
    const everywhere = ['/', '/word', '/ppt', '/webCode', '/workbench', '/sitemap.xml', '/api/openapi.json']
    const calls = await readable()
    expect(calls).toContain('/templates/{id}/preview')
    const asked = [...everywhere, ...firstOfKind().flatMap((one) => everyAddressOf(one, calls))]
    const askedByVisitors = [...asked, ...priced.flatMap(addressesOf)]
    const askedByAccounts = [...asked, ...sampleEvery(priced, 5).flatMap(addressesOf)]
    for (const path of askedByVisitors) expect(await text(path), path).not.toContain(PLANTED)
    for (const path of askedByAccounts) expect(await text(path, token), path).not.toContain(PLANTED)
  })

  test('is seen by them as drawn pages that cannot be selected, and that name nothing', async () => {
    const allowed = ['chart', 'chart-drawing', 'flow', 'number-words', 'page', 'run', 'slot']
    for (const { id, kind, document } of priced) {
      const { drawnPages } = await visitor.call(previewTemplate, { id })
      const marks = new Set([...drawnPages.matchAll(/ data-([a-z-]+)=/g)].map(([, name]) => name))
      expect(
        [...marks].filter((name) => !allowed.includes(name ?? '')),
        id,
      ).toEqual([])
      expect([...drawnPages.matchAll(/ data-slot="([^"]*)"/g)].every(([, slot]) => slot === 'item')).toBe(
        true,
      )
      expect(drawnPages, id).not.toMatch(/<a\b|<script|<link/)
      // A line may be drawn in pieces.
      const lines = visibleLines(document()).slice(0, 4)
      expect(lines.filter((line) => drawnPages.includes(line)).length, id).toBeGreaterThan(0)
      const slides = document().sections.filter(({ visible }) => visible).length
      if (kind === 'ppt') expect(drawnPages.match(/ data-page="/g), id).toHaveLength(slides)
    }
    for (const { id, kind } of firstOfKind()) {
      const page = await text(`/${kind}/${id}`)
      expect(page).toMatch(/<div class="[^"]+" inert="" aria-hidden="true" data-drawn-pages="/)
      const { drawnPages } = await visitor.call(previewTemplate, { id })
      // Its data leaves the markup out.
      expect(page.split(drawnPages.slice(0, 400))).toHaveLength(2)
      expect(page.split(JSON.stringify(drawnPages).slice(1, 400))).toHaveLength(1)
    }
  })

  test('is handed to who paid, to members and to its author', async () => {
    const one = priced[1] ?? expect.fail('nothing has a price')
    const { token, api } = await aBuyer(one.price)
    const member = await aPerson(server.deps, 'member')
    const path = `/api/templates/${one.id}`
    expect(await text(path, token)).toContain('"isOpen":false')
    await api.call(getDocument, { id: one.id, agreed: one.price })
    for (const who of [token, member.token]) {
      for (const asked of [path, `${path}?version=1`])
        expect(await text(asked, who), asked).toContain(`${PLANTED}-hidden`)
      // The page is the same for everybody; the browser asks for the rest.
      expect(await text(`/${one.kind}/${one.id}`, who)).not.toContain(`${PLANTED}-hidden`)
      const found = await server.as(who).call(getTemplate, { id: one.id })
      expect(found).toMatchObject({ isOpen: true, document: { kind: one.kind } })
    }
  })
})
