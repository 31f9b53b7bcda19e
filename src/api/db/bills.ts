import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { PayType } from '#src/contract/index.ts'
import { rowsOf } from './rows.ts'

/** What comparing a bill came to. */
export type BillReport = {
  payType: PayType
  day: string
  lines: number
  /** Lines the orders had not heard of until then. */
  missed: number
  /** Lines without an order of ours. */
  unknown: number
}

/** A line of a bill, as far as orders go. */
export type BillItem = { orderNo: string; transactionId: string; kind: 'payment' | 'refund'; amount: number }

const keyRow = z.object({ position: z.int() })

/** Whether the bill of a day has been compared. */
export async function isReconciled(db: D1Database, payType: PayType, day: string): Promise<boolean> {
  const row = db.prepare('SELECT 1 FROM reconciled_bills WHERE pay_type = ? AND day = ?').bind(payType, day)
  return (await row.first()) !== null
}

/** Notes that a bill has been compared, and with what result. */
export async function noteReconciled(db: D1Database, report: BillReport, now: number): Promise<void> {
  const { payType, day, lines, missed, unknown } = report
  await db
    .prepare(
      `INSERT INTO reconciled_bills (pay_type, day, lines, missed, unknown, reconciled_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    )
    .bind(payType, day, lines, missed, unknown, now)
    .run()
}

/** The positions of the lines that say what the orders do not: money unheard of, or back without our knowing. */
export async function findUnsettled(db: D1Database, items: readonly BillItem[]): Promise<number[]> {
  const found = await db
    .prepare(
      `SELECT line.key AS position FROM json_each(?) AS line WHERE NOT EXISTS (
         SELECT 1 FROM payments AS p
         WHERE p.order_no = line.value ->> 'orderNo' AND p.transaction_id = line.value ->> 'transactionId'
           AND (line.value ->> 'kind' = 'payment' OR p.fate = 'refunded'
             OR (p.refund_state = 'done' AND p.refund_amount = line.value ->> 'amount')))`,
    )
    .bind(JSON.stringify(items))
    .all()
  return rowsOf(keyRow, found).map(({ position }) => position)
}
