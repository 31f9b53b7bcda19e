import { type BillReport, findUnsettled, isReconciled, noteReconciled } from '#src/api/db/orders/bills.ts'
import type { BillLine, PaymentGateway } from '#src/api/pay/gateway.ts'
import { noteFault } from '#src/api/upkeep/alerts.ts'
import { type PayType, payMethodList } from '#src/contract/index.ts'
import { chunksOf } from '#src/lib/chunks.ts'
import { beijingDay, DAY_MS, HOUR_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { carryOut, gatewayOf } from './care.ts'
import { type Applied, applyEvent, type Happened } from './events.ts'

/** How long after midnight in Beijing the gateways have the bill of the day before. */
const BILL_READY_MS = 10 * HOUR_MS
/** For how many days a bill that could not be fetched is retried. */
const DAYS_BACK = 7
/** From which age, in days, a missing bill is a fault: somebody has to ask the gateway why it has not come. */
const LATE_DAYS = 2
/** Bill lines compared by one query. */
const CHUNK = 500

type WantedBill = { payType: PayType; day: string; isLate: boolean }

/**
 * Compares the gateways' bills of the last days with the orders, each bill once: unreported payments are granted or
 * refunded.
 */
export async function reconcileBills(services: Services): Promise<void> {
  const newest = services.now() - BILL_READY_MS
  for (const { payType } of payMethodList) {
    const gateway = gatewayOf(services, payType)
    if (gateway === null) continue
    for (let back = 1; back <= DAYS_BACK; back += 1) {
      await reconcileDay(services, gateway, {
        payType,
        day: beijingDay(newest - back * DAY_MS),
        isLate: back >= LATE_DAYS,
      })
    }
  }
}

/**
 * Compares the bill of one day, unless that was done before. A failure is logged and counted as a fault; other bills
 * are still compared, and this one is compared again in an hour.
 */
async function reconcileDay(services: Services, gateway: PaymentGateway, bill: WantedBill): Promise<void> {
  const { payType, day } = bill
  try {
    if (!(await isReconciled(services.db, payType, day))) await compareBill(services, gateway, bill)
  } catch (error) {
    services.log.error('bill.compare', error, { pay_type: payType, day })
    await noteFault(services, 'job-failed')
  }
}

async function compareBill(services: Services, gateway: PaymentGateway, wanted: WantedBill): Promise<void> {
  const { db, log, now } = services
  const { payType, day, isLate } = wanted
  const bill = await gateway.bill(day)
  if (bill.kind !== 'success') {
    if (isLate) throw new Error(`The bill has not come: ${bill.reason}`)
    log.info('bill.missing', { pay_type: payType, day, reason: bill.reason })
    return
  }
  const report: BillReport = { payType, day, lines: bill.value.length, missed: 0, unknown: 0 }
  // Payments before refunds.
  const told = bill.value.toSorted((one, other) => Number(one.kind === 'refund') - Number(other.kind === 'refund'))
  const failed: unknown[] = []
  for (const lines of chunksOf(told, CHUNK)) failed.push(...(await compare(services, lines, report)))
  // The other lines have been compared. The next run compares all of them again, which changes nothing twice.
  if (failed.length > 0) throw failed[0]
  await noteReconciled(db, report, now())
  const { lines, missed, unknown } = report
  const fields = { pay_type: payType, day, lines, missed, unknown }
  if (missed + unknown > 0) log.error('bill.differs', new Error('The bill has what the orders did not'), fields)
  else log.info('bill.compared', fields)
}

/** @returns the errors of those lines that could not be settled */
async function compare(services: Services, lines: readonly BillLine[], report: BillReport): Promise<unknown[]> {
  const failed: unknown[] = []
  for (const { position, isTold } of await findUnsettled(services.db, lines)) {
    const line = lines[position]
    if (line === undefined) continue
    try {
      const applied = await applyEvent(services, line.orderNo, happenedOf(line))
      if (applied === null) report.unknown += 1
      else {
        if (!isTold && isNews(line, applied)) report.missed += 1
        await carryOut(services, applied)
      }
    } catch (error) {
      failed.push(error)
    }
  }
  return failed
}

/**
 * Whether a line tells something that the orders did not know. A refund made in the merchant console may already be
 * counted under another number, by the total in a notification; then this line adds nothing to it.
 */
function isNews({ kind, transactionId, refundNo }: BillLine, { order }: Applied): boolean {
  if (kind === 'payment') return true
  const refund = order.life.refunds.find((one) => one.transactionId === transactionId && one.refundNo === refundNo)
  return refund?.raised !== 0
}

function happenedOf({ kind, transactionId, refundNo, amount }: BillLine): Happened {
  if (kind === 'payment') return { kind: 'paid', transactionId, amount }
  return { kind: 'returned', transactionId, refundNo, amount, total: null, paid: null }
}
