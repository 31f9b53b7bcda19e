import { monthOf } from './demand.ts'

/**
 * A price in dollars per `each` units beyond those included in a month, as of 23 November 2026, from the pages named in
 * `docs/scale.md`.
 */
type Price = { item: string; dollars: number; each: number; included: number }

const MILLION = 1e6
/** The bytes an average user stores, from a filled ledger (`bench:ledger`) and the limits of levels. */
const LEDGER_BYTES = 1550
const RESUME_BYTES = 60_000
const FILE_BYTES = 90_000
/**
 * The CPU time of a request in ms, and the active time of a Durable Object per call in GB-s (half a second with 128
 * MB).
 */
const CPU_MS = 8
const AWAKE_GB_S = 0.128 * 0.5

const GB = 1e9

/** The cost of a month, item by item, for a number of accounts. */
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

/** The size of the ledger for a number of accounts, in bytes. */
export function ledgerBytes(people: number): number {
  return people * LEDGER_BYTES
}

function price(item: string, dollars: number, each: number, included: number): Price {
  return { item, dollars, each, included }
}
