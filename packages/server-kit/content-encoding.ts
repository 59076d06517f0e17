export type Encoding = 'br' | 'gzip' | 'identity'

const REFUSED = /;\s*q=0(\.0*)?$/

/** The best encoding that a client accepts by its `accept-encoding` header. */
export const encodingFor = (accepted = ''): Encoding => {
  const names = accepted
    .split(',')
    .flatMap((part) => (REFUSED.test(part.trim()) ? [] : part.trim().split(';', 1)))
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity'
}
