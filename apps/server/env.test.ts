import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
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

test('a model needs an address and a name, and its address holds no secret', () => {
  const address = 'http://127.0.0.1:11434/v1/'
  expect(readEnv({ AI_BASE_URL: address, AI_MODEL: 'qwen' })).toMatchObject({
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_PRICE: 2,
  })
  expect(() => readEnv({ AI_BASE_URL: address })).toThrow(/AI_MODEL/)
  expect(() => readEnv({ AI_MODEL: 'qwen' })).toThrow(/AI_BASE_URL/)
  const start = () => readEnv({ AI_BASE_URL: 'https://me:never-said@host/v1', AI_MODEL: 'qwen' })
  expect(start).toThrow(/AI_BASE_URL/)
  expect(start).not.toThrow(/never-said/)
  expect(readEnv({}).AI_PRIVATE_ADDRESSES('192.168.0.2')).toBe(true)
  expect(readEnv({ AI_PRIVATE_ADDRESSES: 'none' }).AI_PRIVATE_ADDRESSES('192.168.0.2')).toBe(false)
  expect(() => readEnv({ AI_PRIVATE_ADDRESSES: 'lan' })).toThrow(/AI_PRIVATE_ADDRESSES.*lan/)
  expect(() => readEnv({ SECRET_KEY: 'short' })).toThrow(/SECRET_KEY/)
})

describe('providers to sign in by', () => {
  const read = (providers: unknown) =>
    readEnv({ SIGN_IN_PROVIDERS: JSON.stringify(providers) }).SIGN_IN_PROVIDERS
  const client = { clientId: 'id', clientSecret: 'never-said' }

  test('none unless said; of the known ones id and secret are enough', () => {
    expect(readEnv({}).SIGN_IN_PROVIDERS).toEqual([])
    expect(
      read([
        { kind: 'github', ...client },
        { kind: 'gitee', ...client },
        { kind: 'wechat', appId: 'x', secret: 'y' },
      ]),
    ).toMatchObject([
      { id: 'github', kind: 'oauth2', token: 'https://github.com/login/oauth/access_token' },
      { id: 'gitee', kind: 'oauth2', tokenIn: 'query' },
      { id: 'wechat', kind: 'wechat', name: { zh: '微信', en: 'WeChat' } },
    ])
  })

  test('from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'huajian-env-'))
    const file = join(folder, 'providers.json')
    writeFileSync(file, JSON.stringify([{ kind: 'github', ...client }]))
    expect(readEnv({ SIGN_IN_PROVIDERS: file }).SIGN_IN_PROVIDERS).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })

  const company = { kind: 'oidc', id: 'company', name: '公司', issuer: 'https://id.example.com', ...client }
  test.each([
    ['[{"kind":"github","clientSecret":"never-said"', /no valid JSON/],
    ['/no/such/never-said', /path of a file/],
    [JSON.stringify([{ kind: 'myspace', ...client }]), /0\.kind/],
    [JSON.stringify([{ kind: 'github', clientSecret: 'never-said' }]), /0\.clientId/],
    [JSON.stringify([{ ...company, secret: 'never-said' }]), /Unrecognized key/],
    [JSON.stringify([company, company]), /two providers have the id company/],
    [JSON.stringify([{ ...company, id: 'a/b' }]), /0\.id/],
    [JSON.stringify([{ ...company, issuer: 'http://id.example.com' }]), /0\.issuer .*https/],
  ])('%s stops the start, in words without secrets', (given, words) => {
    const start = () => readEnv({ SIGN_IN_PROVIDERS: given })
    expect(start).toThrow(words)
    expect(start).not.toThrow(/never-said/)
  })
})

test.each(['operators', 'operators.zh-CN'])('docs/%s/configuration.md lists every variable', (folder) => {
  const page = readFileSync(join(import.meta.dirname, `../../docs/${folder}/configuration.md`), 'utf8')
  for (const name of Object.keys(variables)) expect(page).toContain(`\`${name}\``)
})
