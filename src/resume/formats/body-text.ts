import { parseRuns, type Run } from '#src/resume/markup.ts'

const bulletLine = /^\s*(?:[-•]|\d{1,3}[.)、])\s+(\S.*|)$/s
/** Separators between words, except inside brackets. */
const wordGap = /[,，;；、]\s*(?![^(（]*[)）])/

/** Splits a body into prose and list points. Prose after the first point becomes a point, to keep the order. */
export function splitBody(body: string): { prose: string; points: string[] } {
  const lines = body.split('\n')
  const first = lines.findIndex((line) => bulletLine.test(line))
  if (first < 0) return { prose: body.trim(), points: [] }
  return { prose: lines.slice(0, first).join('\n').trim(), points: pointsOf(lines.slice(first)) }
}

/** Every line of a body as a point. */
export function bodyPoints(body: string): string[] {
  return pointsOf(body.split('\n'))
}

/** Joins prose and points into a body. */
export function joinBody(prose: string, points: readonly string[]): string {
  return [prose.trim(), ...points.map((point) => `- ${oneLine(point)}`)].filter(Boolean).join('\n')
}

/** Joins words into a body: on one line, or one per line if a word contains a separator. */
export function joinWords(words: readonly string[]): string {
  return words.some((word) => wordGap.test(word)) ? joinBody('', words) : words.map(oneLine).join(', ')
}

/** Splits a body that lists words. */
export function splitWords(body: string): string[] {
  const { prose, points } = splitBody(body)
  return [...prose.split(/\n/).flatMap((line) => line.split(wordGap)), ...points]
    .map((word) => word.trim())
    .filter(Boolean)
}

/** A body without markup characters; lists stay lists. */
export function plainBody(body: string): string {
  return body
    .split('\n')
    .map((line) => runsText(parseRuns(line)))
    .join('\n')
}

/** Runs as plain text, with the addresses of links. */
export function runsText(runs: readonly Run[]): string {
  return runs.map(({ text, href }) => (href && !text.includes(href) ? `${text} (${href})` : text)).join('')
}

function pointsOf(lines: readonly string[]): string[] {
  return lines.map((line) => (bulletLine.exec(line)?.[1] ?? line).trim()).filter(Boolean)
}

function oneLine(text: string): string {
  return spokenLines(text).join(' ')
}

/** The lines of a text that are not empty, trimmed. */
export function spokenLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
