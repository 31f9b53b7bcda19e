import { parseArgs } from 'node:util'
import { type DataBindings, withBindings } from './lib/bindings.ts'
import { buildIfNeeded } from './lib/build.ts'
import { type Cast, castOf } from './lib/ledger/cast.ts'
import { fillLedger, sizesFor } from './lib/ledger/fill.ts'
import { countingDatabase, type LedgerUse } from './lib/ledger/measure.ts'
import { contentSamples } from './lib/ledger/samples/content.ts'
import { runSample, usedSamples } from './lib/ledger/samples/index.ts'
import { benchSweep } from './lib/ledger/sweep-bench.ts'
import { runMain, Trouble } from './lib/main.ts'
import { applyAllMigrations } from './lib/migrations.ts'
import { endWith, stopOnSignals } from './lib/processes.ts'
import { median, quantile } from './lib/quantile.ts'
import { temporaryFolder } from './lib/temporary.ts'

/** The goal: how many rows a statement may read per row of its answer. */
const GOAL = 50

/**
 * `npm run bench:ledger -- [--users 10000] [--runs 20] [--sweep 4500000]`: fills a ledger with so many people and what
 * they have, and prints of every function of `src/api/db` what it takes: D1's time for its longest call in ms, half of
 * the times and 95 of 100, rows read and written. The slowest come first; those that read more than `GOAL` rows for
 * each they answer with are named at the end. With `--sweep` it prints instead how long payments wait while so many
 * expired rows are removed.
 */
runMain(async () => {
  const options = {
    users: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '20' },
    sweep: { type: 'string', default: '0' },
  } as const
  stopOnSignals()
  const { values } = parseArgs({ options })
  const [users, runs, sweep] = [Number(values.users), Number(values.runs), Number(values.sweep)]
  if (!(users >= 1000) || !(runs >= 1)) throw new Trouble('At least 1000 users and one run')
  const stateDir = temporaryFolder('bench-ledger')
  await withBindings({ stateDir }, async (bindings) => {
    await applyAllMigrations(bindings)
    const sizes = sizesFor(users)
    await fillLedger(bindings.DB, bindings.CONTENT, sizes)
    console.log(
      Object.entries(sizes)
        .map(([name, size]) => `${size} ${name}`)
        .join(', '),
    )
    if (sweep === 0) await benchStatements(bindings, users, runs)
  })
  if (sweep > 0) {
    await buildIfNeeded()
    await benchSweep(stateDir, sweep)
  }
  await endWith(0)
})

async function benchStatements({ DB, CONTENT }: DataBindings, users: number, runs: number): Promise<void> {
  const [ledger, content] = [countingDatabase(DB), countingDatabase(CONTENT)]
  const samples = [
    ...Object.entries(usedSamples).map(([name, sample]) => ({
      name,
      take: ledger.take,
      run: (cast: Cast) => runSample(sample, ledger.db, cast),
    })),
    ...Object.entries(contentSamples).map(([name, sample]) => ({
      name: `${name} (content)`,
      take: content.take,
      run: (cast: Cast) => runSample(sample, content.db, cast),
    })),
  ]
  const measured = []
  for (const [index, { name, run: call, take }] of samples.entries()) {
    const uses: LedgerUse[] = []
    for (let run = 0; run < runs; run += 1) {
      // Another person each time: nobody has been here before, and what is removed is not missed.
      const nth = 1 + (((index * runs + run) * 7919) % (users - 1))
      await call(castOf(nth))
      uses.push(take())
    }
    const times = uses.map(({ longest }) => longest)
    const most = (key: 'read' | 'written') => Math.max(...uses.map((use) => use[key]))
    const share = median(uses.map(({ read, returned }) => read / Math.max(1, returned)))
    measured.push({
      name,
      half: median(times),
      most: quantile(times, 0.95),
      read: most('read'),
      written: most('written'),
      share,
    })
  }
  console.log('   p50    p95    rows read  written')
  for (const { name, half, most, read, written } of measured.sort((a, b) => b.most - a.most || b.read - a.read)) {
    const [p50, p95] = [half, most].map((ms) => ms.toFixed(1).padStart(6))
    console.log(`${p50} ${p95} ${String(read).padStart(12)} ${String(written).padStart(8)}  ${name}`)
  }
  const beyond = measured.filter(({ share, written }) => written === 0 && share > GOAL)
  console.log(`Read more than ${GOAL} rows for each they answer with or count: ${beyond.length}`)
  for (const { name, share } of beyond) console.log(`${share.toFixed(0).padStart(6)}  ${name}`)
}
