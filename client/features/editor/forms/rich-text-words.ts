import type { Node } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'

/** The selection of the first words that read so, within one line; null when there are none. */
export function selectionOf(doc: Node, words: string): TextSelection | null {
  let found: TextSelection | null = null
  doc.forEach((line, offset) => {
    const at = line.textContent.indexOf(words)
    if (found !== null || at < 0 || words === '') return
    found = TextSelection.create(doc, offset + 1 + at, offset + 1 + at + words.length)
  })
  return found
}
