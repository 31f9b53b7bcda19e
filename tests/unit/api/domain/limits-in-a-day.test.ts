import { expect, test } from 'vitest'
import { type AttemptKind, type LimitKey, type LimitRule, limitRules, softLimitRules } from '#src/api/domain/limits.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'

const STEP_MS = 4000

/** Somebody who tries every four seconds, always the same from the same place, or other things, or elsewhere each time. */
const WHO = { same: ['mobile', 'address'], elsewhere: ['mobile'], others: ['address'] } as const

/** How many of the tries of a time are let through by the rules that count what stays the same. */
function allowed(rules: readonly LimitRule[], kept: readonly LimitKey[], spanMs: number): number | null {
  const counting = rules.filter(({ by }) => by.every((key) => kept.includes(key)))
  if (counting.length === 0) return null
  const times: number[] = []
  for (let now = 0; now < spanMs; now += STEP_MS) {
    const isFree = ({ limit, spanMs }: LimitRule) => (times.at(-limit) ?? Number.NEGATIVE_INFINITY) <= now - spanMs
    if (counting.every(isFree)) times.push(now)
  }
  return times.length
}

const withTimeout = (rules: readonly LimitRule[], who: keyof typeof WHO) =>
  [10 * MINUTE_MS, 21 * MINUTE_MS, HOUR_MS, DAY_MS].map((spanMs) => allowed(rules, WHO[who], spanMs))

type Row = [AttemptKind, same: (number | null)[], elsewhere: (number | null)[], others: (number | null)[]]

// In 10 minutes, in 21, in an hour and in a day; null: it is not limited.
const none = [null, null, null, null]
const tries: Row[] = [
  ['code', [5, 5, 5, 10], [15, 15, 15, 15], none],
  ['own-code', [10, 10, 10, 20], [10, 10, 10, 20], none],
  ['mail-place', [30, 30, 30, 100], [30, 30, 30, 100], none],
  ['code-entry', [60, 60, 60, 200], none, none],
  ['login', [5, 15, 20, 20], none, none],
  ['proof', [5, 15, 20, 20], [5, 15, 20, 20], none],
  ['password', [10, 30, 30, 30], [10, 30, 30, 30], none],
  ['order', [120, 255, 600, 600], [120, 255, 600, 600], none],
  ['share', [5, 15, 20, 20], none, none],
  ['share-password', [20, 55, 100, 100], [20, 55, 100, 100], none],
  ['contact', [5, 5, 5, 5], [10, 10, 10, 10], [20, 20, 20, 20]],
  ['export', [5, 5, 5, 5], [5, 5, 5, 5], none],
  ['redeem', [10, 30, 30, 30], [10, 30, 30, 30], none],
  ['comment', [30, 75, 180, 300], [150, 300, 300, 300], none],
  ['handoff', [30, 75, 180, 200], [30, 75, 180, 200], none],
  ['handoff-ask', [10, 30, 60, 1440], [30, 75, 180, 4320], none],
]

test('each kind of attempt has its row', () => {
  expect(tries.map(([kind]) => kind).sort()).toEqual(Object.keys(limitRules).sort())
})

test.each(tries)(
  '%s: how often the same from one place, the same from anywhere, anything from one place',
  (kind, ...expected) => {
    const rules = limitRules[kind]
    expect([withTimeout(rules, 'same'), withTimeout(rules, 'elsewhere'), withTimeout(rules, 'others')]).toEqual(
      expected,
    )
  },
)

test.each<Row>([
  ['code', [3, 3, 3, 72], [3, 3, 3, 72], [5, 5, 5, 120]],
  ['code-entry', [10, 10, 10, 240], [10, 10, 10, 240], [15, 15, 15, 360]],
  ['login', [3, 9, 10, 240], [10, 10, 10, 240], [15, 15, 15, 360]],
  ['share', [3, 9, 15, 360], [20, 20, 20, 480], [15, 15, 15, 360]],
  ['contact', [3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 72]],
])('%s: how often before somebody is asked to show that they are a person', (kind, ...expected) => {
  const rules = softLimitRules[kind] ?? []
  expect([withTimeout(rules, 'same'), withTimeout(rules, 'elsewhere'), withTimeout(rules, 'others')]).toEqual(expected)
})
