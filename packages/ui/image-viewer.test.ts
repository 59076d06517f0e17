import { expect, test } from 'vitest'
import { VIEWER_OPTIONS } from './viewer-options.ts'

test('the specification’s constants', () => {
  expect(VIEWER_OPTIONS).toEqual({
    minWidth: 200,
    minHeight: 100,
    initialCoverage: 0.9,
    interval: 5000,
    zoomRatio: 0.1,
    minZoomRatio: 0.01,
    maxZoomRatio: 100,
    zIndex: 2015,
  })
})
