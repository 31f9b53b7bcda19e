import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { type Command, EditorState, Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { PlaceInField } from '#client/features/editor/forms/focus-field.ts'
import { documentLimits } from '#src/resume/document.ts'
import { mergeText } from '#src/resume/sync/text.ts'
import {
  breakLine,
  leaveListAtStart,
  levelChange,
  levelsInOrder,
  listRules,
  type RichTextState,
  setLevel,
  sliceOfText,
  stateOf,
  toggleList,
  toggleStyle,
  withBullets,
} from './commands.ts'
import { lineMarkup, markupOf, saysTheSame } from './markup.ts'
import { fittingPart, withWrappedPoints } from './paste.ts'
import { linesOf, richTextOf } from './schema.ts'
import { selectBlank, selectionOf } from './words.ts'

const AFTER_COMPOSITION_MS = 60

export type RichTextOptions = {
  markup: string
  /** The accessible name of the field. */
  label: string
  /** Shown while it is empty. */
  example: string
  /** Called with the new text, but not while an input method is composing. */
  onChange: (markup: string) => void
  onState: (state: RichTextState) => void
  /** Called when points were nested (1) or unnested (0). */
  onLevel: (level: 0 | 1) => void
  /** Called with the number of characters that the field had no room for. */
  onFull: (excess: number) => void
  /** Asks for the address of a link. */
  onLink: () => void
  /** The editor's undo: the view keeps no history. */
  undo: () => void
  redo: () => void
}

/** Where the caret goes: to a point of the window, the end of a line, or over words; null for the end of the text. */
export type CaretPlace = { left: number; top: number } | PlaceInField | null

/** A rich text field that is being edited. */
export type RichText = {
  /** Takes the focus; the caret stays unless it is given a place. */
  focus: (place?: CaretPlace) => void
  run: (command: Command) => void
  /** The same, leaving the focus where it is. */
  change: (command: Command) => void
  /** Replaces the text, keeping the caret; waits for the input method. */
  show: (markup: string) => void
  /** Ends editing; composed text counts as typed. */
  destroy: () => void
}

/** Starts editing inside an element. */
export function openRichText(host: HTMLElement, options: RichTextOptions): RichText {
  const { label, example, onChange, onState, onLevel, onFull, onLink, undo, redo } = options
  /** The markup of the document that the view shows, and the newest one, which it is to show. */
  let known = options.markup
  let wanted = options.markup

  const does =
    (act: () => void): Command =>
    () => {
      act()
      return true
    }
  /** Whether Escape was pressed: the next Tab then leaves the field instead of nesting a point or selecting a blank. */
  let isLeaving = false
  const unlessLeaving =
    (command: Command): Command =>
    (state, dispatch) =>
      !isLeaving && command(state, dispatch)
  /** Whether the focus came without a place for the caret, as Tab brings it, and nothing was done since. */
  let isPassing = false
  const unlessPassing =
    (command: Command): Command =>
    (state, dispatch) =>
      !isPassing && unlessLeaving(command)(state, dispatch)
  const keys = keymap({
    Tab: chainCommands(unlessLeaving(selectBlank(1)), unlessPassing(setLevel(1))),
    'Shift-Tab': chainCommands(unlessLeaving(selectBlank(-1)), unlessPassing(setLevel(0))),
    'Mod-b': toggleStyle('bold'),
    'Mod-i': toggleStyle('italic'),
    'Mod-u': toggleStyle('underline'),
    'Mod-k': does(onLink),
    // The view stops these keys, so it must handle undo itself.
    'Mod-z': does(undo),
    'Mod-y': does(redo),
    'Mod-Shift-z': does(redo),
    'Mod-Shift-7': toggleList('number'),
    'Mod-Shift-8': toggleList('bullet'),
    Enter: breakLine,
    'Shift-Enter': breakLine,
    Backspace: leaveListAtStart,
  })
  /** Whether the last change was refused: of several refusals in a row only the first is told. */
  let isFull = false
  const withinLimit = new Plugin({
    filterTransaction: (change, state) =>
      !change.docChanged ||
      change.doc.content.size <= state.doc.content.size ||
      markupOf(change.doc).length <= documentLimits.text,
  })
  const view = new EditorView(host, {
    state: EditorState.create({
      doc: richTextOf(options.markup),
      plugins: [listRules, keys, keymap(baseKeymap), withinLimit, levelsInOrder],
    }),
    attributes: ({ doc }) => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: 'rich-text',
      'data-example': isEmpty(doc) ? example : '',
    }),
    clipboardTextParser: sliceOfText,
    transformPastedHTML: withWrappedPoints,
    transformPasted: withBullets,
    handlePaste: (_view, _event, pasted) => {
      const { part, excess } = fittingPart(view.state, pasted)
      if (excess === 0) return false
      if (part.size > 0) view.dispatch(view.state.tr.replaceSelection(part).scrollIntoView())
      onFull(excess)
      return true
    },
    handleDOMEvents: {
      keydown: (_view, { key }) => {
        if (key === 'Tab' || key === 'Shift') return false
        isLeaving = key === 'Escape'
        isPassing = false
        return false
      },
      mousedown: () => {
        isPassing = false
      },
      compositionend: () => {
        // The view reads the composed text shortly after this event.
        setTimeout(settle, AFTER_COMPOSITION_MS)
        return false
      },
    },
    dispatchTransaction: (change: Transaction) => {
      const { state, transactions } = view.state.applyTransaction(change)
      const isRefused = transactions.length === 0
      if (isRefused && !isFull) onFull(markupOf(change.doc).length - markupOf(state.doc).length)
      if (change.docChanged) {
        isFull = isRefused
        isPassing = false
      }
      view.updateState(state)
      settle()
      onState(stateOf(view.state))
      const level: unknown = change.getMeta(levelChange)
      if (level === 0 || level === 1) onLevel(level)
    },
  })
  /** The view's last text: equal in meaning to the known text, but perhaps in other markup. */
  let told = markupOf(view.state.doc)
  onState(stateOf(view.state))

  /** Reports edits and applies outside changes; both wait for the input method. */
  function settle(): void {
    if (!view.isDestroyed && !view.composing) exchange()
  }

  function exchange(): void {
    const markup = markupOf(view.state.doc)
    const isTyped = markup !== told
    const isChanged = wanted !== known
    if (!isTyped && !isChanged) return
    const next = isTyped && isChanged ? mergeText(known, markup, wanted).text : isTyped ? markup : wanted
    known = next
    wanted = next
    if (isChanged) view.updateState(view.state.apply(changeTo(view.state, next)))
    told = markupOf(view.state.doc)
    if (isTyped) onChange(next)
  }

  return {
    focus: (place) => {
      if (place === null) isPassing = true
      if (place !== undefined) view.dispatch(view.state.tr.setSelection(selectionAt(view, place)))
      view.focus()
    },
    run: (command) => {
      isPassing = false
      command(view.state, view.dispatch, view)
      view.focus()
    },
    change: (command) => {
      command(view.state, view.dispatch, view)
    },
    show: (markup) => {
      wanted = markup
      settle()
    },
    destroy: () => {
      exchange()
      view.destroy()
    },
  }
}

function isEmpty(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.content.size === 0 && doc.firstChild.attrs.kind === 'paragraph'
}

function selectionAt(view: EditorView, place: CaretPlace): Selection {
  const { doc } = view.state
  if (place !== null && 'words' in place) return selectionOf(doc, place.words, place.line) ?? Selection.atEnd(doc)
  const found = place && ('line' in place ? endOfLine(doc, place.line) : view.posAtCoords(place)?.pos)
  return typeof found === 'number' ? TextSelection.near(doc.resolve(found)) : Selection.atEnd(doc)
}

/** Where the first line with this text ends. */
function endOfLine(doc: Node, text: string): number | undefined {
  let end: number | undefined
  doc.forEach((line, offset) => {
    if (end === undefined && line.textContent.trim() === text.trim()) end = offset + 1 + line.content.size
  })
  return end
}

/** Changes only the lines that differ, so that the caret stays in place. */
function changeTo(state: EditorState, markup: string): Transaction {
  const { doc, tr } = state
  const lines = linesOf(markup)
  const old = doc.children
  const isSame = (a: Node | undefined, b: Node | undefined) =>
    a !== undefined && b !== undefined && (saysTheSame(a, b) || lineMarkup(a, 1, 0) === lineMarkup(b, 1, 0))
  let start = 0
  while (start < Math.min(old.length, lines.length) && isSame(old[start], lines[start])) start += 1
  let tail = 0
  const longest = Math.min(old.length, lines.length) - start
  while (tail < longest && isSame(old[old.length - 1 - tail], lines[lines.length - 1 - tail])) tail += 1
  const before = sizeOf(old.slice(0, start))
  const [gone, come] = [old.slice(start, old.length - tail), lines.slice(start, lines.length - tail)]
  const [was, is] = [gone[0], come[0]]
  if (gone.length === 1 && come.length === 1 && was && is) return changeLine(tr, before, was, is)
  return tr.replace(before, before + sizeOf(gone), new Slice(Fragment.from(come), 0, 0))
}

/** Changes only what differs within a line. */
function changeLine(tr: Transaction, position: number, was: Node, is: Node): Transaction {
  tr.setNodeMarkup(position, null, is.attrs)
  const from = was.content.findDiffStart(is.content)
  const to = was.content.findDiffEnd(is.content)
  if (from === null || to === null) return tr
  const overlap = Math.max(0, from - Math.min(to.a, to.b))
  const start = position + 1
  return tr.replace(start + from, start + to.a + overlap, is.slice(from, to.b + overlap))
}

function sizeOf(lines: readonly Node[]): number {
  return lines.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
}
