import { describe, expect, test } from 'vitest'
import { explore } from '#scripts/lib/pay-model/explore.ts'
import { mistakes, workerWith } from '#scripts/lib/pay-model/mistakes.ts'

/** The whole is `npm run verify:pay`; this much fits into the unit tests. */
const STATES = 20_000
/** For each, in ms: a small machine plays through the whole orderly world in a few seconds. */
const PATIENCE_MS = 60_000

test(
  'everything an orderly gateway can do ends well',
  () => {
    const { states, violation } = explore(workerWith([]), 'orderly')
    expect({ isLarge: states > 5000, violation }).toEqual({ isLarge: true, violation: null })
  },
  PATIENCE_MS,
)

test(
  'so does everything in which the desk sends back parts',
  () => {
    const { states, violation } = explore(workerWith([]), 'parts')
    expect({ isLarge: states > 5000, violation }).toEqual({ isLarge: true, violation: null })
  },
  PATIENCE_MS,
)

test(
  'so does the beginning of what a hostile one can do',
  () => {
    expect(explore(workerWith([]), 'hostile', STATES).violation).toBe(null)
  },
  PATIENCE_MS,
)

describe('a mistake is noticed', () => {
  test.each(mistakes.filter(({ needs }) => needs === undefined))(
    '$name',
    (mistake) => {
      const { violation } = explore(workerWith([mistake]), mistake.manners ?? 'hostile', STATES)
      expect(violation?.steps[0]).toBe('an order is stored')
    },
    PATIENCE_MS,
  )

  test.each(mistakes.filter(({ needs }) => needs !== undefined))(
    '$name, once $needs',
    (mistake) => {
      const safeguard = mistakes.filter(({ name }) => name === mistake.needs)
      expect(explore(workerWith([mistake]), 'orderly').violation).toBe(null)
      expect(explore(workerWith([mistake, ...safeguard]), 'orderly').violation).not.toBe(null)
    },
    PATIENCE_MS,
  )
})
