import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

test('what an action was done to is named, and leads to where it is seen', () => {
  expect(subjectOf('user.ban', { id: 'u1', email: 'lin@example.com', reason: '广告' })).toEqual({
    text: 'lin@example.com',
    to: '/admin/users/u1',
    tells: ['id', 'email'],
  })
  expect(subjectOf('order.refund', { id: 'o1', number: 'HJ1', fen: 100 })?.to).toBe('/admin/orders?order=o1')
  expect(subjectOf('redeem.revoke', { id: 'b1', name: '活动' })?.to).toBe('/admin/codes?batch=b1')
  expect(subjectOf('template.price', { id: 't1', name: '周报' })?.to).toBe('/admin/prices?q=t1')
  // No name, no id, or nothing that has a screen: the facts tell it.
  expect(subjectOf('template.approve', { id: 't1', version: 2 })).toBeUndefined()
  expect(subjectOf('user.ban', { email: 'lin@example.com' })).toBeUndefined()
  expect(subjectOf('switches.update', { open_sign: true })).toBeUndefined()
})
