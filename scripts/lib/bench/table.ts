import { median } from '#scripts/lib/quantile.ts'
import type { Load } from './load.ts'

/** The results of one subject. */
export type Measured = { what: string; rounds: Load[]; firstBytes: number[] }

/** A goal for the CPU time per request, as a multiple of another subject's. */
export type Goal = { id: string; what: string; of: string; times: number; isAtLeast?: boolean }

/** The spread of the rounds of the limit, as a share of its median, above which there is no verdict. */
const QUIET = 0.25

/** The results of all subjects as a table, relative to the first one, the limit. */
export function tableOf(measured: readonly Measured[]): string {
  const limit = measured[0]?.what ?? ''
  const head = ['', 'CPU µs', 'min–max', '× limit', 'req/s', 'TTFB p50 ms']
  const rows = measured.map(({ what, rounds, firstBytes }) => {
    const cpu = rounds.map((round) => round.cpu)
    return [
      what,
      median(cpu).toFixed(0),
      `${Math.min(...cpu).toFixed(0)}–${Math.max(...cpu).toFixed(0)}`,
      ratioOf(measured, what, limit).toFixed(2),
      median(rounds.map(({ rate }) => rate)).toFixed(0),
      median(firstBytes).toFixed(2),
    ]
  })
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Each goal with its result; no verdict when the limit itself was not steady. */
export function verdictOf(measured: readonly Measured[], goals: readonly Goal[]): string {
  const limit = measured[0]?.rounds.map(({ cpu }) => cpu) ?? []
  const spread = (Math.max(...limit) - Math.min(...limit)) / median(limit)
  const isQuiet = spread <= QUIET
  const lines = goals.map(({ id, what, of, times, isAtLeast = false }) => {
    const ratio = ratioOf(measured, what, of)
    if (!Number.isFinite(ratio)) return `${id} not measured: ${what}, ${of}`
    const isMet = isAtLeast ? ratio >= times : ratio <= times
    const verdict = isQuiet ? (isMet ? 'met' : 'MISSED') : 'too noisy'
    return `${id} ${verdict}: ${what} ${ratio.toFixed(2)} × ${of}, goal ${isAtLeast ? '≥' : '≤'} ${times}`
  })
  return [`The limit varies by ${(spread * 100).toFixed(0)} %.`, ...lines].join('\n')
}

/**
 * How many times the CPU of another subject one takes: the median of what it was in each round, because the machine is
 * quicker in some rounds than in others. NaN when either was not measured.
 */
function ratioOf(measured: readonly Measured[], what: string, of: string): number {
  const roundsOf = (name: string) => measured.find((row) => row.what === name)?.rounds ?? []
  const others = roundsOf(of)
  return median(roundsOf(what).map(({ cpu }, round) => cpu / (others[round]?.cpu ?? Number.NaN)))
}
