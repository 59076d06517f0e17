import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, variables } from './env.ts'

test('defaults serve the embedded database on port 3000', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, DATABASE_URL: undefined, PUBLIC_API_BASE: '/api' })
  expect(env.DATA_DIR).toMatch(/data$/)
})

test('an empty value counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
})

test('everything that is wrong is named at once', () => {
  const read = () => readEnv({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
  expect(read).toThrow(/PORT/)
  expect(read).toThrow(/DATABASE_URL/)
  expect(read).toThrow(/LOG_LEVEL/)
})

test('the README lists every variable', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  for (const name of Object.keys(variables)) expect(readme).toContain(`\`${name}\``)
})
