import { beforeAll, expect, test } from 'vitest'
import type { CountedVisit } from '#src/api/domain/visits.ts'
import {
  addVisit,
  closeBatch,
  forgetBatches,
  forgetMarks,
  isAdmitted,
  isMarked,
  prepareVisits,
} from '#src/api/visits/visit-storage.ts'
import { type Prepared, placesThatPrepare, sitesIn, slowSteps } from '#tests/support/query-plans.ts'
import { sqliteStorage } from '#tests/support/sqlite-database.ts'

const FOLDER = 'src/api/visits'

/** What may be read as a whole: there is one head, what waits is that of a minute; whether any mark is left is one row. */
const REVIEWED = [
  'visit-storage.ts addVisit: SCAN head',
  'visit-storage.ts closeBatch: SCAN head',
  'visit-storage.ts closeBatch: SCAN waiting',
  'visit-storage.ts forgetMarks: SCAN marks USING COVERING INDEX marks_by_address',
]

const prepared: Prepared[] = []
const { sql, sqlite } = sqliteStorage((text) => prepared.push({ sql: text, sites: sitesIn(FOLDER) }))

beforeAll(() => {
  prepareVisits(sql)
  const what = { kind: 'article', id: '1', mark: 'mark', subject: 'subject', address: 'place' } as const
  const visit: CountedVisit = { ...what, day: '2026-11-21', at: 1 }
  if (!isMarked(sql, visit) && isAdmitted(sql, visit)) addVisit(sql, visit)
  forgetBatches(sql, closeBatch(sql, 1).upTo)
  forgetMarks(sql, '2026-11-22')
})

test('every statement of a counter is asked here', () => {
  const reached = new Set(prepared.flatMap(({ sites }) => sites.map(({ file, line }) => `${file}:${line}`)))
  expect(placesThatPrepare(FOLDER, /\bsql\.exec\(/).filter((place) => !reached.has(place))).toEqual([])
})

test('no statement of a counter reads a table as a whole, but those reviewed', () => {
  const asked = prepared.filter(({ sql }) => !/^\s*CREATE/.test(sql))
  const found = slowSteps(sqlite, asked).map(({ by, step }) => `${by}: ${step}`)
  expect(found.sort()).toEqual(REVIEWED)
})
