import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { paymentOf } from './payment.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = String(privateKey.export({ type: 'pkcs1', format: 'pem' }))
const publicPem = String(publicKey.export({ type: 'spki', format: 'pem' }))
const given = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: pem,
  ALIPAY_PUBLIC_KEY: publicPem,
}

test('the sandbox is open outside production, or where it is asked for', () => {
  const open = (source: Record<string, string>) => paymentOf(readEnv(source)).sandbox
  expect([open({}), open({ NODE_ENV: 'production' })]).toEqual([false, false])
  expect([open({ PAYMENT: 'sandbox' }), open({ NODE_ENV: 'development' })]).toEqual([true, true])
})

test('keys are read as they are handed out: PEM in one line or many, bare base64 of either kind, a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huajian-keys-'))
  const file = join(folder, 'key.pem')
  writeFileSync(file, pem)
  const forms = [
    pem,
    pem.replaceAll('\n', '\\n'),
    privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
    privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    file,
  ]
  for (const ALIPAY_PRIVATE_KEY of forms)
    expect(paymentOf(readEnv({ ...given, ALIPAY_PRIVATE_KEY })).alipay).toMatchObject({
      privateKey: pem,
      publicKey: publicPem,
      gateway: 'https://openapi.alipay.com/gateway.do',
    })
  const bare = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  expect(paymentOf(readEnv({ ...given, ALIPAY_PUBLIC_KEY: bare })).alipay?.publicKey).toBe(publicPem)
  rmSync(folder, { recursive: true })
})

test('half of the settings, or a key that is none, stops the start in words without secrets', () => {
  expect(paymentOf(readEnv({})).alipay).toBeUndefined()
  expect(() => readEnv({ ...given, ALIPAY_SELLER_ID: '' })).toThrow(/ALIPAY_SELLER_ID: .*all of its settings/)
  for (const ALIPAY_PRIVATE_KEY of ['never-said', publicPem, 'neversaid'.repeat(40)]) {
    const start = () => readEnv({ ...given, ALIPAY_PRIVATE_KEY })
    expect(start).toThrow(/ALIPAY_PRIVATE_KEY: must be an RSA private key/)
    expect(start).not.toThrow(/never-?said/)
  }
})
