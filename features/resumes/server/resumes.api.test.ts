import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallFailure } from '#packages/api/client.ts'
import { errorData } from '#packages/api/error-data.ts'
import { newId } from '#packages/api/new-id.ts'
import { type Document, SCHEMA } from '#packages/document/schema.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  createResume,
  duplicateResume,
  getResume,
  listResumes,
  removeResume,
  renameResume,
  restoreResume,
  saveResume,
} from '../contract.ts'
import { emptyOldBins } from './shelf.ts'

const DAY = 24 * 3600_000

let server: TestServer
let now = Date.UTC(2026, 10, 18)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.stop())

const document = (title: string, seed = 1): Document => ({ ...chanceDocument(seed), title })

const someone = async (role?: 'user' | 'member' | 'admin') =>
  server.as((await aPerson(server.deps, role)).token)

const aResume = async (role?: 'user' | 'member' | 'admin') => {
  const api = await someone(role)
  return { api, ...(await api.call(createResume, { document: document('林知夏') })) }
}

const codesOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((answer) => answer.status === 'rejected' && answer.reason.code)

describe('a resume', () => {
  test('comes back exactly as it was given', async () => {
    const { api, id, revision } = await aResume()
    expect(revision).toBe(1)
    const given = { ...document('改过', 2), language: 'en' as const }
    now += 1000
    expect(await api.call(saveResume, { id, baseRevision: 1, document: given })).toEqual({
      revision: 2,
      savedAt: now,
    })
    const read = await api.call(getResume, { id })
    expect(read).toMatchObject({ id, revision: 2, title: '改过', kind: 'resume', updatedAt: now })
    expect(JSON.stringify(read.document)).toBe(JSON.stringify(given))
    expect(read.size).toBe(Buffer.byteLength(JSON.stringify(given)))
  })

  test('made offline keeps its id, and making it again changes nothing', async () => {
    const api = await someone()
    const made = { id: newId(now), document: document('离线') }
    const first = await api.call(createResume, made)
    expect(first.id).toBe(made.id)
    expect(await Promise.all([1, 2, 3].map(() => api.call(createResume, made)))).toEqual([
      first,
      first,
      first,
    ])
    expect((await api.call(listResumes, {})).resumes).toHaveLength(1)
  })

  test('made again with later edits does not pass them for saved', async () => {
    const api = await someone()
    const id = newId(now)
    await api.call(createResume, { id, document: document('离线') })
    const failure = await api
      .attempt(createResume, { id, document: document('离线，又改了') })
      .catch((error: CallFailure) => error)
    const { body } = failure as CallFailure
    expect(errorData(createResume, 'stale_revision', body)).toMatchObject({
      revision: 1,
      document: { title: '离线' },
    })
  })

  test('cannot take an id that is somebody else’s', async () => {
    const { id } = await aResume()
    const other = await someone()
    await expect(other.call(createResume, { id, document: document('x') })).rejects.toMatchObject({
      code: 'id_taken',
    })
    const mine = await other.call(createResume, { document: document('x') })
    await expect(other.call(duplicateResume, { id: mine.id, copyId: id })).rejects.toMatchObject({
      code: 'id_taken',
    })
  })

  test('a rename stands in the document too, in a revision of its own', async () => {
    const { api, id } = await aResume()
    expect(await api.call(renameResume, { id, title: '  产品经理  ' })).toMatchObject({ revision: 2 })
    const read = await api.call(getResume, { id })
    expect(read).toMatchObject({ title: '产品经理', revision: 2 })
    expect(read.document).toEqual({ ...document('林知夏'), title: '产品经理' })
    await expect(
      api.call(saveResume, { id, baseRevision: 1, document: document('x') }),
    ).rejects.toMatchObject({ code: 'stale_revision' })
    for (const title of ['', '   ', 'x'.repeat(121), 'a\0b'])
      await expect(api.call(renameResume, { id, title })).rejects.toMatchObject({ code: 'bad_input' })
  })

  test('a copy has a name of its own and goes its own way', async () => {
    const { api, id } = await aResume()
    const copyId = newId(now)
    const copy = await api.call(duplicateResume, { id, copyId })
    expect(await api.call(duplicateResume, { id, copyId })).toEqual(copy)
    await api.call(saveResume, { id: copy.id, baseRevision: 1, document: document('变了') })
    expect((await api.call(getResume, { id })).title).toBe('林知夏')
    const long = await api.call(createResume, { document: document('长'.repeat(120)) })
    const { title } = await api.call(getResume, {
      id: (await api.call(duplicateResume, { id: long.id })).id,
    })
    expect(title).toHaveLength(120)
    expect(title.endsWith('（副本）')).toBe(true)
  })
})

describe('a stale save', () => {
  test('answers 409 with what stands there, and changes nothing', async () => {
    const { api, id } = await aResume()
    await api.call(saveResume, { id, baseRevision: 1, document: document('甲') })
    for (const baseRevision of [1, 3, 9]) {
      const failure = (await api
        .attempt(saveResume, { id, baseRevision, document: document('乙') })
        .catch((error: unknown) => error)) as CallFailure
      expect(failure.status).toBe(409)
      expect(failure.body).toMatchObject({ code: 'stale_revision', message: '这份文档在别处有了新的修改' })
      const current = errorData(saveResume, 'stale_revision', failure.body)
      expect(current).toMatchObject({ revision: 2, document: document('甲') })
    }
    expect((await api.call(getResume, { id })).title).toBe('甲')
  })

  test('sent again because its answer was lost is answered as saved', async () => {
    const { api, id } = await aResume()
    const save = { id, baseRevision: 1, document: document('甲') }
    const first = await api.call(saveResume, save)
    now += 5000
    expect(await api.call(saveResume, save)).toEqual(first)
    expect((await api.call(getResume, { id })).revision).toBe(2)
  })
})

describe('many at once', () => {
  test('of saves on one revision exactly one is taken', async () => {
    const { api, id } = await aResume()
    for (let base = 1; base <= 5; base += 1) {
      // The third round comes after a pause, when a version is kept as well.
      if (base === 3) now += 10 * 60_000
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, writer) =>
          api
            .call(saveResume, { id, baseRevision: base, document: document(`${base} ${writer}`) })
            .then(() => writer)
            .catch((body: { code: string }) => body.code),
        ),
      )
      const winners = answers.filter((answer) => typeof answer === 'number')
      expect(winners).toHaveLength(1)
      expect(answers.filter((answer) => answer === 'stale_revision')).toHaveLength(11)
      expect(await api.call(getResume, { id })).toMatchObject({
        revision: base + 1,
        title: `${base} ${winners[0]}`,
      })
    }
  })

  test('no update is lost: eight editors each add their own mark, and all marks are there', async () => {
    const { api, id } = await aResume()
    const blank = { ...document(''), sections: [] }
    await api.call(saveResume, { id, baseRevision: 1, document: blank })
    await Promise.all(
      Array.from({ length: 8 }, async (_, editor) => {
        let current = await api.call(getResume, { id })
        for (let mark = 0; mark < 5; ) {
          const before = current.document as Document
          const next = { ...before, title: `${before.title}${editor}` }
          try {
            await api.attempt(saveResume, { id, baseRevision: current.revision, document: next })
            mark += 1
            current = await api.call(getResume, { id })
          } catch (error) {
            const theirs = errorData(saveResume, 'stale_revision', (error as CallFailure).body)
            if (!theirs) throw error
            current = { ...current, ...theirs }
          }
        }
      }),
    )
    const { title, revision } = await api.call(getResume, { id })
    expect(revision).toBe(2 + 40)
    for (let editor = 0; editor < 8; editor += 1)
      expect(title.split(String(editor)), `editor ${editor} of ${title}`).toHaveLength(6)
  })

  test('renames, saves and a way to the bin at once leave one consistent row', async () => {
    const { api, id } = await aResume()
    await Promise.all([
      ...Array.from({ length: 6 }, (_, at) => api.call(renameResume, { id, title: `名 ${at}` })),
      ...Array.from({ length: 6 }, (_, at) =>
        api.call(saveResume, { id, baseRevision: at + 1, document: document(`存 ${at}`) }).catch(() => 0),
      ),
    ])
    const row = await api.call(getResume, { id })
    expect((row.document as Document).title).toBe(row.title)
  })

  test('the limit of the plan holds', async () => {
    const api = await someone()
    const made = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        api
          .call(createResume, { document: document(String(at)) })
          .then(() => 'made')
          .catch((body: { code: string }) => body.code),
      ),
    )
    expect(made.filter((answer) => answer === 'made')).toHaveLength(5)
    expect(made.filter((answer) => answer === 'too_many_resumes')).toHaveLength(4)
    const [{ id } = { id: '' }] = (await api.call(listResumes, {})).resumes
    await expect(api.call(duplicateResume, { id })).rejects.toMatchObject({ code: 'too_many_resumes' })
    await api.call(createResume, { document: { ...document('Word'), kind: 'word' } })
  })

  test('a member has room for twenty', async () => {
    const { api, id } = await aResume('member')
    for (let copies = 1; copies < 20; copies += 1) await api.call(duplicateResume, { id })
    await expect(api.call(duplicateResume, { id })).rejects.toMatchObject({ code: 'too_many_resumes' })
  })
})

describe('the bin', () => {
  test('keeps what was deleted, refuses changes to it, and gives it back', async () => {
    const { api, id } = await aResume()
    const deleted = await api.call(removeResume, { id })
    now += 1000
    expect(await api.call(removeResume, { id })).toEqual(deleted)
    expect((await api.call(listResumes, {})).resumes).toEqual([])
    expect((await api.call(listResumes, { from: 'bin' })).resumes).toMatchObject([{ id, ...deleted }])
    expect(await api.call(getResume, { id })).toMatchObject({ ...deleted, title: '林知夏' })
    expect(
      await codesOf([
        api.call(saveResume, { id, baseRevision: 1, document: document('x') }),
        api.call(renameResume, { id, title: 'x' }),
        api.call(duplicateResume, { id }),
        api.call(createResume, { id, document: document('林知夏') }),
      ]),
    ).toEqual(Array(4).fill('in_bin'))
    expect(await api.call(restoreResume, { id })).toEqual({ revision: 1 })
    expect(await api.call(restoreResume, { id })).toEqual({ revision: 1 })
    await api.call(saveResume, { id, baseRevision: 1, document: document('回来了') })
  })

  test('gives nothing back beyond the limit', async () => {
    const { api, id } = await aResume()
    await api.call(removeResume, { id })
    for (let at = 0; at < 5; at += 1) await api.call(createResume, { document: document(String(at)) })
    await expect(api.call(restoreResume, { id })).rejects.toMatchObject({ code: 'too_many_resumes' })
  })

  test('is emptied after thirty days, and not a day before', async () => {
    const { api, id } = await aResume()
    const stored = await api.call(createResume, { document: document('留') })
    await api.call(removeResume, { id })
    const db = server.deps.db
    await emptyOldBins(db, now + 29 * DAY)
    await api.call(getResume, { id })
    await emptyOldBins(db, now + 31 * DAY)
    await expect(api.call(getResume, { id })).rejects.toMatchObject({ code: 'not_found' })
    await api.call(getResume, { id: stored.id })
  })
})

describe('the list', () => {
  test('is last changed first, page by page, each once, and only mine', async () => {
    const api = await someone('admin')
    const ids: string[] = []
    for (let at = 0; at < 7; at += 1) {
      // Two at one moment: the id decides.
      if (at % 2 === 0) now += 1000
      ids.push((await api.call(createResume, { document: document(`第 ${at} 份`) })).id)
    }
    now += 1000
    await api.call(saveResume, { id: ids[2] ?? '', baseRevision: 1, document: document('刚改') })
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await api.call(listResumes, { limit: 3, ...(before ? { before } : {}) })
      expect(page.resumes.length).toBeLessThanOrEqual(3)
      seen.push(...page.resumes.map(({ id }) => id))
      before = page.next ?? undefined
    } while (before)
    expect([...seen].sort()).toEqual([...ids].sort())
    expect(seen[0]).toBe(ids[2])
    expect((await api.call(listResumes, { kind: 'ppt' })).resumes).toEqual([])
    expect((await api.call(listResumes, { sort: 'created', limit: 1 })).resumes[0]?.id).toBe(
      [...ids].sort().at(-1),
    )
    for (const wrong of ['x', '1', "1_a' or 1=1", '99999999999999999_aaaaaaaaaaaaaaaa'])
      await expect(api.call(listResumes, { before: wrong })).rejects.toMatchObject({ code: 'bad_input' })
  })
})

describe('a document', () => {
  const refused: [string, unknown, string][] = [
    ['nothing', null, 'schema'],
    ['a list', [], 'schema'],
    ['a text', '{"schema":1}', 'schema'],
    ['of a newer version', { ...document('x'), schema: SCHEMA + 1 }, 'schema'],
    ['with an unknown field', { ...document('x'), extra: 1 }, ''],
    [
      'with an unknown kind',
      { ...document('x'), sections: [{ ...document('x').sections[0], kind: 'toString' }] },
      'sections.0',
    ],
    [
      'with one id twice',
      { ...document('x'), sections: [document('x').sections[0], document('x').sections[0]] },
      'sections.1',
    ],
  ]
  test.each(refused)('%s is refused, in words, and nothing is stored', async (_, given, path) => {
    const { api, id } = await aResume()
    const failure = (await api
      .attempt(saveResume, { id, baseRevision: 1, document: given })
      .catch((error: unknown) => error)) as CallFailure
    expect(failure.status).toBe(422)
    expect(failure.body?.code).toBe('invalid_document')
    expect(failure.body?.issues?.[0]).toMatchObject({
      path,
      message: expect.stringMatching(/\p{Script=Han}/u),
    })
    await expect(api.call(createResume, { document: given })).rejects.toMatchObject({
      code: 'invalid_document',
    })
    expect(await api.call(getResume, { id })).toMatchObject({ revision: 1, title: '林知夏' })
    expect((await api.call(listResumes, {})).resumes).toHaveLength(1)
  })

  test('stays of its kind', async () => {
    const { api, id } = await aResume()
    await expect(
      api.call(saveResume, { id, baseRevision: 1, document: { ...document('x'), kind: 'ppt' } }),
    ).rejects.toMatchObject({ code: 'invalid_document', issues: [{ path: 'kind' }] })
  })

  test('of more than 2 MB has words of its own', async () => {
    const { api, id } = await aResume()
    const [section] = document('x').sections
    const huge = { ...document('x'), sections: [{ ...section, title: 'x'.repeat(3 * 1024 * 1024) }] }
    await expect(api.call(saveResume, { id, baseRevision: 1, document: huge })).rejects.toMatchObject({
      code: 'document_too_large',
      message: expect.stringContaining('2 MB'),
    })
  })

  test('with strange characters in its title is kept, on either database', async () => {
    const { api, id } = await aResume()
    const title = '林\0知\ud800夏 𠮷'
    await api.call(saveResume, { id, baseRevision: 1, document: document(title) })
    expect(((await api.call(getResume, { id })).document as Document).title).toBe(title)
    await api.call(duplicateResume, { id })
  })
})

test('another account’s resume is not there, whatever is asked of it', async () => {
  const { api, id } = await aResume()
  const otherUser = await someone('admin')
  expect(
    await codesOf([
      otherUser.call(getResume, { id }),
      otherUser.call(saveResume, { id, baseRevision: 1, document: document('x') }),
      otherUser.call(renameResume, { id, title: 'x' }),
      otherUser.call(removeResume, { id }),
      otherUser.call(restoreResume, { id }),
      otherUser.call(duplicateResume, { id }),
    ]),
  ).toEqual(Array(6).fill('not_found'))
  expect((await otherUser.call(listResumes, {})).resumes).toEqual([])
  expect(await api.call(getResume, { id })).toMatchObject({ revision: 1, deletedAt: null })
})
