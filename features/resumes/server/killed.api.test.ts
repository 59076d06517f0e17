import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument, randomOf } from '#test/kit/documents.ts'
import { type KilledServer, killedServer } from '#test/kit/killed-server.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'
import { expectWhole, storedResumes } from '#test/kit/stored-resumes.ts'
import {
  createResume,
  destroyResume,
  duplicateResume,
  getResume,
  keepVersion,
  listVersions,
  removeResume,
  restoreVersion,
  saveResume,
} from '../contract.ts'

const random = randomOf(Date.now())
const some = chanceDocument(7)
const document = (title: string): Document => ({ ...some, title })

let server: KilledServer
beforeAll(async () => {
  server = await killedServer()
})
afterAll(() => server?.stop())

const someone = async () => (await aPerson({ db: server.db, now: Date.now } as never, 'admin')).token

/** One editor: it saves what it has on top of what it knows, and asks after every cut how far it got. */
const editor = async (token: string, name: string) => {
  const id = newId(Date.now())
  /** The title at each revision, as far as this editor knows. */
  const known = new Map<number, string>([[1, `${name} 0`]])
  /** Revisions whose former state had to be kept. */
  const merged: number[] = []
  const acknowledged: number[] = [1]
  await server.surely(token, (api) => api.call(createResume, { id, document: document(`${name} 0`) }))
  let revision = 1
  let count = 0

  const save = async () => {
    count += 1
    const title = `${name} ${count}`
    const isMerge = random() < 0.1
    const base = revision
    const given = {
      id,
      baseRevision: base,
      document: document(title),
      ...(isMerge ? { merged: true as const } : {}),
    }
    // The same save again is answered as saved, also when it is the first one that was: no save may come twice.
    const answer = await server.surely(token, (api) => api.call(saveResume, given))
    expect(answer.revision).toBe(base + 1)
    revision = answer.revision
    known.set(revision, title)
    acknowledged.push(revision)
    if (isMerge) merged.push(base)
  }
  return { id, known, merged, acknowledged, save }
}

/** The long run is the promise in full; the short one still kills the server under the same writers. */
const [SAVES, KILLS] = isLong ? [1000, 5] : [200, 1]

test(`${SAVES} autosaves and ${KILLS} SIGKILLs: every acknowledged revision is there`, async () => {
  const people = await Promise.all([someone(), someone(), someone()])
  const editors = await Promise.all(
    people.flatMap((token, at) => [editor(token, `甲${at}`), editor(token, `乙${at}`)]),
  )
  let saves = 0
  let kills = 0
  let next = 130 + Math.floor(random() * 50)
  let killing: Promise<void> | undefined
  await Promise.all(
    editors.map(async ({ save }) => {
      while (saves < SAVES) {
        await save()
        saves += 1
        if (saves < next || killing !== undefined) continue
        kills += 1
        next = saves + 130 + Math.floor(random() * 50)
        killing = server.kill().finally(() => {
          killing = undefined
        })
      }
    }),
  )
  await killing
  expect(saves).toBeGreaterThanOrEqual(SAVES)
  expect(kills).toBeGreaterThanOrEqual(KILLS)
  const all = await storedResumes(server.db)
  expectWhole(all)
  for (const { id, known, merged, acknowledged } of editors) {
    expect(acknowledged).toEqual([...acknowledged].sort((a, b) => a - b))
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    const row = all.resumes.find((one) => one.id === id)
    expect(row?.revision).toBe(acknowledged.at(-1))
    expect(row?.document).toBe(JSON.stringify(document(known.get(row?.revision ?? 0) ?? '')))
    const versions = all.versions.filter(({ resume_id }) => resume_id === id)
    for (const version of versions)
      expect(version.document).toBe(JSON.stringify(document(known.get(version.revision) ?? '')))
    const stored = new Set(versions.map((version) => version.revision))
    expect(merged.filter((revision) => !stored.has(revision))).toEqual([])
  }
}, 60_000)

// In the short run test/faults/killed stands for it.
describe.runIf(isLong)('killed while things are made and go', () => {
  test('each is there whole or not at all, as it was answered', async () => {
    const tokens = await Promise.all([someone(), someone(), someone(), someone()])
    const gone = new Set<string>()
    const there = new Map<string, string>()
    let steps = 0

    const live = async (token: string, name: string) => {
      for (let round = 0; round < 7; round += 1) {
        const [id, copyId] = [newId(Date.now()), newId(Date.now())]
        const title = `${name} ${round}`
        await server.surely(token, (api) => api.call(createResume, { id, document: document(title) }))
        there.set(id, title)
        await server.surely(token, (api) => api.call(duplicateResume, { id, copyId }))
        there.set(copyId, `${title}（副本）`)
        await server.surely(token, (api) => api.call(keepVersion, { id, name: '起初' }))
        const { versions } = await server.surely(token, (api) => api.call(listVersions, { id }))
        const { revision } = await server.surely(token, (api) => api.call(getResume, { id }))
        await server.surely(token, (api) =>
          api.call(saveResume, { id, baseRevision: revision, document: document(`${title} 改`) }),
        )
        const version = versions.at(-1)?.id ?? ''
        const back = await server.surely(token, (api) => api.call(restoreVersion, { id, version }))
        expect((back.document as Document).title).toBe(title)
        await server.surely(token, (api) => api.call(removeResume, { id: copyId }))
        // Answered “not there” when the destruction before the cut had been done.
        await server
          .surely(token, (api) => api.call(destroyResume, { id: copyId }))
          .catch((body: { code: string }) => expect(body.code).toBe('not_found'))
        there.delete(copyId)
        gone.add(copyId)
        steps += 1
      }
    }
    const lives = Promise.all(tokens.map((token, at) => live(token, `人${at}`)))
    for (let kill = 0; kill < 3; kill += 1) {
      const before = steps
      await expect
        .poll(() => steps >= before + 2 + Math.floor(random() * 6) || steps >= 25, { interval: 3 })
        .toBe(true)
      await server.kill()
    }
    await lives
    const all = await storedResumes(server.db)
    expectWhole(all)
    const titles = new Map(all.resumes.map((row) => [row.id, row.title]))
    for (const [id, title] of there) expect(titles.get(id)).toBe(title)
    for (const id of gone) expect(titles.has(id)).toBe(false)
    for (const id of there.keys()) {
      const stored = all.versions.filter((version) => version.resume_id === id)
      const names = stored.map((version) => (JSON.parse(version.document) as Document).title)
      // The first state by its name, and the state before the restore.
      expect(names).toContain(titles.get(id))
      expect(names).toContain(`${titles.get(id)} 改`)
    }
  }, 60_000)
})
