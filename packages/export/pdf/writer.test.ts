import { expect, test } from 'vitest'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { factsOf } from './writer.ts'

test('the document travels along, and stays behind when it is not wanted', () => {
  const document = sampleDocument(personOf('nurse', 'zh'))
  const date = new Date(0)
  const attached = factsOf(document, date).attach
  expect(JSON.parse(new TextDecoder().decode(attached?.bytes))).toEqual(document)
  expect(factsOf(document, date, { attach: false }).attach).toBeUndefined()
})
