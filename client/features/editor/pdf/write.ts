import layOut, { type LaidOut } from '@react-pdf/layout'
import draw from '@react-pdf/render'
import { type CanvasProps, type DocumentProps, Font, pdf } from '@react-pdf/renderer'
import type PdfDocument from 'pdfkit'
import type { ReactElement } from 'react'
import { localeTags } from '#src/contract/locale.ts'
import { joinBytes } from '#src/lib/bytes.ts'
import { type DrawingStep, type PdfFacts, ResumeFile } from './resume-file.ts'
import { createStructure, type Structure, tagIn } from './structure.ts'

/** The size of a page in points. */
export type Paper = { width: number; height: number }

/** A page whose columns have been laid out. `page` counts from 1, `flow` is what stands on it. */
export type FlownPage = { page: number; pages: number; flow: readonly LaidOut[] }

/**
 * A document to be laid out: its columns from left to right, each of which flows over pages of its own, and what is
 * painted on every page, below and above them.
 */
export type Composition = {
  behind: LaidOut[]
  columns: ReactElement<DocumentProps>[]
  above: (page: FlownPage) => LaidOut[]
}

/** Lays a document out. */
export async function laidOut({ behind, columns, above }: Composition): Promise<LaidOut> {
  const [first, ...others] = await Promise.all(columns.map((column) => layOut(pdf(column).container.document, Font)))
  if (!first) throw new Error('A document has no column')
  const pages = others.reduce((pages, { children = [] }) => sideBySide(pages, children), first.children ?? [])
  const children = pages.map((page, index) => {
    const flow = page.children ?? []
    return { ...page, children: [...behind, ...flow, ...above({ page: index + 1, pages: pages.length, flow })] }
  })
  return { ...first, children }
}

/** Merges the pages of two columns one by one; where one column has ended, a page has the other one only. */
function sideBySide(left: readonly LaidOut[], right: readonly LaidOut[]): LaidOut[] {
  const longer = left.length < right.length ? right : left
  return longer.map((page, index) => ({
    ...page,
    children: [...(left[index]?.children ?? []), ...(right[index]?.children ?? [])],
  }))
}

/** Writes several laid-out documents into one file, with the metadata of the first. */
export async function writePages(
  parts: readonly [{ layout: LaidOut; facts: PdfFacts }, ...{ layout: LaidOut; facts: PdfFacts }[]],
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = parts
  const { carried: _, ...plain } = first.facts
  // A file of two résumés is not one of them: the import reads what it shows.
  const file = new ResumeFile(parts.length > 1 ? plain : first.facts)
  let pageNumber = 0
  const pages = parts.flatMap(({ layout, facts }) => {
    const structure = createStructure(file, parts.length > 1 ? localeTags[facts.locale] : undefined)
    return (layout.children ?? []).map((page) => {
      pageNumber += 1
      return markedPage(page, pageNumber - 1, file, structure)
    })
  })
  const bytes = joined(file)
  draw(file, { ...first.layout, children: pages })
  return bytes
}

/** Joins the chunks of a stream. It does not use a blob, whose data another process would hold. */
function joined(stream: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk) => chunks.push(new Uint8Array(chunk)))
    stream.on('error', reject)
    stream.on('end', () => resolve(joinBytes(chunks)))
  })
}

/** Tags the texts and pictures of a page, and marks everything else as decoration. */
function markedPage(page: LaidOut, pageNumber: number, file: PdfDocument, structure: Structure): LaidOut {
  const width = page.box?.width ?? 0
  const marked = (node: LaidOut, above: number): LaidOut[] => {
    const top = above + (node.box?.top ?? 0)
    const tag = tagIn(node.props)
    if (tag === undefined) {
      const { children } = node
      return [
        node.type === 'TEXT' || !children ? node : { ...node, children: children.flatMap((one) => marked(one, top)) },
      ]
    }
    const begin = () => {
      file.endMarkedContent()
      structure.begin(tag)
      // The library subtracts `left` from the width of the page, so the width stands for the left edge.
      if (tag.role === 'H2') file.outline.addItem(tag.title, { pageNumber, top, left: width })
    }
    const end = () => {
      file.endMarkedContent()
      structure.beginDecoration()
    }
    return [step(begin), node, step(end)]
  }
  const children = (page.children ?? []).flatMap((node) => marked(node, 0))
  return { ...page, children: [step(structure.beginDecoration), ...children] }
}

/** A node without contents that runs a function at its place in the drawing order. */
function step(id: DrawingStep): LaidOut {
  return { type: 'VIEW', box: { top: 0, left: 0, width: 0, height: 0 }, props: { id } }
}

type Paint = (painter: Parameters<NonNullable<CanvasProps['paint']>>[0]) => void

/** A box that takes no room in the text and is painted by a function, from its upper left corner. */
export function painted(box: NonNullable<LaidOut['box']>, act: Paint): LaidOut {
  const paint: CanvasProps['paint'] = (painter) => {
    act(painter)
    return null
  }
  return { type: 'CANVAS', box, style: { position: 'absolute' }, props: { paint } }
}
