import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createResume, destroyResume, removeResume } from '#features/resumes/contract.ts'
import { sectionHashes } from '#packages/ai/translations/section-hashes.ts'
import { staleSections } from '#packages/ai/translations/stale-sections.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { refusal } from '#test/kit/comments.ts'
import { aPerson, leaveForGood } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  findTranslations,
  freshenTranslation,
  linkTranslation,
  unlinkTranslation,
} from '../../translations-contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const source = sampleDocument(personOf('nurse', 'zh'))
const copy = sampleDocument(personOf('nurse', 'en'))
const sections = sectionHashes(source)
const nowhere = 'nowhere-to-be-found-1'

/** A user with a resume and its English copy, not yet linked. */
const someone = async () => {
  const { userId, token } = await aPerson(server.deps)
  const api = server.as(token)
  const make = async (document: object) => (await api.call(createResume, { document })).id
  const [sourceId, copyId] = [await make(source), await make(copy)]
  const link = (id = copyId, from = sourceId) =>
    api.call(linkTranslation, { id, source: from, from: 'zh', to: 'en', sections })
  const find = (resume: string) => api.call(findTranslations, { resume })
  return { userId, token, api, make, sourceId, copyId, link, find }
}

const countOf = async (userId: string) => {
  const rows = await server.deps.db
    .selectFrom('translations')
    .select('copy_id')
    .where('owner', '=', userId)
    .execute()
  return rows.length
}

describe('a translation', () => {
  test('is found from both of its resumes, told anew when it is made again, and can be let go', async () => {
    const { api, sourceId, copyId, link, find } = await someone()
    expect(await find(sourceId)).toEqual({ of: null, copies: [] })
    const made = await link()
    expect(made).toMatchObject({
      copy: { id: copyId, title: copy.title, isInBin: false },
      source: { id: sourceId, title: source.title, isInBin: false },
      from: 'zh',
      to: 'en',
      sections,
    })
    expect(await find(copyId)).toEqual({ of: made, copies: [] })
    expect(await find(sourceId)).toEqual({ of: null, copies: [made] })
    expect(staleSections(source, made)).toEqual([])
    await link()
    expect((await find(sourceId)).copies).toHaveLength(1)
    await api.call(unlinkTranslation, { id: copyId })
    for (const id of [copyId, sourceId]) expect(await find(id)).toEqual({ of: null, copies: [] })
  })

  test('is of another resume, never both ways, and is freshened section by section', async () => {
    const { api, copyId, sourceId, link } = await someone()
    expect(await refusal(link(sourceId, sourceId))).toBe('translates_itself')
    await link()
    expect(await refusal(link(sourceId, copyId))).toBe('translates_back')
    // By two tabs at once.
    const [one = '', other = '', third = ''] = Object.keys(sections)
    const fresh = '0123456789abcdef'
    await Promise.all([
      api.call(freshenTranslation, { id: copyId, sections: { [one]: fresh } }),
      api.call(freshenTranslation, { id: copyId, sections: { [other]: fresh } }),
    ])
    const now = await api.call(freshenTranslation, { id: copyId, sections: {}, gone: [third] })
    const { [third]: _, ...rest } = sections
    expect(now.sections).toEqual({ ...rest, [one]: fresh, [other]: fresh })
  })

  test('is nothing for others, nor of what is not there', async () => {
    const mine = await someone()
    await mine.link()
    const { api, sourceId, copyId } = await someone()
    const data = { from: 'zh', to: 'en', sections } as const
    const calls = [
      api.call(linkTranslation, { id: mine.copyId, source: sourceId, ...data }),
      api.call(linkTranslation, { id: copyId, source: mine.sourceId, ...data }),
      api.call(linkTranslation, { id: nowhere, source: sourceId, ...data }),
      api.call(linkTranslation, { id: copyId, source: nowhere, ...data }),
      api.call(findTranslations, { resume: mine.sourceId }),
      api.call(freshenTranslation, { id: mine.copyId, sections }),
      api.call(unlinkTranslation, { id: mine.copyId }),
      // A resume of mine that is no translation.
      api.call(freshenTranslation, { id: copyId, sections }),
      api.call(unlinkTranslation, { id: copyId }),
    ]
    expect(new Set(await Promise.all(calls.map(refusal)))).toEqual(new Set(['not_found']))
    expect((await mine.find(mine.sourceId)).copies).toHaveLength(1)
  })

  test('stays while one side is in the bin, and is deleted with it', async () => {
    const { api, make, find, link: linkOf } = await someone()
    for (const side of ['source', 'copy'] as const) {
      const ids = { source: await make(source), copy: await make(copy) }
      await linkOf(ids.copy, ids.source)
      const { [side]: id, [side === 'source' ? 'copy' : 'source']: stored = '' } = ids
      await api.call(removeResume, { id })
      const { of, copies } = await find(stored)
      const [link] = [of, ...copies].filter((one) => one !== null)
      expect(link?.[side].isInBin).toBe(true)
      await api.call(destroyResume, { id })
      expect(await find(stored)).toEqual({ of: null, copies: [] })
    }
  })

  test('is among what a person takes along, and goes with the account', async () => {
    const { userId, copyId, sourceId, link } = await someone()
    await link()
    const files: Record<string, unknown> = {}
    for await (const { name, bytes } of server.deps.personal.give(userId))
      files[name] = name.endsWith('translations.json') ? JSON.parse(new TextDecoder().decode(bytes)) : ''
    const [data] = Object.entries(files).filter(([name]) => name.endsWith('translations.json'))
    expect(data?.[1]).toMatchObject([{ copy: copyId, source: sourceId, from: 'zh', to: 'en' }])
    await leaveForGood(server.deps, userId)
    expect(await countOf(userId)).toBe(0)
  })
})
