import { setTimeout as rest } from 'node:timers/promises'
import type { D1Database } from '@cloudflare/workers-types'
import { runSite } from '#scripts/lib/local-worker.ts'
import { sandboxKeys } from '#scripts/lib/sandbox-keys.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'
import { signNotice } from '#src/sandbox/pay/alipay/sign.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'

/** How many payments are confirmed before the removal begins, and how long each rests from the one before, in ms. */
const BEFORE = 1000
const REST_MS = 50
const CHUNK = 250_000
/** More than are confirmed while millions of rows go. */
const ORDERS = 50_000
/** A gateway keeps no connection open between its callbacks. */
const ANEW = { connection: 'close' }

/**
 * Prints how long the callbacks of a gateway wait for the site's answer while its timer removes that many expired rows,
 * run after run without a minute between, and how long they waited before. Both come over HTTP to the built site.
 * @param stateDir where the ledger is, of a thousand people at least
 */
export async function benchSweep(stateDir: string, rows: number): Promise<void> {
  const keys = sandboxKeys(stateDir)
  const site = await runSite({
    stateDir,
    variables: siteVariables(stateDir, { SITE_URL: 'http://localhost', SANDBOX_URL: 'http://localhost:9' }),
    log: 'silent',
  })
  const { DB } = site.bindings
  // What else is due is done first: it asks the objects of résumés, which here all run in the process of the site.
  await runTimer(site.url)
  await addExpired(DB, rows)
  await addOrders(DB)
  let nth = 0
  const confirm = async () => {
    nth += 1
    const body = noticeOf(nth, keys)
    const before = performance.now()
    const address = new URL('/pay/notify/alipay', site.url)
    const answer = await (await fetch(address, { method: 'POST', headers: ANEW, body })).text()
    const ms = performance.now() - before
    if (answer !== 'success') throw new Error(`The callback was answered with ${answer}`)
    await rest(REST_MS)
    return ms
  }
  const quiet: number[] = []
  while (quiet.length < BEFORE) quiet.push(await confirm())
  const start = performance.now()
  let isOver = false
  const removing = removeAll(site.url, DB).finally(() => {
    isOver = true
  })
  const busy: number[] = []
  while (!isOver) busy.push(await confirm())
  const runs = await removing
  console.log(`${rows} rows removed in ${((performance.now() - start) / 1000).toFixed(0)} s, ${runs} runs of the timer`)
  console.log('callbacks         p50     p99    most, ms')
  for (const [name, times] of Object.entries({ before: quiet, meanwhile: busy })) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1).padStart(8)
    console.log(`${String(sorted.length).padStart(5)} ${name.padEnd(9)}${at(0.5)}${at(0.99)}${at(1)}`)
  }
}

const numbers =
  'WITH RECURSIVE numbers (n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)'

async function addExpired(db: D1Database, rows: number): Promise<void> {
  for (let from = 1; from <= rows; from += CHUNK) {
    await db
      .prepare(`${numbers} INSERT INTO captcha_uses (id, expires_at) SELECT 'solution-' || n, n FROM numbers`)
      .bind(from, Math.min(rows, from + CHUNK - 1))
      .run()
  }
}

/**
 * Orders of the first 900 people that wait for their payment at Alipay, and that the timer need not ask about today.
 */
async function addOrders(db: D1Database): Promise<void> {
  await db
    .prepare(
      `${numbers} INSERT INTO orders (order_no, user_id, kind, level, lane, title_zh, title_en, amount, pay_type, surface,
         client_address, door, state, created_at, expires_at, revision, asked_at, due_at, opened)
       SELECT 'swept-' || n, n % 900 + 10001, 'membership', 'yearly', 'swept-' || n, '年度会员', 'Yearly member', 6900, 2,
         'qr', '198.51.100.1', 'open', 'pending', ?3, ?3 + 86400000, 'first', ?3, ?3 + 86400000, 1 FROM numbers`,
    )
    .bind(1, ORDERS, Date.now())
    .run()
}

function noticeOf(nth: number, keys: Record<string, string>): URLSearchParams {
  const fields = {
    notify_id: `swept-${nth}`,
    notify_type: 'trade_status_sync',
    notify_time: beijing(Date.now()),
    app_id: keys.ALIPAY_APP_ID ?? '',
    seller_id: keys.ALIPAY_SELLER_ID ?? '',
    out_trade_no: `swept-${nth}`,
    trade_no: `swept-${nth}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: '69.00',
    charset: 'utf-8',
    sign_type: 'RSA2',
  }
  const sign = signNotice(keys.SANDBOX_ALIPAY_PRIVATE_KEY ?? '', new Map(Object.entries(fields)))
  return new URLSearchParams({ ...fields, sign })
}

/** Runs the timer until nothing is left; how often that was. */
async function removeAll(site: string, db: D1Database): Promise<number> {
  for (let runs = 0; ; runs += 1) {
    if ((await db.prepare('SELECT 1 FROM captcha_uses LIMIT 1').first()) === null) return runs
    await runTimer(site)
  }
}

async function runTimer(site: string): Promise<void> {
  const answer = await fetch(new URL('/cdn-cgi/local/scheduled', site), { headers: ANEW })
  if (!answer.ok) throw new Error(`The timer failed: ${await answer.text()}`)
}
