import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('the entry that was not used for the longest time makes room for a new one', () => {
  const cache = new LruCache<string, number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  expect(cache.get('a')).toBe(1)
  cache.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3])
})

test('entries are dropped by the sum of their sizes, which follows replaced and deleted ones', () => {
  const cache = new LruCache<string, string>(10, ({ length }) => length)
  cache.set('a', '12345678')
  cache.set('a', '1234')
  cache.set('b', '123456')
  expect(cache.get('a')).toBe('1234')
  cache.delete('b')
  cache.set('c', '123456')
  expect(cache.get('a')).toBe('1234')
  cache.set('d', '1')
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual(['1234', undefined, '1'])
})

test('an entry above the limit is not stored', () => {
  const cache = new LruCache<string, string>(3, ({ length }) => length)
  cache.set('a', '12')
  cache.set('b', '1234')
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined])
})
