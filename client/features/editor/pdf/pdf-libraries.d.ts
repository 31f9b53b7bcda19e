/** What is used of PDFKit, which publishes no types. */
declare module 'pdfkit' {
  export type ContentMark = { refs: unknown[] }

  export type StructureElement = { add: (child: StructureElement | ContentMark) => StructureElement }

  type Options = {
    autoFirstPage: boolean
    displayTitle: boolean
    info: Record<string, string | Date>
    lang: string
    pdfVersion: '1.7'
    tagged: boolean
  }

  /** Points from the upper left corner of a page, whose number counts from 0. */
  type Place = { pageNumber: number; top: number; left: number }

  export default class PdfDocument {
    constructor(options: Options)
    end(): void
    _root: { data: Record<string, unknown> }
    outline: { addItem: (title: string, place: Place) => unknown }
    struct(type: string, options?: { alt?: string; lang?: string }): StructureElement
    addStructure(element: StructureElement): void
    markContent(tag: string): void
    markStructureContent(tag: string): ContentMark
    endMarkedContent(): void
    /** Called once everything else of the file is written. */
    endMetadata(): void
    ref(data: Record<string, unknown>): { compress: boolean; write: (bytes: Uint8Array) => void; end: () => void }
    /** Writes operators to the page. */
    addContent(operators: string): this
    addNamedDestination(name: string, ...place: unknown[]): void
    on(event: 'data', listener: (chunk: ArrayLike<number>) => void): void
    on(event: 'end', listener: () => void): void
    on(event: 'error', listener: (error: Error) => void): void
  }
}

/** The two halves of the layout engine. Their own types leave out what the functions take and return. */
declare module '@react-pdf/layout' {
  import type { Glyph } from 'fontkit'

  export type LaidLine = {
    xAdvance: number
    /** `x` from the left edge of the text. */
    box: { x: number }
    /** From left to right. */
    runs: { glyphs?: Glyph[]; attributes: { bidiLevel?: number } }[]
  }

  export type LaidOut = {
    type: string
    /** Its place in the box around it. */
    box?: { top: number; left: number; width: number; height: number }
    style?: object
    props?: object
    children?: LaidOut[]
    /** The lines of a text. */
    lines?: LaidLine[]
    /** A photo. */
    image?: { data: Uint8Array<ArrayBuffer> }
  }

  export default function layOut(document: unknown, fonts: object): Promise<LaidOut>
}

declare module '@react-pdf/render' {
  import type { LaidOut } from '@react-pdf/layout'

  /** @param target a PDFKit document, or an object with the PDFKit methods that the drawn nodes need */
  export default function draw(target: { end(): void }, document: LaidOut): void
}
