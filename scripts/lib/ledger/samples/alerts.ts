import type { StatementSamples } from '#scripts/lib/ledger/cast.ts'
import {
  addFaults,
  claimAlert,
  endAlerts,
  forgetAlert,
  recentFaults,
  standingTroubles,
  sweepFaults,
} from '#src/api/db/alerts.ts'
import { quotaDay } from '#src/api/domain/quota.ts'

/** Every statement about what should wake somebody. */
export const alertSamples: StatementSamples = {
  addFaults: (db, c) => addFaults(db, { name: 'gateway-down', count: 1 }, c.now),
  recentFaults: (db, c) => recentFaults(db, c.now),
  sweepFaults: (db, c) => sweepFaults(db, c.now),
  standingTroubles: (db, c) => standingTroubles(db, c.now, quotaDay),
  claimAlert: (db, c) => claimAlert(db, { name: 'gateway-down', count: 1 }, c.now),
  forgetAlert: (db) => forgetAlert(db, 'gateway-down'),
  endAlerts: (db, c) => endAlerts(db, ['refund-failed'], c.now),
}
