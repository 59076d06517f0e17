import * as oidc from 'openid-client'
import type { OidcProvider } from '#packages/server-kit/sign-in-providers.ts'
import { type ProviderClient, type ProviderProfile, TIMEOUT_MS } from './client.ts'
import { authorizationUrl, takeCode } from './code-grant.ts'

type Claims = Record<string, unknown>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const profileOf = (subject: string, claims: Claims): ProviderProfile => {
  const email = claims.email_verified === true ? textOf(claims.email) : ''
  const nickname = textOf(claims.nickname) || textOf(claims.name) || textOf(claims.preferred_username)
  return {
    subject,
    label: textOf(claims.email) || textOf(claims.preferred_username) || nickname,
    nickname,
    email: email || undefined,
  }
}

export const oidcClient = (provider: OidcProvider): ProviderClient => {
  let known: Promise<oidc.Configuration> | undefined

  /**
   * Discovered when first needed, and again after a failure: a provider that is down does not keep the server from
   * starting.
   */
  const discovered = (): Promise<oidc.Configuration> => {
    known ??= oidc
      .discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
        timeout: TIMEOUT_MS / 1000,
        execute: [
          // The token's own signature is checked as well, not only where it came from.
          oidc.enableNonRepudiationChecks,
          ...(provider.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = undefined
        throw error
      })
    return known
  }

  return {
    begin: async (flow) =>
      authorizationUrl(await discovered(), flow, { scope: provider.scope, nonce: flow.nonce }),
    finish: async (arrived, { state, nonce, verifier }) => {
      const config = await discovered()
      const tokens = await takeCode(config, arrived, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims() as oidc.IDToken
      if (claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined)
        return profileOf(claims.sub, claims)
      const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
      return profileOf(claims.sub, { ...claims, ...more })
    },
  }
}
