import { expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'

const of = (agent: string) => visitorOf('a thing', { address: '192.0.2.1', agent }, 1)
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test('a client that writes another agent each time is one visitor', () => {
  const written = Array.from({ length: 50 }, (_, at) => of(`curl/${at}`))
  expect(new Set(written).size).toBe(1)
  expect(of(`${CHROME} x`)).toBe(of(CHROME))
})

test('two browsers behind one address are two visitors', () => {
  const agents = [
    CHROME,
    CHROME.replace('Windows NT 10.0', 'X11; Linux'),
    `${CHROME} Edg/140.0`,
    'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  ]
  expect(new Set(agents.map(of)).size).toBe(4)
})
