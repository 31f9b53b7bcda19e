import type { Exploration } from './lib/explore-states.ts'
import { runMain, Trouble } from './lib/main.ts'
import { exploreLane } from './lib/pay-lane/explore.ts'
import { laneMistakes } from './lib/pay-lane/mistakes.ts'
import { rightRules } from './lib/pay-lane/rules.ts'
import type { Scope } from './lib/pay-lane/world.ts'
import { explore } from './lib/pay-model/explore.ts'
import { type Mistake, mistakes, workerWith } from './lib/pay-model/mistakes.ts'
import type { Manners } from './lib/pay-model/world.ts'

/** The mistakes that a second safeguard hides when they are made alone. */
const hidden = mistakes.filter(({ needs }) => needs !== undefined)
const plain = mistakes.filter(({ needs, manners }) => needs === undefined && manners === undefined)
/** Those that show when the desk sends back parts. */
const ofParts = mistakes.filter(({ manners }) => manners === 'parts')

/** A mistake shows within far fewer states than there are; what needs more counts as missed. */
const MISTAKE_STATES = 20_000

/** How many states of the hostile gateway are explored, those with the fewest steps first: there are millions. */
const HOSTILE_STATES = 1_000_000

/** Several orders of one person: two at either gateway, and three at one. */
const twoOrders: Scope = { orders: 2, gateways: ['wechat', 'alipay'] }
/** How many states are explored, those with the fewest steps first: there are millions, and this many take a minute. */
const LANE_STATES = 40_000
const threeOrders: Scope = { orders: 3, gateways: ['wechat'] }

/**
 * `npm run verify:pay`: puts the order machine of the Worker through everything that can happen to a payment, in
 * every order; of a hostile gateway, through what takes the fewest steps: at most one grant, none without money, and
 * money always ends as a grant or a refund. The same with several orders of one person: one at most can be paid, nobody
 * is led to pay what is paid, what is kept is the price of what was granted. Then makes mistakes on purpose, alone and
 * in pairs, each of which has to be noticed.
 */
runMain(async () => {
  const troubles = [
    ...report('orderly gateway', explore(workerWith([]), 'orderly')),
    ...report('a desk that sends back parts', explore(workerWith([]), 'parts')),
    ...report('hostile gateway', explore(workerWith([]), 'hostile', HOSTILE_STATES)),
    ...report('two orders, two gateways', exploreLane(rightRules, twoOrders, LANE_STATES)),
    ...report('three orders', exploreLane(rightRules, threeOrders, LANE_STATES)),
    ...alone(),
    ...behindSafeguards(),
    ...inPairs(),
    ...amongOrders(),
  ]
  if (troubles.length > 0) throw new Trouble(troubles.join('\n'))
})

function report(name: string, { states, edges, violation }: Exploration): string[] {
  console.log(`${name}: ${states} states, ${edges} edges, ${violation?.what ?? 'nothing wrong'}`)
  return violation === null ? [] : [`${name}: ${violation.what}\n  ${violation.steps.join('\n  ')}`]
}

function alone(): string[] {
  const all = [...plain, ...ofParts]
  const missed = all.filter((mistake) => isMissed([mistake], mistake.manners ?? 'hostile'))
  console.log(`mistakes made alone: ${all.length - missed.length} of ${all.length} caught`)
  return missed.map(({ name }) => `not caught: ${name}`)
}

/** Tries the mistakes in pairs that do no harm alone. */
function behindSafeguards(): string[] {
  const missed = hidden.filter((mistake) => {
    const safeguard = mistakes.filter(({ name }) => name === mistake.needs)
    const isHarmlessAlone = isMissed([mistake], 'orderly') && isMissed(safeguard, 'orderly')
    return !isHarmlessAlone || isMissed([mistake, ...safeguard], 'orderly')
  })
  console.log(
    `mistakes behind a safeguard: ${hidden.length - missed.length} of ${hidden.length} caught with the safeguard gone`,
  )
  return missed.map(({ name, needs }) => `not caught: ${name}, with: ${needs}`)
}

function inPairs(): string[] {
  const pairs = plain.flatMap((one, nth) => [...plain.slice(nth + 1), ...hidden].map((other) => [one, other] as const))
  const missed = pairs.filter((pair) => isMissed(pair, 'hostile'))
  console.log(`mistakes made in pairs: ${pairs.length - missed.length} of ${pairs.length} caught`)
  return missed.map(([one, other]) => `not caught: ${one.name}, with: ${other.name}`)
}

function isMissed(made: readonly Mistake[], manners: Manners): boolean {
  return explore(workerWith(made), manners, MISTAKE_STATES).violation === null
}

/** Mistakes that show only when one person makes several orders. */
function amongOrders(): string[] {
  const isCaught = (scope: Scope, rules: typeof rightRules) =>
    exploreLane(rules, scope, MISTAKE_STATES).violation !== null
  const missed = laneMistakes.filter(({ rules }) => !isCaught(twoOrders, rules) && !isCaught(threeOrders, rules))
  console.log(`mistakes among several orders: ${laneMistakes.length - missed.length} of ${laneMistakes.length} caught`)
  return missed.map(({ name }) => `not caught: ${name}`)
}
