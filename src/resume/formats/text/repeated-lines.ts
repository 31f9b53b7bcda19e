import type { SourceLine } from '#src/resume/formats/source-line.ts'

/** How many lines must be there twice, and what share of all they must be, before it is the way of a page. */
const OFTEN = 4
const SHARE = 0.4

/**
 * Leaves out the second of lines that are there twice, as when somebody copies a page of a network: each text is in it
 * once to be seen and once for screen readers, on a line below or directly behind.
 */
export function withoutRepeats(lines: readonly SourceLine[]): readonly SourceLine[] {
  const once: SourceLine[] = []
  let doubled = 0
  let previous = ''
  for (const line of lines) {
    const text = inOneForm(line.text)
    const half = halfOf(line.text)
    if (text === previous) {
      doubled += 2
      previous = ''
    } else {
      if (half !== undefined) doubled += 1
      once.push(half === undefined ? line : { ...line, text: half })
      previous = text
    }
  }
  return doubled >= OFTEN && doubled >= lines.length * SHARE ? once : lines
}

/** The first half of a text that says the same twice. */
function halfOf(text: string): string | undefined {
  const said = inOneForm(text)
  const middle = said.length / 2
  if (said.length < 6 || said.slice(0, middle) !== said.slice(middle)) return undefined
  return text.slice(0, middle)
}

/** A text as it is compared: screen readers are told `Jan 2020 to Present` where `Jan 2020 - Present` is seen. */
export function inOneForm(text: string): string {
  return text.replaceAll(/ (?:to|–|—) /g, ' - ').trim()
}
