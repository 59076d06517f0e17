import { expect, test } from 'vitest'
import { firstLoads, scriptKb } from './first-load.ts'

test.each(Object.entries(firstLoads))(
  'the script of the %s stays below its limit',
  (_, { screen, barKb }) => {
    expect(scriptKb(screen)).toBeLessThan(barKb)
  },
)
