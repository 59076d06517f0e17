import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { SignInProvider } from '#packages/server-kit/sign-in-providers.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Secrets and codes travel to these: only a provider on this very machine may be reached without TLS. */
const address = z.string().refine(
  (value) => {
    const url = URL.parse(value)
    return (
      url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname)))
    )
  },
  { error: 'must be an address starting with https://' },
)

const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be small letters, digits and hyphens, at most 31 of them')
const name = z
  .union([z.string().min(1).max(20), z.strictObject({ zh: z.string().min(1), en: z.string().min(1) })])
  .transform((given) => (typeof given === 'string' ? { zh: given, en: given } : given))
const text = z.string().min(1)

const client = { clientId: text, clientSecret: text }
const endpoints = { authorize: address, token: address, userInfo: address }
const fields = z.strictObject({
  subject: text.default('id'),
  label: text.default('login'),
  nickname: text.default('name'),
  email: text.default('email'),
  emailVerified: text.default('email_verified'),
})

/** A preset with the known addresses of a provider; they can be overridden for a self-hosted one. */
const ready = (row: SignInProvider & { kind: 'oauth2' }) =>
  z.strictObject({
    kind: z.literal(row.id),
    ...client,
    authorize: address.default(row.authorize),
    token: address.default(row.token),
    userInfo: address.default(row.userInfo),
    emails: address.default(row.emails ?? ''),
  })

const common = { kind: 'oauth2', clientId: '', clientSecret: '', fields: fields.parse({}) } as const
const GITHUB = {
  ...common,
  id: 'github',
  name: { zh: 'GitHub', en: 'GitHub' },
  look: 'github',
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  userInfo: 'https://api.github.com/user',
  emails: 'https://api.github.com/user/emails',
  scope: 'read:user user:email',
  tokenIn: 'header',
} as const
const GITEE = {
  ...common,
  id: 'gitee',
  name: { zh: 'Gitee', en: 'Gitee' },
  look: 'gitee',
  authorize: 'https://gitee.com/oauth/authorize',
  token: 'https://gitee.com/oauth/token',
  userInfo: 'https://gitee.com/api/v5/user',
  emails: 'https://gitee.com/api/v5/emails',
  scope: 'user_info emails',
  tokenIn: 'query',
} as const

const one = z.discriminatedUnion('kind', [
  ready(GITHUB).transform((given): SignInProvider => ({ ...GITHUB, ...given, kind: 'oauth2' })),
  ready(GITEE).transform((given): SignInProvider => ({ ...GITEE, ...given, kind: 'oauth2' })),
  z
    .strictObject({
      kind: z.literal('wechat'),
      appId: text,
      secret: text,
      authorize: address.default('https://open.weixin.qq.com/connect/qrconnect'),
      token: address.default('https://api.weixin.qq.com/sns/oauth2/access_token'),
      userInfo: address.default('https://api.weixin.qq.com/sns/userinfo'),
    })
    .transform(
      (given): SignInProvider => ({
        ...given,
        id: 'wechat',
        name: { zh: '微信', en: 'WeChat' },
        look: 'wechat',
      }),
    ),
  z
    .strictObject({
      kind: z.literal('oidc'),
      id,
      name,
      issuer: address,
      ...client,
      scope: text.default('openid profile email'),
    })
    .transform((given): SignInProvider => ({ ...given, look: 'other' })),
  z
    .strictObject({
      kind: z.literal('oauth2'),
      id,
      name,
      ...client,
      ...endpoints,
      emails: address.optional(),
      scope: z.string().default(''),
      tokenIn: z.enum(['header', 'query']).default('header'),
      fields: fields.prefault({}),
    })
    .transform((given): SignInProvider => ({ ...given, look: 'other' })),
])

const list = z.array(one).superRefine((providers, context) => {
  const ids = providers.map((provider) => provider.id)
  for (const twice of new Set(ids.filter((one, at) => ids.indexOf(one) !== at)))
    context.addIssue({ code: 'custom', message: `two providers have the id ${twice}` })
})

/** Neither the parser's words nor the file's reach the message: both would quote secrets. */
const readJson = (given: string): unknown => {
  const isJson = given.trimStart().startsWith('[')
  let source = given
  try {
    if (!isJson) source = readFileSync(given, 'utf8')
  } catch {
    throw new Error('must be a JSON list, or the path of a file with one')
  }
  try {
    return JSON.parse(source)
  } catch {
    throw new Error('is no valid JSON')
  }
}

const parsed = (given: string): { providers: SignInProvider[] } | { wrong: string[] } => {
  try {
    const { data, error } = list.safeParse(readJson(given))
    if (data) return { providers: data }
    return {
      wrong: error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' ')),
    }
  } catch (error) {
    return { wrong: [(error as Error).message] }
  }
}

export const signInProviders = z
  .string()
  .default('[]')
  .transform((given, context): readonly SignInProvider[] => {
    const read = parsed(given)
    if ('providers' in read) return read.providers
    for (const message of read.wrong) context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
