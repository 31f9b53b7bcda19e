import { monthOf } from './demand.ts'

/**
 * A price: dollars for so many beyond what is included in a month. Read on 23 November 2026 in the pages
 * `docs/scale.md` names.
 */
type Price = { item: string; dollars: number; each: number; included: number }

const MILLION = 1e6
/** What an average user has stored, in bytes, from a filled ledger (`bench:ledger`) and the limits of levels. */
const LEDGER_BYTES = 1550
const RESUME_BYTES = 60_000
const FILE_BYTES = 90_000
/** CPU of a request, in ms, and how long an object is awake for a call, in s with 128 MB. */
const CPU_MS = 8
const AWAKE_GB_S = 0.128 * 0.5

const GB = 1e9

/** What a month costs, item by item, for so many people with an account. */
export function costOf(people: number): { item: string; amount: number; dollars: number }[] {
  const month = monthOf(people)
  const bought: [Price, number][] = [
    [price('Worker requests, million', 0.3, MILLION, 10 * MILLION), month.requests],
    [price('Worker CPU, million ms', 0.02, MILLION, 30 * MILLION), month.requests * CPU_MS],
    [price('D1 rows read, million', 0.001, MILLION, 25_000 * MILLION), month.rowsRead],
    [price('D1 rows written, million', 1, MILLION, 50 * MILLION), month.rowsWritten],
    [price('D1 storage, GB', 0.75, GB, 5 * GB), people * LEDGER_BYTES],
    [price('Object requests, million', 0.15, MILLION, MILLION), month.objects],
    [price('Object duration, million GB-s', 12.5, MILLION, 0.4 * MILLION), month.objects * AWAKE_GB_S],
    [price('Object rows written, million', 1, MILLION, 50 * MILLION), month.objectRows],
    [price('Object storage, GB', 0.2, GB, 5 * GB), people * RESUME_BYTES],
    [price('KV reads, million', 0.5, MILLION, 10 * MILLION), month.kvReads],
    [price('R2 writes, million', 4.5, MILLION, MILLION), month.filePuts],
    [price('R2 reads, million', 0.36, MILLION, 10 * MILLION), month.fileGets],
    [price('R2 storage, GB', 0.015, GB, 10 * GB), people * FILE_BYTES],
  ]
  const items = bought.map(([{ item, dollars, each, included }, amount]) => ({
    item,
    amount: amount / each,
    dollars: (Math.max(0, amount - included) / each) * dollars,
  }))
  return [{ item: 'Workers Paid', amount: 1, dollars: 5 }, ...items]
}

/** How large the ledger of so many people is, in bytes. */
export function ledgerBytes(people: number): number {
  return people * LEDGER_BYTES
}

function price(item: string, dollars: number, each: number, included: number): Price {
  return { item, dollars, each, included }
}
