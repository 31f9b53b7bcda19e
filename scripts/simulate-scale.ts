import { parseArgs } from 'node:util'
import { runMain, Trouble } from './lib/main.ts'
import { day, monthOf, perSecond, rowsWrittenBy } from './lib/scale/demand.ts'
import { costOf, ledgerBytes } from './lib/scale/prices.ts'
import { type Line, load, playLine } from './lib/scale/queue.ts'

const PEOPLE = [10_000, 1_000_000, 50_000_000]
/** How long the ledger is busy with a call, in ms: `bench:ledger` on this kind of machine, and D1's own "several". */
const READ_MS = 0.5
const WRITE_MS = 3
/** The largest database D1 keeps, in bytes. */
const LARGEST = 10e9
/** The share of its time and of its size that a ledger may reach before it is split; the rest is a reserve. */
const FULL = 0.5
const CALLS = 200_000

/**
 * `npm run simulate:scale -- [--seed 1]`: plays a day of 10 thousand, 1 and 50 million people against one ledger and
 * against as many as they need, and prints how long calls wait, what breaks first and what a month costs. The same seed
 * prints the same.
 */
runMain(async () => {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })
  const seed = Number(values.seed)
  if (!Number.isSafeInteger(seed)) throw new Trouble('A seed is a whole number')
  console.log('The ledger in the busiest hour, in ms\n   people  ledgers   calls/s    load    mean     p99')
  for (const people of PEOPLE) {
    for (const ledgers of new Set([1, ledgersFor(people)])) console.log(rowOf(people, ledgers, seed))
  }
  console.log('\nOne ledger over a day of a million people\n     hour   calls/s    load    mean     p99')
  for (const [hour, much] of day.entries())
    console.log(`${String(hour).padStart(9)}${played(lineOf(1e6, 1, much), seed)}`)
  console.log('\nWhat breaks first, and at how many people')
  for (const [what, people] of breaking().sort(([, a], [, b]) => a - b)) console.log(`${count(people)}  ${what}`)
  console.log('\nRows written to the ledger in a month, for each person with an account')
  for (const line of written()) console.log(line)
  console.log(`\nA month, in dollars\n${['item'.padEnd(32), ...PEOPLE.map(count)].join(' ')}`)
  for (const line of costs()) console.log(line)
})

function lineOf(people: number, ledgers: number, much: number): Line {
  const { reads, writes } = monthOf(people / ledgers)
  return {
    arrivalsPerSecond: perSecond(reads + writes, much),
    services: [
      { share: reads, ms: READ_MS },
      { share: writes, ms: WRITE_MS },
    ],
  }
}

function rowOf(people: number, ledgers: number, seed: number): string {
  return `${count(people)}${String(ledgers).padStart(9)}${played(lineOf(people, ledgers, Math.max(...day)), seed)}`
}

function played(line: Line, seed: number): string {
  const busy = load(line)
  const start = `${line.arrivalsPerSecond.toFixed(1).padStart(10)}${busy.toFixed(2).padStart(8)}`
  if (busy >= 1) return `${start}   never catches up`
  const { mean, p99 } = playLine(line, CALLS, seed)
  return `${start}${mean.toFixed(1).padStart(8)}${p99.toFixed(1).padStart(8)}`
}

function ledgersFor(people: number): number {
  const time = load(lineOf(people, 1, Math.max(...day)))
  return Math.max(1, Math.ceil(Math.max(time, ledgerBytes(people) / LARGEST) / FULL))
}

/** Returns the number of people at which each single resource is full. */
function breaking(): [what: string, people: number][] {
  const million = 1e6
  return [
    ['the time of one ledger in the busiest hour', million / load(lineOf(million, 1, Math.max(...day)))],
    ['the room of one ledger (10 GB)', (million * LARGEST) / ledgerBytes(million)],
  ]
}

function written(): string[] {
  const rows = rowsWrittenBy().filter((deed) => deed.rows > 0)
  const together = { name: 'together', rows: rows.reduce((sum, deed) => sum + deed.rows, 0) }
  return [...rows, together].map((deed) => `${deed.rows.toFixed(1).padStart(12)}  ${deed.name}`)
}

function costs(): string[] {
  const all = PEOPLE.map(costOf)
  const rows = (all[0] ?? []).map(
    ({ item }, index) => [item, ...all.map((items) => items[index]?.dollars ?? 0)] as const,
  )
  const totals = all.map((items) => items.reduce((sum, { dollars }) => sum + dollars, 0))
  return [...rows, ['together', ...totals] as const].map(
    ([item, ...dollars]) => `${item.padEnd(32)} ${dollars.map((sum) => sum.toFixed(0).padStart(12)).join(' ')}`,
  )
}

function count(people: number): string {
  return Math.round(people).toLocaleString('en').padStart(12)
}
