import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import { drawCover } from './draw-cover.tsx'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import {
  COVERS_FOLDER,
  coverHash,
  drawingHash,
  engineHash,
  readCoverManifest,
} from '#packages/templates/covers.ts'
import { ownTemplates } from '#packages/templates/own.ts'

const manifest = readCoverManifest()
const templates = ownTemplates()

test('every built-in template has a cover of its current document (else: npm run covers)', () => {
  const stale = templates.filter(({ id, document }) => {
    const published = document()
    const loaded = loadDocument(published, kindFacts)
    const cover = manifest.covers[id]
    return (
      !loaded.ok ||
      cover?.document !== coverHash(JSON.stringify(published)) ||
      cover.drawing !== drawingHash(drawCover(loaded.document))
    )
  })
  const ids = stale.map(({ id }) => id)
  expect(ids, 'these covers are missing or out of date: run npm run covers').toEqual([])
  expect(Object.keys(manifest.covers).sort()).toEqual(templates.map(({ id }) => id).sort())
  expect(manifest.engine).toBe(engineHash(manifest.covers))
})

test('the manifest matches the pictures, and they are small', () => {
  const files = new Set(readdirSync(COVERS_FOLDER))
  let total = 0
  for (const [id, cover] of Object.entries(manifest.covers)) {
    const [small, large] = ['small', 'large'].map((size) => {
      files.delete(`${id}-${size}.webp`)
      return readFileSync(join(COVERS_FOLDER, `${id}-${size}.webp`))
    }) as [Buffer, Buffer]
    expect(coverHash(Buffer.concat([small, large])), id).toBe(cover.picture)
    expect(small.length, id).toBeLessThan(20_000)
    total += small.length + large.length
  }
  expect([...files]).toEqual(['manifest.json'])
  // They are part of every clone.
  expect(total).toBeLessThan(6.5 * 1024 * 1024)
  expect(total / templates.length).toBeLessThan(42_000)
})
