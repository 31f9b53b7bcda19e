import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { castOf } from '#scripts/lib/ledger/cast.ts'
import { fillLedger, sizesFor } from '#scripts/lib/ledger/fill.ts'
import { contentSamples, publishingSamples } from '#scripts/lib/ledger/samples/content.ts'
import { allSamples, runSample } from '#scripts/lib/ledger/samples/index.ts'
import { type Prepared, placesThatPrepare, sitesIn, slowSteps } from '#tests/support/query-plans.ts'
import { sqliteDatabase } from '#tests/support/sqlite-database.ts'
import { reviewedPlans } from './reviewed-plans.ts'

const FOLDER = 'src/api/db'
/** The migrations of the ledger, and of what is published. */
const MIGRATIONS = [`${FOLDER}/migrations`, `${FOLDER}/content/migrations`]
/** What prepares a statement: D1's own call, and the one with names, except where it is made. */
const PREPARES = /\.prepare\(|(?<!function )\bstatement\(/

const [ledger, content] = MIGRATIONS.map((migrations) => {
  const prepared: Prepared[] = []
  return { migrations, prepared, ...sqliteDatabase((sql) => prepared.push({ sql, sites: sitesIn(FOLDER) })) }
})
if (ledger === undefined || content === undefined) throw new Error('There are two databases')
const databases = [ledger, content]

beforeAll(async () => {
  for (const { migrations, sqlite } of databases) {
    for (const name of readdirSync(migrations).sort()) sqlite.exec(readFileSync(`${migrations}/${name}`, 'utf8'))
  }
  await fillLedger(ledger.db, content.db, { ...sizesFor(300), templates: 30, articles: 30 })
  const samples = Object.values(allSamples)
  for (const [index, sample] of samples.entries()) await runSample(sample, ledger.db, castOf(index + 1))
  const published = Object.values({ ...contentSamples, ...publishingSamples })
  for (const [index, sample] of published.entries()) await runSample(sample, content.db, castOf(index + 1))
})

test('every statement is asked here: a new one belongs into scripts/lib/ledger/samples', () => {
  const prepared = databases.flatMap((database) => database.prepared)
  const reached = new Set(prepared.flatMap(({ sites }) => sites.map(({ file, line }) => `${file}:${line}`)))
  expect(placesThatPrepare(FOLDER, PREPARES).filter((place) => !reached.has(place))).toEqual([])
})

test('no statement reads a table that grows as a whole, but those reviewed', () => {
  const known = ({ by, step }: { by: string; step: string }) => `${by}: ${step}`
  const found = databases.flatMap(({ sqlite, prepared }) =>
    slowSteps(
      sqlite,
      prepared.filter(({ sites }) => sites.length > 0),
    ),
  )
  expect(found.map(known).sort()).toEqual(reviewedPlans.map(known).sort())
})
