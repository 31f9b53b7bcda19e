import { splitLines } from '#src/resume/markup.ts'
import { withBlanks } from './blanks.ts'

/** A text into which a sentence was put, and the line that says it. */
export type Inserted = { body: string; line: string }

const sign = /^(\s*)(?:[-•]|\d{1,3}[.)、])(?:\s+|$)/u

/**
 * Puts a sentence into a text as a bullet: below the line the caret is in, or in its place when it is empty; at the end
 * without a caret. It ends with a full stop when the other bullets do.
 */
export function insertPhrase(body: string, caretLine: number | null, phrase: string): Inserted {
  const lines = splitLines(body)
  const at = caretLine === null ? lines.length - 1 : Math.min(caretLine, lines.length - 1)
  const line = withBlanks(phrase) + stopOf(lines)
  const current = lines[at] ?? ''
  const [, indent = ''] = sign.exec(current) ?? []
  const isEmpty = current.replace(sign, '').trim() === ''
  const bullet = `${indent}- ${line}`
  return { body: (isEmpty ? lines.with(at, bullet) : lines.toSpliced(at + 1, 0, bullet)).join('\n'), line }
}

/** The sign with which the bullets of a text end; empty unless all do. */
function stopOf(lines: readonly string[]): string {
  const bullets = lines.filter((line) => line.replace(sign, '').trim() !== '' && sign.test(line))
  return (
    ['。', '.', '；', ';'].find(
      (stop) => bullets.length > 0 && bullets.every((line) => line.trimEnd().endsWith(stop)),
    ) ?? ''
  )
}
