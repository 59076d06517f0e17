import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

test('names the subject of an action and links to it', () => {
  const person = { id: 'u1', email: 'lin@example.com' }
  expect(subjectOf('user.ban', { id: 'u1', reason: '广告' }, person)).toEqual({
    text: 'lin@example.com',
    to: '/admin/users/u1',
    tells: ['id'],
  })
  const subject = (action: string, facts: Record<string, unknown>) => subjectOf(action, facts, null)
  expect(subject('order.refund', { id: 'o1', number: 'HJ1', fen: 100 })?.to).toBe('/admin/orders?order=o1')
  expect(subject('redeem.revoke', { id: 'b1', name: '活动' })?.to).toBe('/admin/codes?batch=b1')
  expect(subject('template.price', { id: 't1', name: '周报' })?.to).toBe('/admin/prices?q=t1')
  // Without a name, an id, an existing account or a screen, the details identify the subject.
  expect(subject('template.approve', { id: 't1', version: 2 })).toBeUndefined()
  expect(subject('user.ban', { id: 'u1', reason: '广告' })).toBeUndefined()
  expect(subject('switches.update', { open_sign: true })).toBeUndefined()
})
