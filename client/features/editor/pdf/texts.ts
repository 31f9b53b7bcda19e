import type { LaidLine, LaidOut } from '@react-pdf/layout'

type Run = LaidLine['runs'][number]

/** Returns the text of a laid-out page in reading order, one line of text for each line on the page. */
export function textOf({ lines, children = [] }: LaidOut): string {
  if (lines) return lines.map((line) => `${lineText(line).trim()}\n`).join('')
  return children.map(textOf).join('')
}

function lineText({ runs }: LaidLine): string {
  return inReadingOrder(runs).map(runText).join('')
}

/** The text of a run, read from its glyphs: they know the text of shaped words, for which the run has stand-ins. */
function runText(run: Run): string {
  const said = (run.glyphs ?? []).map(({ codePoints }) => String.fromCodePoint(...codePoints))
  return (levelOf(run) % 2 === 1 ? said.reverse() : said).join('')
}

/**
 * Undoes the order in which the runs of a line are drawn: turning round what has a level, from the highest level to the
 * lowest, is its own inverse (Unicode Standard Annex 9, rule L2).
 */
function inReadingOrder(runs: readonly Run[]): readonly Run[] {
  let ordered = runs
  for (let level = Math.max(0, ...runs.map(levelOf)); level > 0; level -= 1) {
    const turned: Run[] = []
    let stretch: Run[] = []
    for (const run of ordered) {
      if (levelOf(run) >= level) stretch.unshift(run)
      else {
        turned.push(...stretch, run)
        stretch = []
      }
    }
    ordered = [...turned, ...stretch]
  }
  return ordered
}

function levelOf({ attributes }: Run): number {
  return attributes.bidiLevel ?? 0
}
