import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSqlite } from '#packages/server-kit/is-sqlite.ts'
import { startServer, type TestServer } from './kit/server.ts'

const folder = join(import.meta.dirname, '../packages/db-schema')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

interface Column {
  type: string
  isNullable: boolean
}
type Tables = Record<string, Record<string, Column>>

/** Parses `name: { column: type }` from the interfaces of `packages/db-schema`, which do not exist at run time. */
const declaredTables = (): Tables => {
  const tables: Tables = {}
  for (const file of globSync('*.ts', { cwd: folder })) {
    const source = readFileSync(join(folder, file), 'utf8')
    new Visitor({
      TSInterfaceDeclaration: ({ body }) => {
        for (const table of body.body) {
          if (table.type !== 'TSPropertySignature' || table.key.type !== 'Identifier') continue
          const columns = table.typeAnnotation?.typeAnnotation
          if (columns?.type !== 'TSTypeLiteral') continue
          expect(tables, `${table.key.name} is declared twice`).not.toHaveProperty(table.key.name)
          tables[table.key.name] = Object.fromEntries(
            columns.members.flatMap((member) => {
              if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return []
              const { start = 0, end = 0 } = member.typeAnnotation?.typeAnnotation ?? {}
              const [type = '', nothing] = source.slice(start, end).split(' | ')
              return [[member.key.name, { type, isNullable: nothing === 'null' }]]
            }),
          )
        }
      },
    }).visit(parseSync(file, source).program)
  }
  return tables
}

const TYPES: Record<string, string> = {
  text: 'string',
  varchar: 'string',
  'varchar(255)': 'string',
  integer: 'number',
  int4: 'number',
  bigint: 'number',
  int8: 'number',
  real: 'number',
  'double precision': 'number',
  float4: 'number',
  float8: 'number',
}

/** The search index has columns and tables that differ between the databases. */
const isOfSearchIndex = (table: string, column = '') =>
  table.startsWith('resume_words') ||
  (table === 'resume_search' && (column === 'number' || column === 'words'))

test('the declared tables and columns are those of the migrated database', async () => {
  const { db } = server.deps
  const declared = declaredTables()
  const real: Tables = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    if (isOfSearchIndex(name)) continue
    real[name] = Object.fromEntries(
      columns
        .filter((column) => !isOfSearchIndex(name, column.name))
        .map((column) => [
          column.name,
          {
            type: TYPES[column.dataType.toLowerCase()] ?? column.dataType,
            // SQLite reports a text primary key as nullable.
            isNullable:
              column.isNullable && !(isSqlite(db) && declared[name]?.[column.name]?.isNullable === false),
          },
        ]),
    )
  }
  expect(declared).toEqual(real)
})
