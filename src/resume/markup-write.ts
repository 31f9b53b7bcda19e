import { type Run, sameLook } from './markup.ts'

/** The styles of a run, each with the sign that turns it on and off. */
export const runStyles = [
  ['bold', '**'],
  ['italic', '*'],
  ['underline', '__'],
] as const

/** The name of a style of a run. */
export type RunStyle = (typeof runStyles)[number][0]

/** Whether two lists of runs say the same and look the same. */
export function sameRuns(a: readonly Run[], b: readonly Run[]): boolean {
  return a.length === b.length && a.every((run, index) => b[index]?.text === run.text && sameLook(run, b[index]))
}

/**
 * Writes runs as markup.
 * @param write how a text outside links is written: as it is, or `escaped` where it would be read as markup
 */
export function runsMarkup(runs: readonly Run[], write: (text: string) => string): string {
  const on: Record<RunStyle, boolean> = { bold: false, italic: false, underline: false }
  const turn = (to: Record<RunStyle, boolean>) =>
    runStyles.flatMap(([style, sign]) => {
      if (on[style] === to[style]) return []
      on[style] = to[style]
      return sign
    })
  const parts = runs.flatMap((run) => [...turn(run), run.href ? `[${run.text}](${run.href})` : write(run.text)])
  return [...parts, ...turn({ bold: false, italic: false, underline: false })].join('')
}

/** Escapes the signs that would be read as markup. */
export function escaped(text: string): string {
  return text.replace(/[\\*_[\]]/g, '\\$&')
}
