import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatIds, formatIdsFor } from '#packages/export/formats.ts'
import { failing } from '#test/kit/accounts.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { countExport, exportKinds } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const stored = async () => {
  const { rows } = await sql<Record<string, unknown>>`select * from export_counts`.execute(server.deps.db)
  return rows
}
const sumOf = (rows: Record<string, unknown>[]) => rows.reduce((sum, row) => sum + Number(row.count), 0)

test('every format that a kind is offered as is counted, in a row that says nothing of anybody', async () => {
  for (const kind of exportKinds)
    expect(await server.as().call(countExport, { kind, formats: [...formatIdsFor(kind)] })).toEqual({})
  const rows = await stored()
  expect(sumOf(rows)).toBe(exportKinds.reduce((sum, kind) => sum + formatIdsFor(kind).length, 0))
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(['count', 'day', 'format', 'kind'])
})

test('of many at once each counts', async () => {
  const before = sumOf(await stored())
  await Promise.all(
    Array.from({ length: 12 }, () =>
      server.as().call(countExport, { kind: 'resume', formats: ['json', 'pdf', 'docx'] }),
    ),
  )
  expect(sumOf(await stored())).toBe(before + 36)
})

test('what no browser of ours would say is not counted', async () => {
  const before = sumOf(await stored())
  const bad = [
    { kind: 'resume', formats: [] },
    { kind: 'resume', formats: ['exe'] },
    { kind: 'resume', formats: ['pdf', 'pdf'] },
    { kind: 'letter', formats: ['pdf'] },
    { kind: 'word', formats: ['pptx'] },
    { kind: 'resume', formats: [...formatIds, 'pdf'] },
    { kind: 'resume', formats: ['pdf'], title: 'mine' },
  ]
  for (const input of bad)
    expect(await failing(server.as().call(countExport, input as never)), JSON.stringify(input)).toBe(
      'bad_input',
    )
  expect(sumOf(await stored())).toBe(before)
})

test('who counts too much is held back', async () => {
  const tries = await Promise.all(
    Array.from({ length: 40 }, () =>
      failing(server.as().call(countExport, { kind: 'resume', formats: ['pdf'] })),
    ),
  )
  expect(new Set(tries)).toEqual(new Set(['nothing', 'too_many_requests']))
})
