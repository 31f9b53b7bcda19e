import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { PayType } from '#src/contract/index.ts'
import { rowsOf } from './rows.ts'

/** The result of comparing a bill. */
export type BillReport = {
  payType: PayType
  day: string
  lines: number
  /** Lines that the orders had not recorded before. */
  missed: number
  /** Lines that belong to no order. */
  unknown: number
}

/** A line of a bill, reduced to what orders need. */
export type BillItem = { orderNo: string; transactionId: string; kind: 'payment' | 'refund'; amount: number }

const keyRow = z.object({ position: z.int() })

/** Whether the bill of a day has been compared. */
export async function isReconciled(db: D1Database, payType: PayType, day: string): Promise<boolean> {
  const row = db.prepare('SELECT 1 FROM reconciled_bills WHERE pay_type = ? AND day = ?').bind(payType, day)
  return (await row.first()) !== null
}

/** Records that a bill was compared, and the result. */
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

/** The indexes of lines that the orders have not recorded: unknown payments, or refunds. */
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
