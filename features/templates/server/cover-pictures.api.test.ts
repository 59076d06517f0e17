import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import type { Client } from '#packages/api/client.ts'
import type { Document } from '#packages/document/schema.ts'
import { coverHash } from '#packages/templates/covers.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson, leaveForGood } from '#test/kit/people.ts'
import { bomb, noise, painted } from '#test/kit/pictures.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  approveTemplate,
  createTemplate,
  getSubmitted,
  getTemplate,
  listMyTemplates,
  listTemplates,
  rejectTemplate,
  removeTemplate,
  saveTemplate,
  submitTemplate,
  type TemplateMeta,
  withdrawTemplate,
} from '../contract.ts'
import {
  COVER_BYTES,
  getCoverDocument,
  listMissingCovers,
  uploadCover,
  uploadMyCover,
} from '../cover-upload-contract.ts'

let server: TestServer
let admin: Client
let now = Date.UTC(2026, 10, 18)
beforeAll(async () => {
  server = await startServer({ now: () => now })
  admin = server.as((await aPerson(server.deps, 'admin')).token)
})
afterAll(() => server.stop())

const document = (title: string): Document => {
  const { page, ...rest } = chanceDocument(3)
  return { ...rest, page: { ...page, size: 'A4' }, title }
}
const meta: TemplateMeta = {
  name: '黛蓝',
  style: 'plain',
  purpose: ['social'],
  industry: [],
  job: ['tech'],
  columns: 'one',
  color: 'indigo',
}
const png = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type })
const page = async (width = 794, height = 1123) => png(await painted(width, height))
const refused = (code: string) => ({ code })

const submitted = async () => {
  now += 1000
  const person = await aPerson(server.deps)
  const api = server.as(person.token)
  const { id } = await api.call(createTemplate, { document: document('一'), meta })
  await api.call(submitTemplate, { id, revision: 1 })
  const upload = async (file: Blob, revision = 1) =>
    (await api.call(uploadMyCover, { id, revision, file })).picture
  return { ...person, api, id, upload }
}
const seenOf = async (id: string) => (await admin.call(getSubmitted, { id })).picture
const published = async () => {
  const author = await submitted()
  const picture = await author.upload(await page())
  const seen = picture ? { cover: picture.large } : {}
  await admin.call(approveTemplate, { id: author.id, revision: 1, ...seen })
  return { ...author, picture }
}
const statusOf = async (path = '') => (await fetch(server.url + path)).status
const filesOf = (id: string): string[] => {
  try {
    return readdirSync(`${server.dataDir}/files/covers/${coverHash(id)}`).sort()
  } catch {
    return []
  }
}
const rowsOf = (id: string) =>
  server.deps.db.selectFrom('template_covers').selectAll().where('template_id', '=', id).execute()
const inGallery = async (id: string) => {
  const { templates } = await server.as().call(listTemplates, { sort: 'new', limit: 20 })
  return templates.find((row) => row.id === id)
}
const needsCover = async (api: Client, id: string) =>
  (await api.call(listMyTemplates, {})).templates.find((row) => row.id === id)?.needsCover
const isMissing = async (id: string) =>
  (await admin.call(listMissingCovers, {})).templates.some((row) => row.id === id)

describe('a cover from the author’s browser', () => {
  test('is encoded again in two widths, and shown to the reviewer', async () => {
    const { api, id, upload } = await submitted()
    expect(await seenOf(id)).toBeNull()
    expect(await needsCover(api, id)).toBe(true)
    const picture = await upload(await page(1588, 2246))
    expect(picture).toMatchObject({ width: 600, height: 849 })
    expect(await seenOf(id)).toEqual(picture)
    expect(await needsCover(api, id)).toBe(false)
    for (const [path, width] of [
      [picture?.small, 300],
      [picture?.large, 600],
    ] as const) {
      const answer = await fetch(server.url + path)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(facts).toMatchObject({ format: 'webp', width })
    }
    const wrong = picture?.small ?? ''
    for (const path of [
      wrong.replace('-300', '-301'),
      wrong.replace(id, `${id}x`),
      wrong.replace('-300', ''),
    ])
      expect(await statusOf(path), path).toBe(404)
  })

  test('of a slide has its own proportions', async () => {
    now += 1000
    const api = server.as((await aPerson(server.deps)).token)
    const slides = document('片')
    const { id } = await api.call(createTemplate, {
      document: { ...slides, kind: 'ppt', page: { ...slides.page, size: '16:9' } },
      meta: { name: '雪', category: 'pitch', style: 'plain', tags: ['一'], color: 'ink' } as never,
    })
    await server.deps.db.updateTable('templates').set({ status: 'review' }).where('id', '=', id).execute()
    await expect(api.call(uploadMyCover, { id, revision: 1, file: await page() })).rejects.toMatchObject(
      refused('not_a_cover'),
    )
    const { picture } = await api.call(uploadMyCover, { id, revision: 1, file: await page(1280, 720) })
    expect(picture).toMatchObject({ width: 720, height: 405 })
  })

  test('is refused if it is no picture of the first page', async () => {
    const { id, upload } = await submitted()
    const jpeg = await sharp(await painted(794, 1123))
      .jpeg()
      .toBuffer()
    const wrong: [Blob, string][] = [
      [png(jpeg, 'image/jpeg'), 'unsupported_type'],
      [png(jpeg), 'not_a_cover'],
      [png(Buffer.from('no picture')), 'not_a_cover'],
      [await page(1123, 794), 'not_a_cover'],
      [await page(794, 1056), 'not_a_cover'],
      [await page(397, 562), 'not_a_cover'],
      [png((await painted(794, 1123)).subarray(0, 600)), 'not_a_cover'],
      [png(bomb(20_000, 28_289)), 'cover_too_large'],
      [png(bomb(0, 0)), 'not_a_cover'],
      [png(Buffer.concat([await painted(794, 1123), Buffer.alloc(COVER_BYTES)])), 'cover_too_large'],
    ]
    for (const [at, [file, code]] of wrong.entries())
      await expect(upload(file), String(at)).rejects.toMatchObject(refused(code))
    expect(await seenOf(id)).toBeNull()
    expect(filesOf(id)).toEqual([])
  })

  test('is of the submitted revision of a template of one’s own', async () => {
    const { api, id, upload } = await submitted()
    const other = server.as((await aPerson(server.deps)).token)
    await expect(other.call(uploadMyCover, { id, revision: 1, file: await page() })).rejects.toMatchObject(
      refused('not_found'),
    )
    await expect(upload(await page(), 2)).rejects.toMatchObject(refused('not_in_review'))
    await api.call(withdrawTemplate, { id })
    await expect(upload(await page())).rejects.toMatchObject(refused('not_in_review'))
    await api.call(saveTemplate, { id, baseRevision: 1, document: document('二'), meta })
    await api.call(submitTemplate, { id, revision: 2 })
    await expect(upload(await page())).rejects.toMatchObject(refused('not_in_review'))
    expect(await upload(await page(), 2)).not.toBeNull()
  })

  test('replaces the one before it, whose files go', async () => {
    const { id, upload } = await submitted()
    const first = await upload(await page())
    const second = await upload(png(await noise(794, 1123)))
    expect(second).not.toEqual(first)
    expect(await seenOf(id)).toEqual(second)
    expect(await statusOf(first?.large)).toBe(404)
    expect(filesOf(id)).toHaveLength(2)
    expect(await upload(png(await noise(794, 1123)))).not.toEqual(second)
    const again = await upload(await page())
    expect(again).toEqual(first)
    expect(await upload(await page())).toEqual(first)
    expect(await statusOf(first?.large)).toBe(200)
  })

  test('goes with the template, and with the account', async () => {
    const removed = await submitted()
    const gone = await removed.upload(await page())
    await removed.api.call(removeTemplate, { id: removed.id })
    expect(filesOf(removed.id)).toEqual([])
    expect(await statusOf(gone?.large)).toBe(404)

    const author = await published()
    expect(filesOf(author.id)).toHaveLength(2)
    const names: string[] = []
    for await (const { name } of server.deps.personal.give(author.userId)) names.push(name)
    expect(names.some((name) => name.includes(`${author.id}/cover-`))).toBe(true)
    await leaveForGood(server.deps, author.userId)
    expect(filesOf(author.id)).toEqual([])
    expect(await rowsOf(author.id)).toEqual([])
    expect(await statusOf(author.picture?.large)).toBe(404)
  })
})

describe('what is published', () => {
  test('has the picture that the reviewer saw, in the gallery and on its page', async () => {
    const { id, picture } = await published()
    expect(await inGallery(id)).toMatchObject({ picture, cover: '' })
    expect(await server.as().call(getTemplate, { id })).toMatchObject({ picture })
    const html = await (await fetch(`${server.url}/resume/${id}`)).text()
    expect(html).toMatch(new RegExp(`<meta[^>]*og:image[^>]*${picture?.large}`))
    expect(await isMissing(id)).toBe(false)
  })

  test('has none where the author sent another one since, or the reviewer did not want it', async () => {
    const { id, upload } = await submitted()
    const seen = await upload(await page())
    const other = await upload(png(await noise(794, 1123)))
    await admin.call(approveTemplate, { id, revision: 1, cover: seen?.large ?? '' })
    const drawing = { picture: null, cover: expect.stringContaining('data-page="1"') }
    expect(await inGallery(id)).toMatchObject(drawing)
    expect(await statusOf(other?.large)).toBe(404)
    expect(filesOf(id)).toEqual([])

    const unwanted = await submitted()
    await unwanted.upload(await page())
    await admin.call(approveTemplate, { id: unwanted.id, revision: 1 })
    expect(await inGallery(unwanted.id)).toMatchObject(drawing)
  })

  test('keeps its picture while the next version is reviewed, and then has that one’s', async () => {
    const { api, id, picture, upload } = await published()
    // The same document, with other details: its public picture is not the author’s to change.
    await api.call(saveTemplate, {
      id,
      baseRevision: 1,
      document: document('一'),
      meta: { ...meta, name: '新' },
    })
    await api.call(submitTemplate, { id, revision: 2 })
    expect(await needsCover(api, id)).toBe(false)
    expect(await upload(png(await noise(794, 1123)), 2)).toEqual(picture)
    await admin.call(rejectTemplate, { id, revision: 2, reason: '再想想' })
    await api.call(saveTemplate, { id, baseRevision: 2, document: document('二'), meta })
    await api.call(submitTemplate, { id, revision: 3 })
    const next = await upload(png(await noise(794, 1123)), 3)
    expect(await inGallery(id)).toMatchObject({ version: 1, picture })
    expect(filesOf(id)).toHaveLength(4)
    await admin.call(approveTemplate, { id, revision: 3, cover: next?.large ?? '' })
    expect(await inGallery(id)).toMatchObject({ version: 2, picture: next })
    expect(filesOf(id)).toHaveLength(2)
    expect(await statusOf(picture?.large)).toBe(404)
  })

  test('is drawn live where the picture is of another engine, until an admin draws it again', async () => {
    const { id, picture } = await published()
    await server.deps.db
      .updateTable('template_covers')
      .set({ engine: 'former' })
      .where('template_id', '=', id)
      .execute()
    expect(await inGallery(id)).toMatchObject({ picture: null, cover: expect.stringContaining('data-page') })
    const missing = await admin.call(listMissingCovers, {})
    expect(missing.templates).toContainEqual({ id, version: 1, kind: 'resume', name: '黛蓝' })
    expect(missing.total).toBe(missing.templates.length)
    expect(await admin.call(getCoverDocument, { id, version: 1 })).toMatchObject({
      document: { title: '一' },
    })

    const file = png(await noise(794, 1123))
    await expect(admin.call(uploadCover, { id, version: 2, file })).rejects.toMatchObject(
      refused('not_found'),
    )
    await expect(
      admin.call(uploadCover, { id, version: 1, file: await page(500, 500) }),
    ).rejects.toMatchObject(refused('not_a_cover'))
    // Later than the approval, so that its entry is the newest.
    now += 1000
    const drawn = await admin.call(uploadCover, { id, version: 1, file })
    expect(drawn.picture).not.toEqual(picture)
    expect(await inGallery(id)).toMatchObject(drawn)
    expect(await isMissing(id)).toBe(false)
    expect(filesOf(id)).toHaveLength(2)
    expect((await admin.call(listAudit, { limit: 1 })).entries[0]).toMatchObject({
      action: 'template.cover',
      detail: { id, version: 1, name: '黛蓝' },
    })
  })
})
