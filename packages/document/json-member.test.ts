import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonMember, withJsonMember } from './json-member.ts'

const objects = fc.dictionary(fc.string(), fc.jsonValue()).filter((object) => !('__proto__' in object))

test('reads and replaces a member as parsing and writing again would', () => {
  fc.assert(
    fc.property(objects, fc.jsonValue(), (object, value) => {
      const json = JSON.stringify(object)
      for (const [name, member] of Object.entries(object)) {
        expect(jsonMember(json, name)).toBe(JSON.stringify(member))
        expect(withJsonMember(json, name, value)).toBe(JSON.stringify({ ...object, [name]: value }))
      }
    }),
  )
})

test('a name inside another value is not a member', () => {
  const json = JSON.stringify({ theme: { title: 'no' }, text: '","title":"no"' })
  expect(jsonMember(json, 'title')).toBeUndefined()
  expect(() => withJsonMember(json, 'title', 'x')).toThrow('there is no member title')
})
