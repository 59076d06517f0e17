import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { redirectFor } from '#features/site/contract.ts'
import { watchBuilds } from './build-watch.ts'
import { mayReload } from './chunk-failure.ts'
import { isCrawlerAgent } from './crawler.tsx'
import { runMiddleware } from './middleware.ts'
import { pageNotFound } from './page-not-found.ts'

const step = { queryClient: new QueryClient(), url: new URL('http://x/profile?a=1') }

describe('route middleware', () => {
  test('an unknown one throws', async () => {
    await expect(runMiddleware(['nothing'], step)).rejects.toThrow('Unknown route middleware: nothing')
    await expect(runMiddleware(['constructor'], step)).rejects.toThrow('Unknown route middleware')
  })

  test('a visitor is sent to sign in and then returns', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['GET', '/session', {}], { user: null })
    const sent = await runMiddleware(['signed-in'], { ...step, queryClient }).catch(
      (response: Response) => response,
    )
    expect((sent as Response).headers.get('location')).toBe('/auth/login?next=%2Fprofile%3Fa%3D1')
  })

  test('hides the admin area from other users', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['GET', '/session', {}], { user: { id: '1', nickname: '林', role: 'user' } })
    const answer = await runMiddleware(['admin'], { ...step, queryClient }).catch((error: unknown) => error)
    expect(answer).toMatchObject({ init: { status: 404 } })
  })
})

test('page-not-found says so and gives the full path', () => {
  expect(pageNotFound(new URL('http://x/a/b?c=1'))).toMatchObject({
    data: { message: 'Page not found: /a/b?c=1' },
    init: { status: 404 },
  })
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['Mozilla/5.0 Chrome-Lighthouse', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/156.0', false],
])('%s is a crawler: %s', (agent, crawler) => {
  expect(isCrawlerAgent(agent)).toBe(crawler)
})

describe('a chunk that cannot be loaded', () => {
  const storage = () => {
    const stored = new Map<string, string>()
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    } as unknown as Storage
  }

  test('reloads at most once per path per 10 seconds', () => {
    const session = storage()
    expect(mayReload(session, '/a', 1000)).toBe(true)
    expect(mayReload(session, '/a', 10_999)).toBe(false)
    expect(mayReload(session, '/b', 11_000)).toBe(true)
    expect(mayReload(session, '/b', 20_999)).toBe(false)
    expect(mayReload(session, '/b', 21_000)).toBe(true)
    expect(mayReload(session, '/c', 21_000)).toBe(true)
    expect(mayReload(session, '/b', 21_500)).toBe(false)
  })

  test('does not loop or fail when storage is blocked or invalid', () => {
    const rubbish = storage()
    rubbish.setItem('huajian:reloaded', '{')
    expect(mayReload(rubbish, '/a', 1000)).toBe(true)
    const blocked = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => undefined,
    } as unknown as Storage
    expect(mayReload(blocked, '/a', 1000)).toBe(false)
  })
})

const fakeRouter = () => {
  let listener: (state: { navigation: unknown }) => void = () => undefined
  const navigate = vi.fn(async () => undefined)
  return {
    router: {
      subscribe: (next: typeof listener) => {
        listener = next
        return () => undefined
      },
      navigate,
      dispose: () => undefined,
    } as never,
    navigate,
    go: (pathname: string) =>
      listener({ navigation: { state: 'loading', location: { pathname, search: '?q=1', hash: '#x' } } }),
  }
}

describe('the build check', () => {
  test('reloads for an update only on the next navigation and never offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { router, go } = fakeRouter()
    const open = vi.fn()
    let latest = 'a'
    const call = vi.fn(async () => ({ id: latest, builtAt: '' })) as never
    const { check, stop } = watchBuilds({ attempt: call, running: 'a', router, open })
    await check()
    go('/resume')
    expect(open).not.toHaveBeenCalled()
    latest = 'b'
    await check()
    go('/resume')
    expect(open).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    go('/resume')
    await expect.poll(() => open.mock.calls).toEqual([['/resume?q=1#x']])
    stop()
    vi.unstubAllGlobals()
  })

  test('checks every 5 minutes and ignores failed checks', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
    const { router, go } = fakeRouter()
    const open = vi.fn()
    const call = vi.fn(async () => {
      throw null
    })
    const { stop } = watchBuilds({ attempt: call as never, running: 'a', router, open })
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
    expect(call).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(call).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(call).toHaveBeenCalledTimes(2)
    go('/x')
    expect(open).not.toHaveBeenCalled()
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

test('a redirect keeps the query, never leads to itself, and may leave the site', () => {
  const rules = [
    { from: '/old', to: '/new' },
    { from: '/docs', to: 'https://docs.example.com/a' },
    { from: '/asked', to: '/new?x=1' },
    { from: '/%E5%85%B3%E4%BA%8E', to: '/about' },
  ]
  const at = (path: string) => redirectFor(rules, new URL(path, 'http://x'))
  expect(at('/resume')).toBeUndefined()
  expect(at('/old/?q=1')).toBe('/new?q=1')
  expect(at('/asked?q=1')).toBe('/new?x=1')
  expect(at('/docs')).toBe('https://docs.example.com/a')
  expect(at('/关于')).toBe('/about')
})
