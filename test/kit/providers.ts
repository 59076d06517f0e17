import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from './http.ts'

/** The user who is signed in at the provider. */
export interface Elsewhere {
  subject: string
  name: string
  email: string | undefined
  verified: boolean
}

/** Failures of the provider, until they are reset. */
export type Fault =
  | 'denies'
  | 'refuses'
  | 'token-down'
  | 'wrong-nonce'
  | 'wrong-key'
  | 'wrong-issuer'
  | 'nobody'
  | 'silent'

interface Code {
  person: Elsewhere
  challenge: string
  nonce: string
  returnTo: string
}

const CLIENT = { clientId: 'huajian-test', clientSecret: 'a-secret-of-the-test' }

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

const signed = (claims: object, key = keys.privateKey): string => {
  const content = `${base64({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

const reply = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Three providers on one loopback port: OpenID Connect, plain OAuth (as GitHub), and one with WeChat's protocol. */
export const startProviders = async () => {
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Elsewhere>()
  const state: { person: Elsewhere; fault: Fault | undefined } = {
    person: { subject: '1001', name: '林知夏', email: 'zhixia@example.com', verified: true },
    fault: undefined,
  }
  const spent = (code: string | null | undefined): Code | undefined => {
    const found = state.fault === 'refuses' ? undefined : codes.get(code ?? '')
    codes.delete(code ?? '')
    return found
  }
  const newToken = (person: Elsewhere): string => {
    const token = randomBytes(12).toString('hex')
    tokens.set(token, person)
    return token
  }

  const authorize = (url: URL, response: ServerResponse) => {
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    if (state.fault !== 'denies') {
      const code = randomBytes(12).toString('hex')
      codes.set(code, {
        person: { ...state.person },
        challenge: url.searchParams.get('code_challenge') ?? '',
        nonce: url.searchParams.get('nonce') ?? '',
        returnTo: url.searchParams.get('redirect_uri') ?? '',
      })
      back.searchParams.set('code', code)
    } else if (!url.pathname.startsWith('/wechat')) back.searchParams.set('error', 'access_denied')
    response.writeHead(302, { location: String(back) })
    response.end()
  }

  /** Endpoints of both kinds of OAuth, which check the client, the code and its verifier. */
  const grant = (request: IncomingMessage, body: string): Code | undefined => {
    const form = new URLSearchParams(body)
    const [id, secret] = form.has('client_secret')
      ? [form.get('client_id'), form.get('client_secret')]
      : Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64')
          .toString()
          .split(':')
          .map(decodeURIComponent)
    const found = spent(form.get('code'))
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight = id === CLIENT.clientId && secret === CLIENT.clientSecret && found?.challenge === challenge
    return isRight && found.returnTo === form.get('redirect_uri') ? found : undefined
  }

  const idToken = ({ person, nonce }: Code): string => {
    const now = Math.floor(Date.now() / 1000)
    return signed(
      {
        iss: state.fault === 'wrong-issuer' ? 'https://somebody.else' : `${server.url}/oidc`,
        aud: CLIENT.clientId,
        sub: person.subject,
        nonce: state.fault === 'wrong-nonce' ? 'another' : nonce,
        iat: now,
        exp: now + 60,
        name: person.name,
      },
      state.fault === 'wrong-key' ? otherKeys.privateKey : keys.privateKey,
    )
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (state.fault === 'silent') return request.socket.destroy()
    const url = new URL(request.url ?? '/', server.url)
    const body = server.heard.at(-1)?.body ?? ''
    const bearer =
      request.headers.authorization?.replace('Bearer ', '') ?? url.searchParams.get('access_token')
    const person = tokens.get(bearer ?? '')
    if (url.pathname.endsWith('/authorize')) return authorize(url, response)
    if (url.pathname.endsWith('/token') && state.fault === 'token-down') return reply(response, {}, 503)
    switch (url.pathname) {
      case '/oidc/.well-known/openid-configuration':
        return reply(response, {
          issuer: `${server.url}/oidc`,
          authorization_endpoint: `${server.url}/oidc/authorize`,
          token_endpoint: `${server.url}/oidc/token`,
          userinfo_endpoint: `${server.url}/oidc/userinfo`,
          jwks_uri: `${server.url}/oidc/jwks`,
          id_token_signing_alg_values_supported: ['RS256'],
        })
      case '/oidc/jwks':
        return reply(response, {
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }],
        })
      case '/oidc/token': {
        const code = grant(request, body)
        if (!code) return reply(response, { error: 'invalid_grant' }, 400)
        const token = { access_token: newToken(code.person), token_type: 'Bearer', expires_in: 60 }
        return reply(response, { ...token, id_token: idToken(code) })
      }
      case '/oidc/userinfo':
        return reply(response, {
          sub: person?.subject,
          email: person?.email,
          email_verified: person?.verified,
        })
      case '/oauth2/token': {
        const code = grant(request, body)
        // GitHub reports a refusal with status 200.
        if (!code) return reply(response, { error: 'bad_verification_code' })
        return reply(response, { access_token: newToken(code.person), token_type: 'bearer', scope: 'user' })
      }
      case '/oauth2/user':
        if (!person) return reply(response, {}, 401)
        return reply(
          response,
          state.fault === 'nobody' ? {} : { id: Number(person.subject), login: 'zhixia', name: person.name },
        )
      case '/oauth2/emails':
        return reply(response, [
          { email: 'not-mine@example.com', primary: false, verified: false },
          ...(person?.email ? [{ email: person.email, primary: true, verified: person.verified }] : []),
        ])
      case '/wechat/token': {
        const code =
          url.searchParams.get('secret') === CLIENT.clientSecret && spent(url.searchParams.get('code'))
        if (!code) return reply(response, { errcode: 40029, errmsg: 'invalid code' })
        const open = `open-${code.person.subject}`
        return reply(response, {
          access_token: newToken(code.person),
          openid: open,
          unionid: `union-${code.person.subject}`,
        })
      }
      case '/wechat/user':
        return reply(
          response,
          person ? { nickname: person.name } : { errcode: 40001, errmsg: 'invalid token' },
        )
      default:
        return reply(response, {}, 404)
    }
  }
  const server = await listen(answer)
  const at = (path: string) => server.url + path
  return {
    state,
    heard: server.heard,
    stop: server.stop,
    secret: CLIENT.clientSecret,
    /** The value of SIGN_IN_PROVIDERS. */
    setting: JSON.stringify([
      {
        kind: 'github',
        ...CLIENT,
        authorize: at('/oauth2/authorize'),
        token: at('/oauth2/token'),
        userInfo: at('/oauth2/user'),
        emails: at('/oauth2/emails'),
      },
      {
        kind: 'oidc',
        id: 'company',
        name: { zh: '公司账号', en: 'Company' },
        issuer: at('/oidc'),
        ...CLIENT,
      },
      {
        kind: 'wechat',
        appId: CLIENT.clientId,
        secret: CLIENT.clientSecret,
        authorize: at('/wechat/authorize'),
        token: at('/wechat/token'),
        userInfo: at('/wechat/user'),
      },
    ]),
  }
}
