import type { StatementSamples } from '#scripts/lib/ledger/cast.ts'
import { listApplications, readApplication } from '#src/api/db/applications/application-list.ts'
import {
  addApplication,
  changeApplication,
  measureApplication,
  removeApplication,
} from '#src/api/db/applications/applications.ts'
import {
  addSending,
  applicationOfSending,
  keepSentFile,
  removeSending,
  sentFileOf,
} from '#src/api/db/applications/sendings.ts'

const words = { employer: 'Qingzhu', title: 'Product manager', link: '', posting: 'Plan payments' }
const copied = { title: 'Résumé', locale: 'en', design: 'ink', colour: null, completeness: 50, twin: null } as const
const nothing = { employer: null, title: null, link: null, step: null, on: null }

/** Applications for jobs. */
export const applicationSamples: StatementSamples = {
  'addApplication, with a copy': (db, c) =>
    addApplication(
      db,
      { ...words, id: c.fresh, userId: c.userId, key: c.fresh, covered: 3, total: 8, now: c.now },
      { copy: { ...copied, id: `copy-${c.fresh}`, userId: c.userId, key: c.fresh, now: c.now, limit: 100 } },
    ),
  'addApplication, with a résumé': (db, c) =>
    addApplication(
      db,
      { ...words, id: c.fresh, userId: c.userId, key: c.fresh, covered: 3, total: 8, now: c.now },
      { resume: c.resumeId },
    ),
  changeApplication: (db, c) =>
    changeApplication(db, { id: c.fresh, userId: c.userId, now: c.now }, { ...nothing, status: 'interview' }),
  measureApplication: (db, c) =>
    measureApplication(db, { id: c.fresh, userId: c.userId, day: c.day, covered: 5, total: 8, now: c.now }),
  listApplications: (db, c) =>
    listApplications(db, { userId: c.userId, status: 'sent', resume: c.resumeId, page: 1, now: c.now }),
  readApplication: (db, c) => readApplication(db, { id: c.fresh, userId: c.userId, now: c.now }),
  addSending: (db, c) =>
    addSending(db, {
      ...{ id: c.fresh, application: c.fresh, userId: c.userId, key: c.fresh, on: c.day },
      ...{ name: 'a.pdf', bytes: 1000, sha256: 'hash', share: c.share, now: c.now },
    }),
  keepSentFile: (db, c) => keepSentFile(db, { id: c.fresh, userId: c.userId, sha256: 'hash' }, 'sent/1/2/3/4'),
  sentFileOf: (db, c) => sentFileOf(db, c.fresh, c.userId),
  applicationOfSending: (db, c) => applicationOfSending(db, c.fresh, c.userId),
  removeSending: (db, c) => removeSending(db, c.fresh, c.userId),
  removeApplication: (db, c) => removeApplication(db, c.fresh, c.userId),
}
