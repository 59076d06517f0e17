import { resolve } from 'node:path'
import { z } from 'zod'
import { privateAddresses } from '#packages/server-kit/outbound-addresses.ts'
import { alipayPrivateKey, alipayPublicKey, missingForAlipay } from './payment.ts'
import { signInProviders } from './sign-in-providers.ts'
import { trustedProxies } from './trusted-proxies.ts'

const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

/** A setting with a form of its own: what `read` throws is the message to the operator. */
const settingReadBy = <Value>(standard: string, read: (setting: string) => Value) =>
  z
    .string()
    .default(standard)
    .transform((setting, context) => {
      try {
        return read(setting)
      } catch (error) {
        context.addIssue((error as Error).message)
        return z.NEVER
      }
    })

/**
 * Every variable the server knows. This file is the only reader of the environment; docs/operators/configuration.md
 * is checked against it. An empty value counts as not set.
 */
export const variables = {
  PORT: {
    about: 'Port to serve on; 0 takes a free one.',
    type: z.coerce.number().int().min(0).max(65535).default(3000),
  },
  HOST: { about: 'Address to listen on.', type: z.string().default('0.0.0.0') },
  DATA_DIR: {
    about: 'Folder of the embedded database, uploads, outbox and caches.',
    type: z.string().default('./data'),
  },
  DATABASE_URL: {
    about: 'PostgreSQL address. Without it the embedded SQLite database in DATA_DIR is used.',
    type: address('postgres:', 'postgresql:').optional(),
  },
  DATABASE_POOL: {
    about: 'Connections to PostgreSQL that one server opens at most; its workers share them.',
    type: z.coerce.number().int().min(2).max(500).default(20),
  },
  WORKERS: {
    about:
      'Processes that share the port, on PostgreSQL; one for each core unless set, with 4 connections each. SQLite is for one process.',
    type: z.coerce.number().int().min(1).max(64).optional(),
  },
  S3_URL: {
    about:
      'Bucket for files, as https://KEY:SECRET@host/bucket?region=auto. Without it they lie in DATA_DIR.',
    type: address('http:', 'https:').optional(),
  },
  SMTP_URL: {
    about: 'Mail server, as smtp://user:password@host:port. Without it letters go to DATA_DIR/outbox.',
    type: address('smtp:', 'smtps:').optional(),
  },
  MAIL_FROM: { about: 'Sender of letters.', type: z.string().default('花笺 <no-reply@localhost>') },
  PUBLIC_URL: {
    about: 'Address that people reach the site at; used in letters, canonical links and cookies.',
    type: address('http:', 'https:').optional(),
  },
  PUBLIC_API_BASE: {
    about: 'Base address of the API as the browser sees it.',
    type: z
      .string()
      .regex(/^(\/|https?:\/\/)/, 'must be a path or an http(s) address')
      .default('/api'),
  },
  SIGN_IN_PROVIDERS: {
    about:
      'Who else may say who a person is: a JSON list, or the path of a file with one. See docs/operators/services.md.',
    type: signInProviders,
  },
  PAYMENT: {
    about:
      '`sandbox` opens a way to pay without money, for trying out; it is open by itself outside production. See docs/operators/services.md.',
    type: z.enum(['sandbox']).optional(),
  },
  ALIPAY_APP_ID: {
    about: 'The app at Alipay. This and the next three open the way to pay by Alipay.',
    type: z.string().optional(),
  },
  ALIPAY_SELLER_ID: {
    about: 'The merchant account that the money goes to (2088…).',
    type: z.string().optional(),
  },
  ALIPAY_PRIVATE_KEY: {
    about: 'RSA2 private key of the app, or the path of a file with it.',
    type: alipayPrivateKey,
  },
  ALIPAY_PUBLIC_KEY: { about: 'Public key of Alipay, or the path of a file with it.', type: alipayPublicKey },
  ALIPAY_GATEWAY: {
    about: 'Gateway of Alipay; its own sandbox has another one.',
    type: address('http:', 'https:').default('https://openapi.alipay.com/gateway.do'),
  },
  SECRET_KEY: {
    about:
      'Seals the keys of AI models and the secrets of authenticators in the database; any 16 characters or more. Without it one is made in DATA_DIR/secret.key.',
    type: z.string().min(16, 'must have 16 characters or more').optional(),
  },
  AI_BASE_URL: {
    about: 'OpenAI-compatible endpoint, as https://host/v1. The built-in engine needs none.',
    type: address('http:', 'https:')
      .refine((value) => new URL(value).username === '', { error: 'must hold no name and password' })
      .optional(),
  },
  AI_API_KEY: { about: 'Key of that endpoint, where it wants one.', type: z.string().optional() },
  AI_MODEL: { about: 'Model of that endpoint.', type: z.string().max(120).optional() },
  AI_NAME: {
    about: 'What people see that model called; AI_MODEL unless set.',
    type: z.string().max(40).optional(),
  },
  AI_PRICE: {
    about: 'Points that one run of that model costs; plans include it.',
    type: z.coerce.number().int().min(0).max(10_000).default(2),
  },
  AI_PRIVATE_ADDRESSES: {
    about:
      'Private addresses that the models added by admins may be at: `all`, `none`, or a list of addresses, ranges and `loopback`. Link-local and metadata addresses are always refused. See docs/operators/services.md.',
    type: settingReadBy('all', privateAddresses),
  },
  AI_PACE: {
    about: 'Milliseconds for each character that the built-in engine writes, so that it can be followed.',
    type: z.coerce.number().min(0).max(100).default(8),
  },
  TRUST_PROXY: {
    about:
      'Whose X-Forwarded-For may be believed: a number of proxies on private addresses, or a list of proxy addresses. See docs/operators/deploy.md.',
    type: settingReadBy('0', trustedProxies),
  },
  LOG_LEVEL: {
    about: 'How much is logged.',
    type: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  },
  NODE_ENV: {
    about: '`development` serves sources with hot reload.',
    type: z.enum(['production', 'development', 'test']).default('production'),
  },
} as const

export type Env = { [K in keyof typeof variables]: z.output<(typeof variables)[K]['type']> }

/** Reads and checks the environment; what is wrong is named, all of it at once. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, { type }] of Object.entries(variables)) {
    const given = source[name]
    const parsed = type.safeParse(given === '' ? undefined : given)
    if (parsed.success) values[name] = parsed.data
    else wrong.push(`${name}: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`)
  }
  const missing = missingForAlipay(source)
  if (missing.length > 0) wrong.push(`${missing.join(', ')}: Alipay needs all of its settings or none`)
  if (wrong.length > 0) throw new Error(`The environment is not right.\n  ${wrong.join('\n  ')}`)
  const env = values as Env
  if ((env.AI_BASE_URL === undefined) !== (env.AI_MODEL === undefined))
    throw new Error('The environment is not right.\n  AI_BASE_URL, AI_MODEL: set both, or neither')
  return {
    ...env,
    AI_BASE_URL: env.AI_BASE_URL?.replace(/(?<!\/)\/+$/, ''),
    DATA_DIR: resolve(env.DATA_DIR),
    PUBLIC_URL: env.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    PUBLIC_API_BASE: env.PUBLIC_API_BASE.replace(/(?<!\/)\/+$/, ''),
  }
}
