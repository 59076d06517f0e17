/** A user as the provider describes them. */
export interface ProviderProfile {
  /** Unique at this provider and never changes. */
  subject: string
  /** How the person would recognise that account. */
  label: string
  nickname: string
  /** Only one that the provider itself has verified. */
  email: string | undefined
}

/** One way there and back. */
export interface OAuthFlow {
  /** Comes back with the person, and belongs to one browser. */
  state: string
  nonce: string
  verifier: string
  /** Where the provider sends the person back to. */
  returnTo: string
}

export interface ProviderClient {
  begin(flow: OAuthFlow): Promise<URL>
  /** Returns the user's profile. `arrived` is `returnTo` with the parameters that the provider has added. */
  finish(arrived: URL, flow: OAuthFlow): Promise<ProviderProfile>
}

/** The person themselves said no. */
export class Denied extends Error {}

/** The provider did; the message holds no secret, so that it can be logged. */
export class ProviderFailure extends Error {}

export const TIMEOUT_MS = 10_000

/** No redirect is followed: an address that was not configured is never asked. */
export const askJson = async (address: URL, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(address, {
    headers: { accept: 'application/json', 'user-agent': 'huajian', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new ProviderFailure(`${address.pathname} answered ${response.status}`)
  return response.json()
}
