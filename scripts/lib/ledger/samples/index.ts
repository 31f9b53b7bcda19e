import type { Cast, StatementSamples } from '#scripts/lib/ledger/cast.ts'
import type { ContentDatabase } from '#src/api/db/content/database.ts'
import type { Sweep } from '#src/api/db/sweeping.ts'
import { accountSamples } from './accounts.ts'
import { alertSamples } from './alerts.ts'
import { applicationSamples } from './applications.ts'
import { commentSamples } from './comments.ts'
import { handoffSamples } from './handoffs.ts'
import { orderSamples } from './orders.ts'
import { resumeSamples } from './resumes.ts'
import { offeringSamples, templateSamples } from './templates.ts'

/** Every statement of the ledger in use. */
export const usedSamples: StatementSamples = {
  ...templateSamples,
  ...orderSamples,
  ...resumeSamples,
  ...commentSamples,
  ...applicationSamples,
  ...accountSamples,
  ...handoffSamples,
  ...alertSamples,
}

/** The samples of publishing. They run last, because they take everything off the site. */
export const allSamples: StatementSamples = { ...usedSamples, ...offeringSamples }

/** Makes a call; where it answers with a statement, or with those of a sweep, they run. */
export async function runSample<D extends ContentDatabase>(
  sample: (db: D, cast: Cast) => unknown,
  db: D,
  cast: Cast,
): Promise<void> {
  const made = await sample(db, cast)
  if (isStatement(made)) await made.run()
  if (isSweep(made)) await db.batch([made.count(), made.remove(SWEPT)])
}

/** How many rows the timer removes at a time. */
const SWEPT = 2000

function isSweep(made: unknown): made is Sweep {
  return typeof made === 'object' && made !== null && 'remove' in made && 'count' in made
}

function isStatement(made: unknown): made is { run: () => Promise<unknown> } {
  return typeof made === 'object' && made !== null && 'run' in made
}
