import { beforeAll, expect, test } from 'vitest'
import { readArchive } from '#src/api/documents/archive.ts'
import { placeCopy, readCopy } from '#src/api/documents/copy.ts'
import { readPhotoKeys } from '#src/api/documents/photos.ts'
import {
  addHistory,
  prepareStorage,
  readHead,
  readHistory,
  type Stored,
  writeHead,
  writeIndexed,
} from '#src/api/documents/storage.ts'
import { keepVersion, listVersions, nameVersion, readVersion } from '#src/api/documents/versions.ts'
import { newResume } from '#src/resume/sync/accept.ts'
import { type Prepared, placesThatPrepare, sitesIn, slowSteps } from '#tests/support/query-plans.ts'
import { sparseDocument } from '#tests/support/sparse-document.ts'
import { sqliteStorage } from '#tests/support/sqlite-database.ts'

const FOLDER = 'src/api/documents'

/** What may be read as a whole: an object has one head, and of each résumé at most 100 versions and 5000 values. */
const REVIEWED = [
  'copy.ts placeCopy: SCAN head',
  'copy.ts placeCopy: SCAN sqlite_master',
  'copy.ts readCopy: SCAN head',
  'copy.ts readCopy: SCAN sqlite_master',
  'photos.ts readPhotoKeys: SCAN head',
  'photos.ts readPhotoKeys: SCAN history',
  'photos.ts readPhotoKeys: SCAN versions',
  'storage.ts readHead: SCAN head',
  'storage.ts readHead: SCAN sqlite_master',
  'storage.ts readHistory: SCAN history',
  'storage.ts writeIndexed: SCAN head',
  'versions.ts keepVersion: SCAN versions',
  'versions.ts listVersions: SCAN versions',
  'versions.ts nameVersion: SCAN versions',
]

const prepared: Prepared[] = []
const { sql, sqlite } = sqliteStorage((text) => prepared.push({ sql: text, sites: sitesIn(FOLDER) }))

beforeAll(() => {
  prepareStorage(sql)
  const times = { createdAt: 1, updatedAt: 1, deletedAt: null, indexedRev: 0 }
  const stored: Stored = { ...newResume(sparseDocument().document), ...times, id: 'one', owner: 1 }
  writeHead(sql, stored)
  writeIndexed(sql, 1)
  addHistory(sql, [{ entry: 'basics', values: { photo: 'key' }, rev: 1, at: 1, journal: 'tab' }])
  keepVersion(sql, stored, 1)
  nameVersion(sql, stored, 'mine', 1)
  listVersions(sql)
  readVersion(sql, 1)
  readHistory(sql, 200)
  readHead(sql)
  readPhotoKeys(sql)
  readArchive(sql, stored, { versions: 0, history: 0 })
  const copy = readCopy(sql, { versions: 0, history: 0 })
  if (copy === null) throw new Error('There is no copy')
  placeCopy(sqliteStorage((text) => prepared.push({ sql: text, sites: sitesIn(FOLDER) })).sql, copy)
  placeCopy(sql, { ...copy, head: null })
})

test('every statement of an object is asked here', () => {
  const reached = new Set(prepared.flatMap(({ sites }) => sites.map(({ file, line }) => `${file}:${line}`)))
  expect(placesThatPrepare(FOLDER, /\bsql\.exec\(/).filter((place) => !reached.has(place))).toEqual([])
})

test('no statement of an object reads a table as a whole, but those reviewed', () => {
  const asked = prepared.filter(({ sql }) => !/^\s*CREATE/.test(sql))
  const found = slowSteps(sqlite, asked).map(({ by, step }) => `${by}: ${step}`)
  expect(found.sort()).toEqual(REVIEWED)
})
