import { parseRuns, type Run } from '#src/resume/markup.ts'

const bulletLine = /^\s*(?:[-•]|\d{1,3}[.)、])\s+(\S.*|)$/s
/** What parts words, but not those in brackets. */
const wordGap = /[,，;；、]\s*(?![^(（]*[)）])/

/** A body as prose and the points of its lists; prose after the first point counts as a point, so that order stays. */
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

/** Prose and points as a body. */
export function joinBody(prose: string, points: readonly string[]): string {
  return [prose.trim(), ...points.map((point) => `- ${oneLine(point)}`)].filter(Boolean).join('\n')
}

/** Words as a body: in one line, or a line each when one of them holds a sign that would part it. */
export function joinWords(words: readonly string[]): string {
  return words.some((word) => wordGap.test(word)) ? joinBody('', words) : words.map(oneLine).join(', ')
}

/** The words of a body that lists some. */
export function splitWords(body: string): string[] {
  const { prose, points } = splitBody(body)
  return [...prose.split(/\n/).flatMap((line) => line.split(wordGap)), ...points]
    .map((word) => word.trim())
    .filter(Boolean)
}

/** A body without the signs of our markup; its lists stay lists. */
export function plainBody(body: string): string {
  return body
    .split('\n')
    .map((line) => runsText(parseRuns(line)))
    .join('\n')
}

/** Runs as text, links with their address. */
export function runsText(runs: readonly Run[]): string {
  return runs.map(({ text, href }) => (href && !text.includes(href) ? `${text} (${href})` : text)).join('')
}

function pointsOf(lines: readonly string[]): string[] {
  return lines.map((line) => (bulletLine.exec(line)?.[1] ?? line).trim()).filter(Boolean)
}

function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}
