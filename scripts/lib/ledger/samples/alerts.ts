import type { StatementSample, StatementSamples } from '#scripts/lib/ledger/cast.ts'
import { sweeps } from '#src/api/db/sweeping.ts'
import {
  addFaults,
  claimAlert,
  endAlerts,
  forgetAlert,
  recentFaults,
  standingTroubles,
} from '#src/api/db/upkeep/alerts.ts'
import { noteBacklog, readBacklog, runsBehind } from '#src/api/db/upkeep/backlog.ts'
import { keepSecretPrint, readSecretPrint } from '#src/api/db/upkeep/secret-print.ts'
import { addUse, readUse } from '#src/api/db/upkeep/use-counts.ts'
import { beijingDay } from '#src/lib/time.ts'

/** Every statement about what should wake somebody, what waits, and what is used. */
export const alertSamples: StatementSamples = {
  addFaults: (db, c) => addFaults(db, { name: 'gateway-down', count: 1 }, c.now),
  recentFaults: (db, c) => recentFaults(db, c.now),
  standingTroubles: (db, c) => standingTroubles(db, c.now),
  claimAlert: (db, c) => claimAlert(db, { name: 'gateway-down', count: 1 }, c.now),
  forgetAlert: (db) => forgetAlert(db, 'gateway-down'),
  noteBacklog: (db, c) => noteBacklog(db, { sessions: sweeps.sessions(db, c.now).count() }, c.now),
  readBacklog: (db) => readBacklog(db),
  runsBehind: (db) => runsBehind(db, 'resumes'),
  addUse: (db, c) => addUse(db, [{ kind: 'visit', name: 'home', detail: '' }], beijingDay(c.now)),
  readUse: (db, c) => readUse(db, beijingDay(c.now)),
  keepSecretPrint: (db) => keepSecretPrint(db, 'print'),
  readSecretPrint: (db) => readSecretPrint(db),
  endAlerts: (db, c) => endAlerts(db, ['refund-failed'], c.now),
  ...Object.fromEntries(
    Object.entries(sweeps).map(([name, sweep]): [string, StatementSample] => [
      `sweep ${name}`,
      (db, c) => sweep(db, c.now),
    ]),
  ),
}
