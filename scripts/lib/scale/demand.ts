/**
 * What one person who comes in a month does, and what each time asks for. Calls, rows and writes are those that
 * `tests/worker/api/ledger-use.test.ts` measures; how often it happens is assumed (`docs/scale.md` says why).
 */
export type Deed = {
  name: string
  /** How often, in a month, by one person who comes. */
  times: number
  /** Requests to the Worker. */
  requests: number
  /** Calls of the ledger that read, and that write; rows read and written, with those of indexes. */
  reads: number
  writes: number
  rowsRead: number
  rowsWritten: number
  /** Calls of a résumé's object, and rows it writes. */
  objects?: number
  objectRows?: number
  /** Reads of KV; puts and gets of R2. */
  kvReads?: number
  filePuts?: number
  fileGets?: number
}

export const deeds: readonly Deed[] = [
  { name: 'a public page', times: 25, requests: 1.5, reads: 0, writes: 0, rowsRead: 0, rowsWritten: 0, kvReads: 0.3 },
  // An object counts it; what a minute brings together is one call of the ledger for all of them.
  {
    name: 'a counted visit',
    times: 6,
    requests: 1,
    reads: 0,
    writes: 0,
    rowsRead: 0,
    rowsWritten: 0,
    objects: 1,
    objectRows: 4,
  },
  { name: 'a sign-in', times: 1, requests: 3, reads: 3, writes: 3, rowsRead: 20, rowsWritten: 12 },
  { name: 'a list of one’s own', times: 5, requests: 1, reads: 4, writes: 0, rowsRead: 7, rowsWritten: 0 },
  { name: 'opening the editor', times: 4, requests: 3, reads: 6, writes: 2, rowsRead: 12, rowsWritten: 4, objects: 2 },
  {
    name: 'a save',
    times: 800,
    requests: 1,
    reads: 0.2,
    writes: 0,
    rowsRead: 0.2,
    rowsWritten: 0,
    objects: 1,
    objectRows: 2,
  },
  { name: 'a minute of typing', times: 40, requests: 0, reads: 0, writes: 4, rowsRead: 4, rowsWritten: 4, objects: 4 },
  { name: 'a thumbnail', times: 8, requests: 1, reads: 2, writes: 1, rowsRead: 4, rowsWritten: 1, filePuts: 1 },
  { name: 'a download', times: 2, requests: 1, reads: 3, writes: 2, rowsRead: 13, rowsWritten: 6, fileGets: 1 },
  {
    name: 'an order, its polls and its callback',
    times: 0.05,
    requests: 33,
    reads: 66,
    writes: 6,
    rowsRead: 220,
    rowsWritten: 26,
  },
]

/** The share of people with an account who come in a month. */
const COME = 0.2
/** How much more is asked in the busiest hour than in the mean of the day, and how little at the quietest. */
const PEAK = 3
const QUIET = 0.3
const MONTH_S = 30 * 86_400

/** Returns the demand of a month for a number of people with an account. */
export function monthOf(people: number): Required<Omit<Deed, 'name' | 'times'>> {
  const total = (key: Exclude<keyof Deed, 'name' | 'times'>) =>
    people * COME * deeds.reduce((sum, deed) => sum + deed.times * (deed[key] ?? 0), 0)
  return {
    requests: total('requests'),
    reads: total('reads'),
    writes: total('writes'),
    rowsRead: total('rowsRead'),
    rowsWritten: total('rowsWritten'),
    objects: total('objects'),
    objectRows: total('objectRows'),
    kvReads: total('kvReads'),
    filePuts: total('filePuts'),
    fileGets: total('fileGets'),
  }
}

/** The demand of each hour of a day relative to the mean: most at nine in the evening, little in the morning. */
export const day: readonly number[] = dayWithPeak()

/** Converts a monthly count to a rate per second, in an hour with this share of the day's mean. */
export function perSecond(monthly: number, much: number): number {
  return (monthly / MONTH_S) * much
}

function dayWithPeak(): number[] {
  const shape = (power: number) => {
    const hours = Array.from({ length: 24 }, (_, hour) => ((1 + Math.cos(((hour - 21) / 12) * Math.PI)) / 2) ** power)
    const mean = hours.reduce((sum, much) => sum + much, 0) / 24
    return hours.map((much) => QUIET + (1 - QUIET) * (much / mean))
  }
  let power = 1
  while ((shape(power)[21] ?? 0) < PEAK) power += 0.01
  return shape(power)
}
