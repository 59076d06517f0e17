import { expect, test } from 'vitest'
import { verifiedAddress } from './oauth2.ts'

test.each([
  [
    'as GitHub lists them',
    [
      { email: 'old@example.com', primary: false, verified: true },
      { email: 'main@example.com', primary: true, verified: true },
    ],
    'main@example.com',
  ],
  [
    'the main one is not verified',
    [
      { email: 'main@example.com', primary: true, verified: false },
      { email: 'old@example.com', primary: false, verified: true },
    ],
    'old@example.com',
  ],
  [
    'as Gitee lists them',
    [
      { email: 'new@example.com', state: 'unconfirmed', scope: ['primary'] },
      { email: 'committer@example.com', state: 'confirmed', scope: ['committer'] },
      { email: 'main@example.com', state: 'confirmed', scope: ['primary', 'notified'] },
    ],
    'main@example.com',
  ],
  ['none is verified', [{ email: 'a@example.com', verified: 'true' }, { email: 'b@example.com' }], undefined],
  ['no list', { message: 'Not Found' }, undefined],
  ['rubbish', [null, 'x', { verified: true }, { verified: true, email: {} }], undefined],
])('the address that is vouched for: %s', (_, list, address) => {
  expect(verifiedAddress(list)).toBe(address)
})
