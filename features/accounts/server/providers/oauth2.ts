import * as oidc from 'openid-client'
import type { OAuth2Provider } from '#packages/server-kit/sign-in-providers.ts'
import { askJson, type ProviderClient, ProviderFailure } from './client.ts'
import { authorizationUrl, reaching, takeCode } from './code-grant.ts'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const textIn = (row: Row, field: string): string => {
  const value = row[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** GitHub says `verified` and `primary`, Gitee a `state` and a list of uses. */
const isVerified = (row: Row) => row.verified === true || row.state === 'confirmed'
const isPrimary = (row: Row) =>
  row.primary === true || (Array.isArray(row.scope) && row.scope.includes('primary'))

export const verifiedAddress = (list: unknown): string | undefined => {
  const rows = (Array.isArray(list) ? list : []).filter(isRow).filter(isVerified)
  const best = rows.find(isPrimary) ?? rows[0]
  return (best && textIn(best, 'email')) || undefined
}

export const oauth2Client = (provider: OAuth2Provider): ProviderClient => {
  const { fields } = provider
  const config = reaching(
    new oidc.Configuration(
      {
        issuer: new URL(provider.authorize).origin,
        authorization_endpoint: provider.authorize,
        token_endpoint: provider.token,
      },
      provider.clientId,
      undefined,
      oidc.ClientSecretPost(provider.clientSecret),
    ),
    provider.token,
  )

  const ask = (address: string, accessToken: string): Promise<unknown> => {
    const url = new URL(address)
    if (provider.tokenIn === 'header') return askJson(url, { authorization: `Bearer ${accessToken}` })
    url.searchParams.set('access_token', accessToken)
    return askJson(url)
  }

  const emailOf = async (person: Row, accessToken: string): Promise<string | undefined> => {
    if (person[fields.emailVerified] === true) return textIn(person, fields.email) || undefined
    if (provider.emails === undefined) return undefined
    // A person may let us see who they are but not where they get their mail: then we ask them.
    return ask(provider.emails, accessToken).then(verifiedAddress, () => undefined)
  }

  return {
    begin: (flow) => authorizationUrl(config, flow, provider.scope ? { scope: provider.scope } : {}),
    finish: async (arrived, { state, verifier }) => {
      const answer = new URL(arrived)
      // Plain OAuth names no issuer that it could be held against; each provider has an address of its own here.
      answer.searchParams.delete('iss')
      const tokens = await takeCode(config, answer, { expectedState: state, pkceCodeVerifier: verifier })
      const person = await ask(provider.userInfo, tokens.access_token)
      if (!isRow(person) || !textIn(person, fields.subject))
        throw new ProviderFailure('user-info names nobody')
      const label = textIn(person, fields.label)
      return {
        subject: textIn(person, fields.subject),
        label,
        nickname: textIn(person, fields.nickname) || label,
        email: await emailOf(person, tokens.access_token),
      }
    },
  }
}
