import { Fragment, Slice } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { cutText } from '#src/lib/cut-text.ts'
import { documentLimits } from '#src/resume/document.ts'
import { markupOf } from './markup.ts'
import { richTextSchema } from './schema.ts'

/** The elements that begin a line of their own. */
const BLOCKS = 'p,div,ul,ol,li,h1,h2,h3,h4,h5,h6,blockquote,table'
/** Matches the style by which Word marks a paragraph as an item of a list, with its level. */
const wordList = /mso-list:\s*l\d+ level(\d+)/i

/**
 * Normalises pasted HTML: every item of a list becomes one paragraph that names its kind and level, however lists are
 * nested, and every row of a table of words becomes one line.
 */
export function withWrappedPoints(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const row of page.querySelectorAll('tr')) joinCells(row)
  for (const item of page.querySelectorAll('li')) {
    const depth = listsAround(item)
    const kind = item.parentElement?.tagName === 'OL' ? 'number' : 'bullet'
    for (const block of item.querySelectorAll('p,div,h1,h2,h3,h4,h5,h6')) {
      if (block instanceof HTMLElement && block.closest('li') === item) mark(block, kind, depth)
    }
    wrapText(item, kind, depth)
  }
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const level = wordList.exec(paragraph.getAttribute('style') ?? '')?.[1]
    if (level === undefined) continue
    const sign = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    mark(paragraph, /^\s*[\da-z]+[.)]/i.test(sign?.textContent ?? '') ? 'number' : 'bullet', Number(level))
    sign?.remove()
  }
  return page.body.innerHTML
}

/** The separator between the cells of such a row. */
const BETWEEN_CELLS = ' | '

/** Makes one paragraph of the cells of a row, unless one of them holds several lines, a list or a table of its own. */
function joinCells(row: HTMLTableRowElement): void {
  const cells = [...row.cells].filter((cell) => (cell.textContent ?? '').trim() !== '')
  const [first] = cells
  if (first === undefined || !cells.every(isOneLine)) return
  const line = row.ownerDocument.createElement('p')
  cells.forEach((cell, index) => {
    const words = cell.querySelector('p,div,h1,h2,h3,h4,h5,h6') ?? cell
    line.append(index > 0 ? BETWEEN_CELLS : '', ...words.childNodes)
  })
  first.replaceChildren(line)
  row.replaceChildren(first)
}

function isOneLine(cell: HTMLTableCellElement): boolean {
  const blocks = [...cell.querySelectorAll<HTMLElement>(BLOCKS)]
  const isList = blocks.some(
    (block) => block.matches('ul,ol,table') || wordList.test(block.getAttribute('style') ?? ''),
  )
  return !isList && blocks.length < 2 && cell.querySelector('br') === null
}

function listsAround(item: Element): number {
  let depth = 0
  for (let list = item.parentElement?.closest('ul,ol'); list; list = list.parentElement?.closest('ul,ol')) depth += 1
  return depth
}

function mark(line: HTMLElement, kind: 'bullet' | 'number', depth: number): void {
  line.dataset.kind = kind
  line.dataset.level = depth > 1 ? '1' : '0'
}

/** Wraps the words of an item that are in no paragraph. */
function wrapText(item: Element, kind: 'bullet' | 'number', depth: number): void {
  let line: HTMLElement | null = null
  for (const node of [...item.childNodes]) {
    const isBlock = node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null)
    if (isBlock || (line === null && (node.textContent ?? '').trim() === '')) {
      line = null
      continue
    }
    if (line === null) {
      line = item.ownerDocument.createElement('p')
      mark(line, kind, depth)
      node.before(line)
    }
    line.append(node)
  }
}

/**
 * Returns as much of what is pasted as the field has room for, from its beginning, and how many characters of markup
 * are left out.
 */
export function fittingPart(state: EditorState, pasted: Slice): { part: Slice; excess: number } {
  const lengthWith = (part: Slice) => markupOf(part.size > 0 ? state.tr.replaceSelection(part).doc : state.doc).length
  const whole = lengthWith(pasted)
  if (whole <= documentLimits.text) return { part: pasted, excess: 0 }
  const lines = asLines(pasted)
  let part = Slice.empty
  let [least, most] = [0, Math.min(lines.content.size, 2 * documentLimits.text)]
  while (least < most) {
    const size = Math.ceil((least + most) / 2)
    const shorter = cutLines(lines, size)
    if (lengthWith(shorter) <= documentLimits.text) [least, part] = [size, shorter]
    else most = size - 1
  }
  return { part, excess: whole - lengthWith(part) }
}

/** Text that is in no line, as the words of an open line: the same when it is pasted. */
function asLines(pasted: Slice): Slice {
  if (pasted.content.firstChild?.isText !== true) return pasted
  return new Slice(Fragment.from(richTextSchema.nodes.line.create(null, pasted.content)), 1, 1)
}

/** Cuts lines to a size, the last of them between what people see as characters. */
function cutLines({ content, openStart, openEnd }: Slice, size: number): Slice {
  const cut = content.cut(0, size)
  const index = cut.childCount - 1
  const last = cut.child(index)
  const { length } = cutText(content.child(index).textContent, last.content.size)
  return new Slice(cut.replaceChild(index, last.cut(0, length)), openStart, openEnd)
}
