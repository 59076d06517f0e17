import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrefetcher, PAYLOAD_PRELOAD_AFTER_MS } from './prefetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', { location: { href: 'http://x/' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const routeWith = (path: string, middleware: string[] = []) => {
  const load = vi.fn(async () => undefined)
  const screen = vi.fn(async () => ({ Screen: () => null, load }))
  return { route: { path, handle: { path, screen, middleware } }, load, screen }
}

test('fetches the chunk at once and the data from 1 second after the start', async () => {
  expect(PAYLOAD_PRELOAD_AFTER_MS).toBe(1000)
  const { route, load, screen } = routeWith('/resume/:id')
  const prefetch = createPrefetcher({ routes: [route], queryClient: new QueryClient() })
  prefetch('/resume/7?x=1')
  await vi.advanceTimersByTimeAsync(999)
  expect(screen).toHaveBeenCalledOnce()
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: '7' } }))
})

test('fetches no data behind a sign-in or for an unknown path', async () => {
  const { route, load, screen } = routeWith('/profile', ['signed-in'])
  const prefetch = createPrefetcher({ routes: [route], queryClient: new QueryClient() })
  prefetch('/profile')
  prefetch('/nowhere')
  await vi.advanceTimersByTimeAsync(2000)
  expect(screen).toHaveBeenCalledOnce()
  expect(load).not.toHaveBeenCalled()
})
