import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { runMain, Trouble } from './lib/main.ts'
import { areas } from './lib/mutations/areas.ts'
import { mutate } from './lib/mutations/find.ts'
import type { Mutant, Verdict } from './lib/mutations/mutant.ts'
import { readReach } from './lib/mutations/reach.ts'
import { refusedOf } from './lib/mutations/refused.ts'
import { sample } from './lib/mutations/sample.ts'
import { judge } from './lib/mutations/verdicts.ts'
import { endWith, stopOnSignals } from './lib/processes.ts'

const REVIEWED = 'scripts/lib/mutations/reviewed.json'
const THRESHOLDS = 'scripts/lib/mutations/thresholds.json'

/** The mistake nobody could notice, and why. */
const reviewed = z.record(z.string(), z.object({ at: z.string(), change: z.string(), why: z.string() }))

/**
 * `npm run verify:mutations [areas] [-- --sample 40 --seed 7 --kind "SQL: condition"]`: makes small mistakes in the
 * code, one at a time, and says which of them no test notices. Each area has a share that must be noticed.
 */
runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      kind: { type: 'string', default: '' },
    },
  })
  const names = positionals.length > 0 ? positionals : Object.keys(areas)
  const unknown = names.filter((name) => areas[name] === undefined)
  if (unknown.length > 0) throw new Trouble(`There is no area ${unknown}: there are ${Object.keys(areas).join(', ')}.`)
  stopOnSignals()
  const mutated = mutate(Object.values(areas).flat())
  const reach = await readReach(mutated)
  const harmless = reviewed.parse(JSON.parse(readFileSync(REVIEWED, 'utf8')))
  const chosen = names.flatMap((name) => {
    const files = new Set(mutate(areas[name] ?? []).sources.keys())
    const own = mutated.mutants.filter(
      ({ file, key, kind }) => files.has(file) && !(key in harmless) && kind.startsWith(values.kind),
    )
    return sample(own, Number(values.sample), Number(values.seed)).map((mutant) => ({ name, mutant }))
  })
  const list = chosen.map(({ mutant }) => mutant)
  const found = await judge(mutated, list, reach, (mutant, verdict, by) => {
    console.log(verdict === 'killed' ? `  ok ${placeOf(mutant)} ${by}` : lineOf(mutant, verdict))
  })
  const left = list.filter((mutant) => found.get(mutant) !== 'killed')
  const refused = refusedOf(left)
  console.log(`\nRefused by the compiler: ${refused.size}. Not noticed:`)
  for (const mutant of left) {
    if (!refused.has(mutant)) console.log(`${mutant.key} ${lineOf(mutant, found.get(mutant) ?? 'uncovered')}`)
  }
  console.log('')
  const shares = names.map((name) => {
    const own = chosen.filter((each) => each.name === name && !refused.has(each.mutant))
    return { name, ...scoreOf(own.map(({ mutant }) => found.get(mutant))) }
  })
  for (const { name, killed, all, share } of shares) console.log(`${name.padEnd(10)} ${killed} of ${all} (${share} %)`)
  const thresholds = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(THRESHOLDS, 'utf8')))
  const below = shares.filter(({ name, share }) => share < (thresholds[name] ?? 0))
  const total = scoreOf(list.filter((mutant) => !refused.has(mutant)).map((mutant) => found.get(mutant)))
  console.log(`${total.all} mutants, ${total.killed} killed (${total.share} %)`)
  if (below.length > 0) throw new Trouble(`Too few are noticed: ${below.map(({ name }) => name).join(', ')}.`)
  await endWith(0)
})

function scoreOf(all: (Verdict | undefined)[]) {
  const killed = all.filter((verdict) => verdict === 'killed').length
  return { killed, all: all.length, share: all.length === 0 ? 100 : Math.floor((100 * killed) / all.length) }
}

const placeOf = ({ file, line, kind }: Mutant) => `${file}:${line} ${kind}`
const lineOf = (mutant: Mutant, verdict: Verdict) =>
  `${placeOf(mutant)} ${verdict}: ${shorten(mutant.before)} → ${shorten(mutant.after) || 'nothing'}`
const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 117)}…` : text)
