import { startAccounts } from './accounts.ts'
import { startProviders } from './providers.ts'

const cookieIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .map((line) => new RegExp(`^${name}=([^;]*)`).exec(line)?.[1])
    .find((value) => value !== undefined)

interface SetOut {
  url: string
  cookie: string
}

/** The steps of a sign-in with a provider, as a browser takes them. */
export const oauthFlowsOn = (url: string) => {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        'x-api-version': 'v2',
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })

  const setOut = async (response: Response): Promise<SetOut> => ({
    url: ((await response.json()) as { url: string }).url,
    cookie: cookieIn(response, 'sign-in-errand') ?? '',
  })

  const begin = async (provider: string, next?: string, invite?: string) => {
    const request = { remember: true, ...(next ? { next } : {}), ...(invite ? { invite } : {}) }
    return setOut(await post(`/auth/providers/${provider}/start`, request))
  }

  /** Opens the provider, where a user is signed in, and returns the address that it redirects to. */
  const there = async ({ url }: SetOut): Promise<URL> =>
    new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '')

  const back = async (address: URL, cookies: Record<string, string>) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(url + address.pathname + address.search, {
      redirect: 'manual',
      headers: { cookie, 'user-agent': 'Firefox of a test' },
    })
    const to = new URL(response.headers.get('location') ?? '', 'http://here')
    return {
      status: response.status,
      to,
      problem: to.searchParams.get('problem'),
      page: to.pathname,
      token: cookieIn(response, 'token'),
      flowCookie: cookieIn(response, 'sign-in-errand'),
      cookies: response.headers.getSetCookie(),
    }
  }

  const signInBy = async (provider: string, next?: string, invite?: string) => {
    const out = await begin(provider, next, invite)
    return back(await there(out), { 'sign-in-errand': out.cookie })
  }
  return { post, setOut, begin, there, back, signInBy }
}

/** A server with configured providers, and the providers. */
export const startWithProviders = async () => {
  const providers = await startProviders()
  const accounts = await startAccounts({ SIGN_IN_PROVIDERS: providers.setting })
  return {
    providers,
    accounts,
    flows: oauthFlowsOn(accounts.server.url),
    stop: async () => {
      await accounts.stop()
      await providers.stop()
    },
  }
}
