import { runMain, Trouble } from './lib/main.ts'
import { explore, type Finding } from './lib/pay-model/explore.ts'
import { type Mistake, mistakes, workerWith } from './lib/pay-model/mistakes.ts'
import type { Manners } from './lib/pay-model/world.ts'

/** Hidden by a second safeguard when made alone. */
const hidden = mistakes.filter(({ needs }) => needs !== undefined)
const plain = mistakes.filter(({ needs }) => needs === undefined)

/** A mistake shows within far fewer states than there are; what needs more counts as missed. */
const MISTAKE_STATES = 20_000

/**
 * `npm run verify:pay`: puts the order machine of the Worker through everything that can happen to a payment, in
 * every order: at most one grant, none without money, and money always ends as a grant or a refund. Then makes
 * mistakes on purpose, alone and in pairs, each of which has to be noticed.
 */
runMain(async () => {
  const troubles = [
    ...report('orderly gateway', explore(workerWith([]), 'orderly')),
    ...report('hostile gateway', explore(workerWith([]), 'hostile')),
    ...alone(),
    ...behindSafeguards(),
    ...inPairs(),
  ]
  if (troubles.length > 0) throw new Trouble(troubles.join('\n'))
})

function report(name: string, { states, edges, violation }: Finding): string[] {
  console.log(`${name}: ${states} states, ${edges} edges, ${violation?.what ?? 'nothing wrong'}`)
  return violation === null ? [] : [`${name}: ${violation.what}\n  ${violation.steps.join('\n  ')}`]
}

function alone(): string[] {
  const missed = plain.filter((mistake) => isMissed([mistake], 'hostile'))
  console.log(`mistakes made alone: ${plain.length - missed.length} of ${plain.length} caught`)
  return missed.map(({ name }) => `not caught: ${name}`)
}

/** Neither one alone does harm to an orderly order, both together do. */
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
