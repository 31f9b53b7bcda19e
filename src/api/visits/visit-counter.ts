import { DurableObject } from 'cloudflare:workers'
import type * as Workers from '@cloudflare/workers-types'
import type { CountedKind, CountedVisit, VisitsToAdd } from '#src/api/domain/visits.ts'
import { beijingDay, endOfBeijingDay, MINUTE_MS } from '#src/lib/time.ts'
import {
  addVisit,
  closeBatch,
  forgetBatches,
  forgetMarks,
  isAdmitted,
  isMarked,
  prepareVisits,
} from './visit-storage.ts'

/** The side effects of a counter; `add` adds each batch of a counter once, however often it is handed over. */
export type VisitCounterDeps = {
  now: () => number
  add: (visits: VisitsToAdd) => Promise<void>
  log: { error: (event: string, error: unknown) => void }
}

/** How long counted visits wait, in ms: the owner of a link may check at once whether it was opened. */
const ADDED_AFTER_MS: Record<CountedKind, number> = { template: MINUTE_MS, article: MINUTE_MS, share: 5000 }

/**
 * The Durable Object that counts visits: it stores for a day, as hashes, who has been counted, and adds its counts to
 * the rows of the ledger by an alarm. So a visit costs the ledger nothing. There are several, each for a part of all
 * clients (`visitCounter`).
 */
export function visitCounterOf<B>(depsOf: (bindings: B) => VisitCounterDeps) {
  return class VisitCounter extends DurableObject<B> {
    readonly deps: VisitCounterDeps
    /** The time of the alarm, in ms since 1970. */
    alarmAt = Number.POSITIVE_INFINITY

    constructor(ctx: Workers.DurableObjectState, env: B) {
      super(ctx, env)
      this.deps = depsOf(env)
      prepareVisits(ctx.storage.sql)
      void ctx.blockConcurrencyWhile(async () => {
        this.alarmAt = (await ctx.storage.getAlarm()) ?? Number.POSITIVE_INFINITY
      })
    }

    /** Counts a visit, once for its mark and within the limits. Returns whether it is counted, now or before. */
    count(visit: CountedVisit): boolean {
      const { storage } = this.ctx
      if (isMarked(storage.sql, visit)) return true
      if (!isAdmitted(storage.sql, visit)) return false
      storage.transactionSync(() => addVisit(storage.sql, visit))
      this.ringAt(this.deps.now() + ADDED_AFTER_MS[visit.kind])
      return true
    }

    /** Adds the counts to the ledger, and deletes the marks of earlier days. */
    override async alarm(): Promise<void> {
      this.alarmAt = Number.POSITIVE_INFINITY
      const { sql } = this.ctx.storage
      const now = this.deps.now()
      const { upTo, visits } = closeBatch(sql, now)
      if (visits.length > 0) {
        try {
          await this.deps.add({ counter: this.ctx.id.toString(), upTo, visits })
          forgetBatches(sql, upTo)
        } catch (error) {
          // The batches stay stored, and the next alarm hands them over again.
          this.deps.log.error('visits.add', error)
          this.ringAt(now + MINUTE_MS)
        }
      }
      if (forgetMarks(sql, beijingDay(now))) this.ringAt(endOfBeijingDay(now))
    }

    /** Sets the alarm, unless it is set to an earlier time. */
    ringAt(time: number): void {
      if (this.alarmAt <= time) return
      this.alarmAt = time
      void this.ctx.storage.setAlarm(time)
    }
  }
}
