import { expect, test } from 'vitest'
import { mailboxOf } from './email.ts'

test('a label behind a plus is the same mailbox', () => {
  expect(mailboxOf(' Zhixia+hj2@Example.com')).toBe('zhixia@example.com')
  expect(mailboxOf('a+b@c+d.example')).toBe('a@c+d.example')
})
