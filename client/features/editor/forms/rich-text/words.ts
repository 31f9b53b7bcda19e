import type { Node } from 'prosemirror-model'
import { type Command, TextSelection } from 'prosemirror-state'
import { blanksIn } from '#src/resume/phrases/blanks.ts'

/**
 * Finds the first place where a line contains these words and returns it as a selection; null when there is none.
 * @param of searches only lines with exactly this text; without it, all lines
 */
export function selectionOf(doc: Node, words: string, of?: string): TextSelection | null {
  let found: TextSelection | null = null
  doc.forEach((line, offset) => {
    const at = line.textContent.indexOf(words)
    if (found !== null || at < 0 || words === '' || (of !== undefined && line.textContent !== of)) return
    found = TextSelection.create(doc, offset + 1 + at, offset + 1 + at + words.length)
  })
  return found
}

/** Selects the next blank of the line (1), going round at its end, or the one before (-1). */
export function selectBlank(direction: 1 | -1): Command {
  return ({ selection: { empty, $from, $to }, tr }, dispatch) => {
    if (!$from.sameParent($to)) return false
    const blanks = blanksIn($from.parent.textContent)
    // With nothing selected, the blank right behind the caret is still to come.
    const other = blanks.filter(({ start }) => empty || start !== $from.parentOffset)
    const found =
      direction === 1
        ? (other.find(({ start }) => start >= $to.parentOffset) ?? other[0])
        : other.findLast(({ start }) => start < $from.parentOffset)
    if (found === undefined) return false
    const start = $from.start() + found.start
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start, start + found.text.length)).scrollIntoView())
    return true
  }
}
