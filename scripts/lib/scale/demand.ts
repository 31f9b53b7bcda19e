import { type MeasuredAction, measured, measuredMinute, measuredPages } from './measured.ts'

/**
 * An activity of one active user in a month, and the load of each time. Calls, rows and writes of the ledger are
 * measured; frequencies are assumed (`docs/scale.md` says why).
 */
export type Deed = {
  name: string
  /** How often an active user does it in a month. */
  times: number
  /** Requests to the Worker. */
  requests: number
  /** Reading and writing calls of the ledger; rows read and written, with those of indexes. */
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

/** The sum of some measured actions, each so many times. */
function asks(
  ...parts: readonly (readonly [MeasuredAction, number])[]
): Pick<Deed, 'reads' | 'writes' | 'rowsRead' | 'rowsWritten'> {
  const sum = (of: (part: MeasuredAction) => number) =>
    parts.reduce((total, [part, times]) => total + of(part) * times, 0)
  return {
    reads: sum(({ calls, writing }) => calls - writing),
    writes: sum(({ writing }) => writing),
    rowsRead: sum(({ read }) => read),
    rowsWritten: sum(({ written }) => written),
  }
}

const { visit, signIn, socket, socketClosed, indexRow, thumbnail, download, order, callback, photosOfTwenty } = measured
const { poll, pollThatAsks, firstPollThatIsPaid } = measured
/**
 * The share of accounts that are active in a month, and the share of those with photos, which are checked each week.
 */
const COME = 0.2
const WITH_PHOTOS = 0.4
const saving: MeasuredAction = { ...measuredMinute, writing: 0, inSeries: 0 }

export const deeds: readonly Deed[] = [
  { name: 'a public page', times: 25, requests: 1.5, ...asks(), kvReads: 0.3 },
  // An object counts it; what a minute brings together is one call of the ledger for all of them.
  { name: 'a counted visit', times: 6, requests: 1, ...asks([visit, 1]), objects: 1, objectRows: 4 },
  { name: 'a sign-in', times: 1, requests: 3, ...asks([signIn, 1]) },
  { name: 'a list of one’s own', times: 5, requests: 1, ...asks([measuredPages['/user/templates'], 1]) },
  {
    name: 'opening the editor',
    times: 4,
    requests: 3,
    ...asks([measuredPages['/edit'], 1], [socket, 1], [socketClosed, 1]),
    objects: 2,
  },
  { name: 'a save', times: 800, requests: 1, ...asks(), objects: 1, objectRows: 2 },
  {
    name: 'a minute of typing',
    times: 40,
    requests: 0,
    ...asks([saving, 1], [indexRow, measuredMinute.told]),
    objects: measuredMinute.told,
  },
  { name: 'a thumbnail', times: 8, requests: 1, ...asks([thumbnail, 1]), filePuts: 1 },
  { name: 'a download', times: 2, requests: 1, ...asks([download, 1]), fileGets: 1 },
  {
    name: 'a look at photos',
    times: (WITH_PHOTOS * (30 / 7)) / COME,
    requests: 0,
    ...asks([photosOfTwenty, 1 / 20]),
    objects: 1.5,
  },
  {
    name: 'an order, its polls and its callback',
    times: 0.05,
    requests: 32,
    ...asks([order, 1], [poll, 24], [pollThatAsks, 5], [callback, 1], [firstPollThatIsPaid, 1]),
  },
]

/** The rows written to the ledger per account and month, by activity. */
export function rowsWrittenBy(): { name: string; rows: number }[] {
  return deeds.map(({ name, times, rowsWritten }) => ({ name, rows: COME * times * rowsWritten }))
}

/** The load of the busiest and of the quietest hour, relative to the mean. */
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
