import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { isFound, readRows } from '#src/api/db/rows.ts'
import type { PayType } from '#src/contract/index.ts'

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
export type BillItem = {
  orderNo: string
  transactionId: string
  kind: 'payment' | 'refund'
  refundNo: string
  amount: number
}

const unsettledRow = z.object({ position: z.int(), told: z.int() })

/** Whether the bill of a day has been compared. */
export async function isReconciled(db: D1Database, payType: PayType, day: string): Promise<boolean> {
  return isFound(db.prepare('SELECT 1 FROM reconciled_bills WHERE pay_type = ? AND day = ?').bind(payType, day))
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

/**
 * Finds the lines of a bill that the orders do not account for: unknown payments, and refunds whose own amount is
 * unknown, unless the whole payment has been refunded. `position`: the index of the line. `isTold`: the refund is
 * already counted, by the total in a notification, so that its amount is no news.
 */
export async function findUnsettled(
  db: D1Database,
  items: readonly BillItem[],
): Promise<{ position: number; isTold: boolean }[]> {
  const sql = `SELECT line.key AS position, r.total IS NOT NULL AS told FROM json_each(?) AS line
    LEFT JOIN payments AS p
      ON p.order_no = line.value ->> 'orderNo' AND p.transaction_id = line.value ->> 'transactionId'
    LEFT JOIN refunds AS r ON r.order_no = line.value ->> 'orderNo'
      AND r.transaction_id = line.value ->> 'transactionId' AND r.refund_no = line.value ->> 'refundNo'
    WHERE iif(line.value ->> 'kind' = 'payment', p.order_no IS NULL,
      r.amount IS NULL AND p.fate IS NOT 'refunded')`
  const rows = await readRows(unsettledRow, db.prepare(sql).bind(JSON.stringify(items)))
  return rows.map(({ position, told }) => ({ position, isTold: told === 1 }))
}
