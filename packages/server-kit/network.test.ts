import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('one line is one network, whichever of its addresses is used', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('2001:DB8:0:12::1')).toBe(networkOf('2001:db8::12:aaaa:bbbb:cccc:dddd'))
  expect(networkOf('2001:db8:0:12::1')).not.toBe(networkOf('2001:db8:0:13::1'))
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('203.0.113.7:51234')).toBe('203.0.113.7')
  expect(networkOf('[2001:db8:0:12::1]:51234')).toBe(networkOf('2001:db8:0:12::1'))
})
