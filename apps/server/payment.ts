import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { PaymentSettings } from '#packages/server-kit/payment.ts'

/** PEM (also with `\n` written out), the bare base64 that Alipay's own tool gives, or the path of a file with one. */
const keyText = (given: string): string => {
  const text = given.replaceAll('\\n', '\n').trim()
  const isKey = text.includes('-----BEGIN') || /^[A-Za-z0-9+/\s]{200,}={0,2}$/.test(text)
  return isKey ? text : readFileSync(given, 'utf8').trim()
}

const firstOf = (ways: readonly (() => KeyObject)[]): KeyObject | undefined => {
  for (const way of ways)
    try {
      return way()
    } catch {}
  return undefined
}

const privateKeyOf = (text: string) => {
  const key = Buffer.from(text, 'base64')
  return firstOf(
    text.includes('-----BEGIN')
      ? [() => createPrivateKey(text)]
      : (['pkcs8', 'pkcs1'] as const).map((type) => () => createPrivateKey({ key, format: 'der', type })),
  )?.export({ type: 'pkcs1', format: 'pem' })
}

const publicKeyOf = (text: string) => {
  const key = Buffer.from(text, 'base64')
  return firstOf(
    text.includes('-----BEGIN')
      ? [() => createPublicKey(text)]
      : [() => createPublicKey({ key, format: 'der', type: 'spki' })],
  )?.export({ type: 'spki', format: 'pem' })
}

/** The error must not contain any part of the key. */
const keyType = (read: (text: string) => string | Buffer | undefined, name: string) =>
  z
    .string()
    .transform((given, context) => {
      try {
        const key = read(keyText(given))
        if (key !== undefined) return String(key)
      } catch {}
      context.addIssue({
        code: 'custom',
        message: `must be an RSA ${name} key (PEM or base64), or the path of a file with one`,
      })
      return z.NEVER
    })
    .optional()

export const alipayPrivateKey = keyType(privateKeyOf, 'private')
export const alipayPublicKey = keyType(publicKeyOf, 'public')

interface PaymentVariables {
  PAYMENT: 'sandbox' | undefined
  NODE_ENV: string
  ALIPAY_APP_ID: string | undefined
  ALIPAY_SELLER_ID: string | undefined
  ALIPAY_PRIVATE_KEY: string | undefined
  ALIPAY_PUBLIC_KEY: string | undefined
  ALIPAY_GATEWAY: string
}

const NEEDED = ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const

/** Half of Alipay's settings would open a way to pay that cannot end well. */
export const missingForAlipay = (given: Readonly<Record<string, unknown>>): string[] => {
  const missing = NEEDED.filter((name) => !given[name])
  return missing.length === NEEDED.length ? [] : missing
}

export const paymentOf = (env: PaymentVariables): PaymentSettings => {
  const { ALIPAY_APP_ID, ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY } = env
  return {
    sandbox: env.PAYMENT === 'sandbox' || env.NODE_ENV !== 'production',
    alipay:
      ALIPAY_APP_ID && ALIPAY_SELLER_ID && ALIPAY_PRIVATE_KEY && ALIPAY_PUBLIC_KEY
        ? {
            appId: ALIPAY_APP_ID,
            sellerId: ALIPAY_SELLER_ID,
            privateKey: ALIPAY_PRIVATE_KEY,
            publicKey: ALIPAY_PUBLIC_KEY,
            gateway: env.ALIPAY_GATEWAY,
          }
        : undefined,
  }
}
