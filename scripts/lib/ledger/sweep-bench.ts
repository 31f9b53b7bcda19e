import { randomBytes } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import type { D1Database } from '@cloudflare/workers-types'
import { type Applied, applyEvent } from '#src/api/orders/events.ts'
import { sweepExpired } from '#src/api/upkeep/sweep.ts'
import { parseEnv } from '#src/env/index.ts'
import { castOf, LEDGER_NOW } from './cast.ts'
import { countingDatabase } from './measure.ts'

/** How many payments are confirmed before the removal begins, and how long each rests from the one before, in ms. */
const BEFORE = 200
const REST_MS = 50
const CHUNK = 250_000

const services = (db: D1Database) => ({
  db,
  config: parseEnv({ ENVIRONMENT: 'development', SITE_URL: 'http://localhost' }),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  randomBytes: (length: number) => new Uint8Array(randomBytes(length)),
  log: { info: () => {}, error: (event: string, error: unknown) => console.error(event, error) },
})

/**
 * Removes that many expired rows as the timer does, run after run without an hour between, while payments are
 * confirmed: prints how long each confirmation waits for the ledger, before and meanwhile, and for how much of the time
 * the removal had the ledger to itself.
 * @param users how many people the ledger has, each with an order at most
 */
export async function benchSweep(db: D1Database, rows: number, users: number): Promise<void> {
  for (let from = 1; from <= rows; from += CHUNK) {
    await db
      .prepare(
        `WITH RECURSIVE numbers (n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
         INSERT INTO captcha_uses (id, expires_at) SELECT 'solution-' || n, n FROM numbers`,
      )
      .bind(from, Math.min(rows, from + CHUNK - 1))
      .run()
  }
  await db
    .prepare(
      "UPDATE orders SET door = 'open', state = 'pending', paid_at = NULL WHERE order_no NOT IN (SELECT order_no FROM payments)",
    )
    .run()
  let nth = 0
  const confirm = async () => {
    nth += 3
    const before = performance.now()
    await confirmPayment(db, nth % Math.floor(users * 0.3))
    const ms = performance.now() - before
    await rest(REST_MS)
    return ms
  }
  const quiet: number[] = []
  while (quiet.length < BEFORE) quiet.push(await confirm())
  const start = performance.now()
  let isOver = false
  const sweeping = removeAll(db).finally(() => {
    isOver = true
  })
  const busy: number[] = []
  while (!isOver) busy.push(await confirm())
  const { runs, ms } = await sweeping
  const seconds = (performance.now() - start) / 1000
  const share = ((ms / 1000 / seconds) * 100).toFixed(0)
  console.log(
    `${rows} rows removed in ${seconds.toFixed(0)} s, ${runs} runs of the timer, ${share} % of the ledger's time`,
  )
  console.log('confirmations     p50     p99    most, ms')
  for (const [name, times] of Object.entries({ before: quiet, meanwhile: busy })) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1).padStart(8)
    console.log(`${String(sorted.length).padStart(5)} ${name.padEnd(9)}${at(0.5)}${at(0.99)}${at(1)}`)
  }
}

/** What the callback of a gateway does in the ledger. */
function confirmPayment(db: D1Database, nth: number): Promise<Applied | null> {
  const { unpaidNo: orderNo } = castOf(nth)
  const [transactionId, eventId] = [`swept-${nth}`, `swept-${nth}`]
  return applyEvent(
    { ...services(db), now: () => LEDGER_NOW },
    orderNo,
    { kind: 'paid', transactionId, amount: 6900 },
    { payType: nth % 2 === 0 ? 1 : 2, eventId, kind: 'payment', orderNo, transactionId, amount: 6900 },
  )
}

/** The timer's removal until nothing is left; how many runs it took, and the ledger's time in ms. */
async function removeAll(real: D1Database): Promise<{ runs: number; ms: number }> {
  const { db, take } = countingDatabase(real)
  for (let runs = 0; ; runs += 1) {
    const left = await db.prepare('SELECT 1 FROM captcha_uses LIMIT 1').first()
    if (left === null) return { runs, ms: take().ms }
    await sweepExpired({ ...services(db), now: () => Date.now() })
  }
}
