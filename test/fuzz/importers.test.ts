import { expect, test } from 'vitest'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume, sources } from '#packages/import/read-resume.ts'
import { faultOfImport, spoiltFile } from './importers.ts'
import { realFiles } from './real-files.ts'

const files = await realFiles()

test('has a valid file for every importer, which is recognised', async () => {
  const kinds = new Set<string>()
  for (const { kind, bytes } of files) {
    expect(await readResume({ name: 'whole', bytes }, { pdf: nodeEngine }), kind).toMatchObject({
      ok: true,
      source: kind,
    })
    kinds.add(kind)
  }
  expect(sources.map(({ kind }) => kind).filter((kind) => !kinds.has(kind))).toEqual([])
})

test('damaged files are imported or refused with a message (npm run fuzz goes on)', async () => {
  const found: string[] = []
  for (let at = 0; at < files.length * 6; at += 1) {
    const { kind, bytes } = spoiltFile(files, 1, at)
    const fault = await faultOfImport(bytes)
    if (fault) found.push(`${kind}, case ${at}: ${fault}`)
  }
  expect(found).toEqual([])
})
