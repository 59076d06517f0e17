import { expect, it } from 'vitest'
import { featureWeights, isGuessed, weigh, withoutFeature } from './features.ts'

const look = { firstText: true, largestText: false, bold: true }

it('adds the weights of the features that a text has', () => {
  expect(weigh('nameLook', look)).toBe(1.5)
  expect(isGuessed('singleDate', { dateAtEdge: true, listItem: false, longRest: false, prose: false })).toBe(
    true,
  )
  expect(isGuessed('singleDate', { dateAtEdge: true, listItem: true, longRest: false, prose: false })).toBe(
    false,
  )
})

it('leaves a feature out while it is measured, and takes it back after a failure', async () => {
  expect(featureWeights().get('nameLook.bold')).toBe(0.5)
  expect(await withoutFeature('nameLook.bold', async () => weigh('nameLook', look))).toBe(1)
  await expect(withoutFeature('nameLook.bold', () => Promise.reject(new Error('stop')))).rejects.toThrow(
    'stop',
  )
  expect(weigh('nameLook', look)).toBe(1.5)
})
