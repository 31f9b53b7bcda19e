import { parseArgs } from 'node:util'
import { runMain, Trouble } from './lib/main.ts'
import { type Campaign, catchMistake, figureKeys, figureNames, runCampaign } from './lib/sync-simulation/campaign.ts'
import { mistakes } from './lib/sync-simulation/mistakes.ts'

const options = { n: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } as const
/** A mistake that so many schedules do not show counts as missed. */
const patience = 5000

/**
 * Proves that saving loses nothing: random schedules over the real client, server and merge code, then the same with
 * known mistakes, each of which has to be noticed.
 *
 *   node scripts/verify-sync.ts [--n 100000] [--seed 1]
 *
 * A fault names its seed: `--n 1 --seed <that>` shows it again.
 */
runMain(async () => {
  const { values } = parseArgs({ options })
  const [schedules, seed] = [Number(values.n), Number(values.seed)]
  if (!Number.isInteger(schedules) || schedules < 1) throw new Trouble('--n wants a number of schedules.')
  if (!Number.isInteger(seed)) throw new Trouble('--seed wants a whole number.')
  const began = performance.now()
  const campaign = runCampaign(seed, schedules, showProgress)
  showCampaign(campaign)
  const missed = schedules === 1 ? [] : showMistakes()
  console.log(`${Math.round((performance.now() - began) / 1000)} s`)
  const faults = Object.values(campaign.faults).reduce((sum, count) => sum + count, 0)
  if (faults > 0) throw new Trouble(`${faults} faults`)
  if (missed.length > 0) throw new Trouble(`Not noticed: ${missed.join(', ')}`)
})

function showProgress(done: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} schedules `)
}

function showCampaign({ schedules, figures, faults, examples }: Campaign): void {
  if (process.stdout.isTTY) process.stdout.write('\r')
  row('schedules', schedules)
  for (const key of figureKeys) row(figureNames[key], figures[key])
  for (const [kind, count] of Object.entries(faults)) row(`FAULTS ${kind}`, count)
  for (const example of examples) console.log(`  ${example}`)
}

/** Prints after how many schedules each mistake was noticed, and by what; returns those that were not. */
function showMistakes(): string[] {
  console.log(`\n${'mistake'.padEnd(42)}${'schedule'.padStart(9)}  noticed as`)
  return mistakes.flatMap((mistake) => {
    const caught = catchMistake(mistake, 1, patience)
    const outcome = caught ? `${String(caught.schedules).padStart(9)}  ${caught.kinds.join(', ')}` : '   MISSED'
    console.log(mistake.name.padEnd(42) + outcome)
    return caught ? [] : [mistake.name]
  })
}

function row(name: string, count: number): void {
  console.log(`${name.padEnd(32)}${count.toLocaleString('en').padStart(12)}`)
}
