import { type Attrs, Fragment, type Mark, type Node, Schema } from 'prosemirror-model'
import { isLinkable, linkAddress } from '#src/resume/links.ts'
import { type Block, noList, type Run, readLine, splitLines } from '#src/resume/markup.ts'

const BLOCKS = 'p,div,ul,ol,li'

/**
 * The ProseMirror schema of rich text: a flat list of lines, each a paragraph, a bullet or a numbered point; a point of
 * level 1 is nested below the point above. `source` is the line of markup a line was parsed from, so that unchanged
 * lines are written back exactly as they were.
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: {
      content: 'text*',
      attrs: { kind: { default: 'paragraph' }, level: { default: 0 }, source: { default: null } },
      parseDOM: [
        { tag: 'p,div,h1,h2,h3,h4,h5,h6', getAttrs: (element) => !element.querySelector(BLOCKS) && lineAttrs(element) },
      ],
      toDOM: (line) => ['p', { 'data-kind': kindOf(line), 'data-level': levelOf(line) }, 0],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? ''
            return isLinkable(href) && { href: linkAddress(href) }
          },
        },
      ],
      toDOM: (mark) => ['a', { href: hrefOf(mark), rel: 'noopener' }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything that is copied in a <b> of normal weight.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(?:bold|[6-9]00)$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }, { style: 'text-decoration=underline' }], toDOM: () => ['u', 0] },
  },
})

const { doc, line } = richTextSchema.nodes
const { bold, italic, underline, link } = richTextSchema.marks

/** The kind of a line; the schema's own attributes are untyped. */
export function kindOf(node: Node): Block['kind'] {
  return node.attrs.kind === 'bullet' || node.attrs.kind === 'number' ? node.attrs.kind : 'paragraph'
}

/** The nesting level of a line: 1 when it is nested below the point above, otherwise 0. */
export function levelOf(node: Node): Block['level'] {
  return node.attrs.level === 1 ? 1 : 0
}

/** The attributes of a line of a kind, newly written. */
export function lineOfKind(kind: Block['kind'], level: Block['level'] = 0): Attrs {
  return { kind, level: kind === 'paragraph' ? 0 : level, source: null }
}

/** Parses markup, line by line; empty lines are kept. */
export function richTextOf(markup: string): Node {
  return doc.create(null, linesOf(markup))
}

/** Parses markup to nodes, one per line. */
export function linesOf(markup: string): Node[] {
  let edge = noList
  return splitLines(markup).map((source) => {
    const read = lineOf(source, edge)
    edge = read.edge
    return read.node
  })
}

/**
 * Parses a line of markup to a node; returns it with the `edge` for the next line.
 * @param edge the indent of the list around it, in columns; see `readLine`
 */
export function lineOf(source: string, edge: number): { node: Node; edge: number } {
  const read = readLine(source, edge)
  const { kind = 'paragraph', level = 0, runs = [] } = read.block ?? {}
  return { node: line.create({ kind, level, source }, Fragment.from(runs.flatMap(textOf))), edge: read.edge }
}

/** The address of a link. */
export function hrefOf(mark: Mark): string {
  return String(mark.attrs.href)
}

function textOf(run: Run): Node | [] {
  if (run.text === '') return []
  const marks = [
    ...(run.href ? [link.create({ href: run.href })] : []),
    ...(run.bold ? [bold.create()] : []),
    ...(run.italic ? [italic.create()] : []),
    ...(run.underline ? [underline.create()] : []),
  ]
  return richTextSchema.text(run.text, marks)
}

function lineAttrs(element: HTMLElement): Attrs {
  const { kind, level } = element.dataset
  const own = kind === 'bullet' || kind === 'number' ? kind : 'paragraph'
  return lineOfKind(own, level === '1' ? 1 : 0)
}
