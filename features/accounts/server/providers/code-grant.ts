import * as oidc from 'openid-client'
import { Denied, type OAuthFlow, TIMEOUT_MS } from './client.ts'

/** Without TLS only on this machine; the settings let no other address through. */
export const reaching = (config: oidc.Configuration, address: string): oidc.Configuration => {
  config.timeout = TIMEOUT_MS / 1000
  if (address.startsWith('http:')) oidc.allowInsecureRequests(config)
  return config
}

export const authorizationUrl = async (
  config: oidc.Configuration,
  { state, verifier, returnTo }: OAuthFlow,
  more: Record<string, string>,
): Promise<URL> =>
  oidc.buildAuthorizationUrl(config, {
    redirect_uri: returnTo,
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  })

export const takeCode = async (
  config: oidc.Configuration,
  arrived: URL,
  checks: oidc.AuthorizationCodeGrantChecks,
) => {
  try {
    return await oidc.authorizationCodeGrant(config, arrived, checks)
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
      throw new Denied()
    throw error
  }
}
