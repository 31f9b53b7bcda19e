import PdfDocument from 'pdfkit'
import { localeTags } from '#src/contract/locale.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { carriedType } from '#src/resume/formats/carried.ts'
import { xmpPacket } from './xmp.ts'

/** The metadata of a file; `at`: when it was made, in ms since 1970; `carried`: its résumé as data. */
export type PdfFacts = { title: string; author: string; locale: ResumeLocale; at: number; carried?: string }

/** Called at its place in the drawing order, as the `id` of a node. */
export type DrawingStep = () => void

const creator = '青简'
/** Operators of marked content, which the graphics state does not concern. */
const mark = /(?:BMC|BDC|EMC)$/

/** A tagged PDF with an outline of its sections, and with its metadata in both places where programs look. */
export class ResumeFile extends PdfDocument {
  readonly #facts: PdfFacts
  /** The graphics states around what is drawn next, and of each whether the file says that it is saved. */
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
   * Writes the saving of a graphics state only once something is drawn in it: the renderer saves several around every
   * node, and all readers of the file would have to keep them.
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

  /** Runs the steps among the nodes, whose `id` the renderer takes for the name of a place. */
  override addNamedDestination(name: string | DrawingStep, ...place: unknown[]): void {
    if (typeof name === 'string') super.addNamedDestination(name, ...place)
    else name()
  }

  /** The library's own packet leaves out when the file was changed and its language, and breaks at an ampersand. */
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

  /** Nothing refers to it: a program that writes the file anew leaves it out, with whatever it removes. */
  #carry(text: string): void {
    const data = this.ref({ Type: carriedType })
    data.write(new TextEncoder().encode(text))
    data.end()
  }
}
