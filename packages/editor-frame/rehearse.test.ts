import { expect, test } from 'vitest'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { rehearse } from './rehearse.ts'

test('a copy is written, step by step, and the document is as it was', () => {
  const document = sampleDocument(personOf('engineer', 'zh'))
  const before = structuredClone(document)
  const turns: (() => void)[] = []
  rehearse(document, (run) => turns.push(run))
  let taken = 0
  for (let run = turns.shift(); run; run = turns.shift()) {
    taken += 1
    run()
  }
  expect(taken).toBe(8)
  expect(document).toEqual(before)
})

test('an empty document has nothing to rehearse', () => {
  const turns: (() => void)[] = []
  rehearse({ ...sampleDocument(personOf('engineer', 'zh')), sections: [] }, (run) => turns.push(run))
  expect(turns).toEqual([])
})
