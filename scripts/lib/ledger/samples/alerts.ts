import type { StatementSamples } from '#scripts/lib/ledger/cast.ts'
import { waitingAccounts } from '#src/api/db/accounts/leaving.ts'
import { waitingLetters } from '#src/api/db/contact-messages.ts'
import { waitingLinkedFiles } from '#src/api/db/files/linked-files.ts'
import { waitingPhotos } from '#src/api/db/files/photos.ts'
import { waitingOrders } from '#src/api/db/orders/orders.ts'
import { waitingResumes } from '#src/api/db/resumes/resumes.ts'
import { waitingSockets } from '#src/api/db/resumes/sockets.ts'
import {
  addFaults,
  claimAlert,
  endAlerts,
  forgetAlert,
  recentFaults,
  standingTroubles,
  sweepFaults,
} from '#src/api/db/upkeep/alerts.ts'
import { noteBacklog, readBacklog, runsBehind } from '#src/api/db/upkeep/backlog.ts'
import { keepSecretPrint, readSecretPrint } from '#src/api/db/upkeep/secret-print.ts'
import { addUse, readUse, sweepUse } from '#src/api/db/upkeep/use-counts.ts'
import { quotaDay } from '#src/api/domain/quota.ts'

/** Every statement about what should wake somebody, what waits, and what is used. */
export const alertSamples: StatementSamples = {
  addFaults: (db, c) => addFaults(db, { name: 'gateway-down', count: 1 }, c.now),
  recentFaults: (db, c) => recentFaults(db, c.now),
  sweepFaults: (db, c) => sweepFaults(db, c.now),
  standingTroubles: (db, c) => standingTroubles(db, c.now, quotaDay),
  claimAlert: (db, c) => claimAlert(db, { name: 'gateway-down', count: 1 }, c.now),
  forgetAlert: (db) => forgetAlert(db, 'gateway-down'),
  noteBacklog: (db, c) => noteBacklog(db, { resumes: waitingResumes(db, c.now) }, c.now),
  readBacklog: (db) => readBacklog(db),
  runsBehind: (db) => runsBehind(db, 'resumes'),
  waitingResumes: (db, c) => waitingResumes(db, c.now),
  waitingLetters: (db, c) => waitingLetters(db, c.now),
  waitingSockets: (db, c) => waitingSockets(db, c.now),
  waitingLinkedFiles: (db, c) => waitingLinkedFiles(db, c.now),
  waitingPhotos: (db, c) => waitingPhotos(db, c.now),
  waitingOrders: (db, c) => waitingOrders(db, c.now),
  waitingAccounts: (db, c) => waitingAccounts(db, c.now),
  addUse: (db, c) => addUse(db, [{ kind: 'visit', name: 'home', detail: '' }], quotaDay(c.now)),
  readUse: (db, c) => readUse(db, quotaDay(c.now)),
  sweepUse: (db, c) => sweepUse(db, quotaDay(c.now)),
  keepSecretPrint: (db) => keepSecretPrint(db, 'print'),
  readSecretPrint: (db) => readSecretPrint(db),
  endAlerts: (db, c) => endAlerts(db, ['refund-failed'], c.now),
}
