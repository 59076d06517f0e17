import { expect, test } from 'vitest'
import { secretsIn, secretsInRepository } from './secrets.ts'

// Assembled here, so that this file contains no secret itself.
const made = (...pieces: string[]) => pieces.join('')
const CHANCE = made('k3JxT9', 'qLm2Vb8', 'ZrW5nYd', 'P0sHa')

test('finds a planted secret with its place', () => {
  const planted = [
    made('-----BEGIN RSA ', 'PRIVATE KEY-----'),
    made('-----BEGIN ', 'PRIVATE KEY-----'),
    made('key: AKIA', 'IOSFODNN7EXAMPLE'),
    made('"sk', '-proj-', CHANCE, '"'),
    made('ghp', '_', CHANCE, 'abcdefgh'),
    made('xoxb', '-1234567890-abcdef'),
    made('eyJ', 'hbGciOiJIUzI1NiJ9.eyJ', 'zdWIiOiIxMjM0In0.', CHANCE),
    made('DATABASE_URL=postgres://admin:', 'hunter2hunter2', '@db.example.com/x'),
    made('SECRET', '_KEY=', CHANCE),
    made("const sessionToken = '", CHANCE, "'"),
    made('"api', 'Key": "', CHANCE, '"'),
  ]
  for (const line of planted)
    expect(
      secretsIn('any.ts', `first line\n${line}\n`).map((found) => found.split(': ')[0]),
      line,
    ).toContain('any.ts:2')
})

test('ignores words, names and paths', () => {
  const honest = [
    "const token = await sessionTokenOfTheOtherPerson(server.deps, 'user')",
    'password: z.string().check(z.minLength(8), z.maxLength(200)),',
    "forgot_password: { status: 422, zh: '密码', en: 'The password is wrong.' }",
    "const PASSWORD = 'zhixia2026'",
    'SMTP_URL=smtp://user:password@host:587',
    "DATABASE_URL: 'postgres://huajian:huajian@127.0.0.1:5432/huajian'",
    'const secretPath = features/accounts/server/providers/second-step-of-2.ts',
  ]
  for (const line of honest) expect(secretsIn('any.ts', line), line).toEqual([])
})

test('allows an invented key in its own file only', () => {
  const line = made("const KEY = 'sk", "-a-very-secret-key-1234'")
  expect(secretsIn('features/ai/server/models/models.api.test.ts', line)).toEqual([])
  expect(secretsIn('features/ai/server/models/other.ts', line)).toHaveLength(1)
})

test('finds no secret in the sources', () => {
  expect(secretsInRepository()).toEqual([])
})
