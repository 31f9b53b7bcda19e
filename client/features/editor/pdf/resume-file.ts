import PdfDocument from 'pdfkit'
import { localeTags } from '#src/contract/locale.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { carriedType } from '#src/resume/formats/carried.ts'
import { xmpPacket } from './xmp.ts'

/** The metadata of a file; `at`: when it was made, in ms since 1970; `carried`: its résumé as data. */
export type PdfFacts = { title: string; author: string; locale: ResumeLocale; at: number; carried?: string }

/** A function in place of the `id` of a node, called when the renderer reaches that node. */
export type DrawingStep = () => void

const creator = '青简'
/** Operators of marked content, which the graphics state does not concern. */
const mark = /(?:BMC|BDC|EMC)$/

/** A tagged PDF with an outline of its sections, and with its metadata in both places where programs look. */
export class ResumeFile extends PdfDocument {
  readonly #facts: PdfFacts
  /** The open graphics states, innermost last: whether the operator that saves each has been written. */
  readonly #saved: boolean[] = []

  constructor(facts: PdfFacts) {
    const { title, author, locale, at } = facts
    const date = new Date(at)
    super({
      autoFirstPage: false,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: creator, Producer: creator, CreationDate: date, ModDate: date },
      lang: localeTags[locale],
      pdfVersion: '1.7',
      tagged: true,
    })
    this.#facts = facts
  }

  /**
   * Writes the operator that saves a graphics state (`q`) only once something is drawn in it: the renderer saves
   * several around every node, and all readers of the file would have to keep them.
   */
  override addContent(operators: string): this {
    if (operators === 'q') {
      this.#saved.push(false)
      return this
    }
    if (operators === 'Q') return this.#saved.pop() ? super.addContent(operators) : this
    if (this.#saved.at(-1) === false && !mark.test(operators)) {
      this.#saved[this.#saved.length - 1] = true
      super.addContent('q')
    }
    return super.addContent(operators)
  }

  /** Runs drawing steps: the renderer passes the `id` of each node here, as if it were the name of a destination. */
  override addNamedDestination(name: string | DrawingStep, ...place: unknown[]): void {
    if (typeof name === 'string') super.addNamedDestination(name, ...place)
    else name()
  }

  /** Writes the XMP packet. The library's own lacks the date of change and the language, and breaks at an ampersand. */
  override endMetadata(): void {
    const { locale, carried, ...facts } = this.#facts
    const packet = this.ref({ Type: 'Metadata', Subtype: 'XML' })
    packet.compress = false
    packet.write(new TextEncoder().encode(xmpPacket({ ...facts, creator, language: localeTags[locale] })))
    packet.end()
    this._root.data.Metadata = packet
    if (carried !== undefined) this.#carry(carried)
    // An outline would otherwise be shown beside the page whenever the file is opened.
    this._root.data.PageMode = 'UseNone'
  }

  /**
   * Writes the résumé's data as an object that nothing refers to. A program that writes the file anew leaves it out, so
   * that it cannot contain what that program removed.
   */
  #carry(text: string): void {
    const data = this.ref({ Type: carriedType })
    data.write(new TextEncoder().encode(text))
    data.end()
  }
}
