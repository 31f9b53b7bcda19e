import { Fragment, Slice } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { sliceOfText } from '#client/features/editor/forms/rich-text/commands.ts'
import { markupOf } from '#client/features/editor/forms/rich-text/markup.ts'
import { fittingPart } from '#client/features/editor/forms/rich-text/paste.ts'
import { richTextOf, richTextSchema } from '#client/features/editor/forms/rich-text/schema.ts'
import { documentLimits } from '#src/resume/document.ts'

const most = documentLimits.text

/** A field in which the words from one place to another are selected. */
function fieldOf(markup: string, from = 0, to = from): EditorState {
  const doc = richTextOf(markup)
  return EditorState.create({ doc, selection: TextSelection.create(doc, from + 1, to + 1) })
}

/** What a field says after a paste, and how much was left out. */
function pasted(field: EditorState, slice: Slice) {
  const { part, excess } = fittingPart(field, slice)
  const { doc } = part.size > 0 ? field.tr.replaceSelection(part) : field
  return { markup: markupOf(doc), excess }
}

test.each<[string, EditorState, Slice, string, number]>([
  ['that fits', fieldOf('ab', 1), sliceOfText('x'.repeat(most - 2)), `a${'x'.repeat(most - 2)}b`, 0],
  ['one sign too long', fieldOf('ab', 1), sliceOfText('x'.repeat(most - 1)), `a${'x'.repeat(most - 2)}b`, 1],
  ['in place of other words', fieldOf('abc', 1, 2), sliceOfText('x'.repeat(most)), `a${'x'.repeat(most - 2)}c`, 2],
  ['of points', fieldOf(''), sliceOfText(`- ${'x'.repeat(most - 6)}\n- yz`), `- ${'x'.repeat(most - 6)}\n- y`, 1],
  [
    'of words in no line',
    fieldOf('ab', 1),
    new Slice(Fragment.from(richTextSchema.text('x'.repeat(most))), 0, 0),
    `a${'x'.repeat(most - 2)}b`,
    2,
  ],
  [
    'that would be cut within an emoji',
    fieldOf(''),
    sliceOfText(`${'x'.repeat(most - 1)}👍🏽`),
    'x'.repeat(most - 1),
    4,
  ],
  ['for which there is no room at all', fieldOf('x'.repeat(most), 3), sliceOfText('yz'), 'x'.repeat(most), 2],
])('of a paste %s what fits is kept', (_what, field, slice, markup, excess) => {
  expect(pasted(field, slice)).toEqual({ markup, excess })
})
