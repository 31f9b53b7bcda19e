import type { Node } from 'prosemirror-model'
import { EditorState, type Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { describe, expect, test } from 'vitest'
import { levelsInOrder, listRules } from '#client/features/editor/forms/rich-text/commands.ts'
import { markupOf } from '#client/features/editor/forms/rich-text/markup.ts'
import {
  kindOf,
  levelOf,
  lineOfKind,
  richTextOf,
  richTextSchema,
} from '#client/features/editor/forms/rich-text/schema.ts'
import { selectBlank } from '#client/features/editor/forms/rich-text/words.ts'

const { doc, line } = richTextSchema.nodes
type Line = [kind: 'paragraph' | 'bullet' | 'number', level: 0 | 1, text: string]

/** A state with these lines; the selection is in the first of them. */
function stateOf(
  lines: readonly Line[],
  { from = 0, to = from, plugins = [] }: { from?: number; to?: number; plugins?: Plugin[] },
): EditorState {
  const nodes = lines.map(([kind, level, text]) =>
    line.create(lineOfKind(kind, level), text === '' ? null : richTextSchema.text(text)),
  )
  const whole = doc.create(null, nodes)
  return EditorState.create({ doc: whole, selection: TextSelection.create(whole, from + 1, to + 1), plugins })
}

const linesOf = (node: Node) => node.children.map((each) => [kindOf(each), levelOf(each), each.textContent])

describe('a blank', () => {
  /** The start of the blank that is selected from there; null for none. */
  const reached = (text: string, direction: 1 | -1, from: number, to = from) => {
    const state = stateOf([['bullet', 0, text]], { from, to })
    let next: EditorState | null = null
    const isFound = selectBlank(direction)(state, (change) => {
      next = state.apply(change)
    })
    const { selection } = next ?? state
    return isFound ? [selection.from - 1, state.doc.textBetween(selection.from, selection.to)] : null
  }

  test.each<[string, string, 1 | -1, number, number, [number, string] | null]>([
    ['after the caret', 'x [_a] y [_b]', 1, 0, 0, [2, '[_a]']],
    ['right behind the caret', '[_a] y [_b]', 1, 0, 0, [0, '[_a]']],
    ['that is the only one, right behind the caret', '[_a] y', 1, 0, 0, [0, '[_a]']],
    ['after the one that is selected', '[_a] y [_b]', 1, 0, 4, [7, '[_b]']],
    ['that touches the one that is selected', '[_a][_b] [_c]', 1, 0, 4, [4, '[_b]']],
    ['at the beginning, after the last', '[_a] y [_b]', 1, 7, 11, [0, '[_a]']],
    ['before the one that is selected', '[_a] y [_b]', -1, 7, 11, [0, '[_a]']],
    ['before the first there is none', '[_a] y [_b]', -1, 0, 4, null],
    ['besides the one that is selected there is none', '[_a] y', 1, 0, 4, null],
  ])('%s', (_what, text, direction, from, to, found) => {
    expect(reached(text, direction, from, to)).toEqual(found)
  })
})

test('a nested point stays nested below an empty line, and not below a paragraph', () => {
  const typed = (between: string) => {
    const state = stateOf(
      [
        ['bullet', 0, 'a'],
        ['paragraph', 0, between],
        ['bullet', 1, 'b'],
      ],
      { plugins: [levelsInOrder] },
    )
    return linesOf(state.apply(state.tr.insertText('x', 1)).doc).at(-1)
  }
  expect([typed(''), typed('words')]).toEqual([
    ['bullet', 1, 'b'],
    ['bullet', 0, 'b'],
  ])
})

test.each<[Line, string, unknown[]]>([
  [['paragraph', 0, '-'], ' ', ['bullet', 0, '']],
  [['paragraph', 0, '1.'], ' ', ['number', 0, '']],
  [['bullet', 0, '1.'], ' ', ['bullet', 0, '1. ']],
  [['number', 1, '-'], ' ', ['number', 1, '- ']],
])('%j becomes a point when %j is typed, unless it is one', (before, sign, after) => {
  let state = stateOf([before], { from: before[2].length, plugins: [listRules] })
  const view = {
    composing: false,
    get state() {
      return state
    },
    dispatch: (change: Parameters<EditorState['apply']>[0]) => {
      state = state.apply(change)
    },
  }
  const { from } = state.selection
  const plain = () => state.tr.insertText(sign, from)
  const isTaken = listRules.props.handleTextInput?.call(listRules, view as EditorView, from, from, sign, plain)
  if (!isTaken) view.dispatch(plain())
  expect(linesOf(state.doc)).toEqual([after])
})

test('what is typed behind a link is not part of it', () => {
  const state = EditorState.create({ doc: richTextOf('[青简](https://a.example)') })
  const after = state.apply(state.tr.insertText('简历', 3))
  expect(markupOf(after.doc)).toBe('[青简](https://a.example)简历')
})
