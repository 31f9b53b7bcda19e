import type { BasicsField } from '#src/resume/document.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import type { Fact, ResumeView } from '#src/resume/view.ts'
import { factLines, factPieces } from './facts.ts'
import type { PrintedHeading } from './headings.ts'
import type { PrintedPhoto } from './photo.ts'
import type { Piece } from './pieces.ts'
import { type Column, millimetres } from './place.ts'

/** Name and headline, and their style. Lengths in points. */
export type PrintedName = {
  name: string
  headline: string
  headlineField: ResumeView['headlineField']
  size: number
  tracking: number
  bold: boolean
  headlineSize: number
}

/** Details of the person with their own title. */
export type FactGroup = { heading: PrintedHeading; facts: Piece[][] }

/** The header across the whole width; parts a design does not use are empty. */
export type PrintedHeader = {
  kind: 'stack' | 'split' | 'band'
  centred: boolean
  /** A rule below it. */
  rule: boolean
  name: PrintedName
  /** Lines of details below the name, and below `beside` where the design has details beside the name. */
  facts: Piece[][][]
  /** Details at the right of the name. */
  beside: Piece[][]
  /** Placed above a centred name, otherwise at the right edge. */
  photo: PrintedPhoto | null
  /** The column of the text. */
  place: Column
  /** The width of the details beside the name, as part of that column; and of the photo with the space before it. */
  besideWidth: number
  photoWidth: number
  /** The height of the whole band. */
  height: number
}

/** The line heights of name and headline, as multiples of the type size. */
export const nameLeading = 1.3
export const headlineLeading = 1.5
/** The distances below name and headline, in points. */
export const nameGap = 2
export const headlineGap = 4
/** The distance between the text and the photo, in millimetres. */
const photoGap = 6
const splitShare = 0.42

/** The person's name and details above everything else; null if the layout places them elsewhere. */
export function headerOf(view: ResumeView, place: Column, photo: PrintedPhoto | null): PrintedHeader | null {
  const { header, margin } = place.design
  const base = {
    centred: false,
    rule: false,
    name: nameOf(view, place),
    beside: [],
    photo: null,
    besideWidth: 0,
    photoWidth: 0,
    height: 0,
  }
  switch (header.kind) {
    case 'centred':
      return { ...base, ...header, kind: 'stack', centred: true, facts: allFacts(view, place), photo, place }
    case 'left':
      return { ...base, ...header, kind: 'stack', ...withPhoto(view, place, photo) }
    case 'split': {
      const { place: inner, photoWidth } = withPhoto(view, place, photo)
      const column = { ...place, width: inner.width * splitShare }
      const beside = view.contacts.map((fact) => factPieces(fact, column))
      const facts = factLines([...view.personal, ...view.wishes], place)
      return {
        ...base,
        ...header,
        kind: 'split',
        facts,
        beside,
        besideWidth: column.width,
        photo,
        photoWidth,
        place: inner,
      }
    }
    case 'band': {
      const pictured = photo ? photo.height + 2 * millimetres(margin.top) : 0
      const height = Math.max(millimetres(header.height), pictured)
      return { ...base, kind: 'band', ...withPhoto(view, { ...place, onPanel: true }, photo), height }
    }
    case 'panel':
    case 'form':
      return null
  }
}

function withPhoto(view: ResumeView, place: Column, photo: PrintedPhoto | null) {
  const photoWidth = photo ? photo.width + millimetres(photoGap) : 0
  const inner = { ...place, width: place.width - photoWidth }
  return { facts: allFacts(view, inner), photo, photoWidth, place: inner }
}

/** Name and headline, with the type a design sets them in. */
export function nameOf({ name, headline, headlineField }: ResumeView, { design, locale }: Column): PrintedName {
  const { type } = design
  const tracking = locale === 'zh' ? type.nameTracking : type.nameTracking / 16
  return { name, headline, headlineField, size: type.name, tracking, bold: type.nameBold, headlineSize: type.headline }
}

/** Personal details and wishes on one line if they fit, otherwise on separate lines. */
function allFacts({ contacts, personal, wishes }: ResumeView, place: Column): Piece[][][] {
  const others = factLines([...personal, ...wishes], place)
  const apart = () => [...factLines(personal, place), ...factLines(wishes, place)]
  return [...factLines(contacts, place), ...(others.length > 1 ? apart() : others)]
}

/** Every detail with its label, as a form lists them. */
export function formFacts(view: ResumeView): Fact[] {
  const basic = (field: BasicsField, value: string): Fact[] =>
    value ? [{ field, label: basicsLabels[field][view.locale], value, href: '', bare: false }] : []
  return [
    ...basic('name', view.name),
    ...view.personal,
    ...view.contacts,
    ...basic(view.headlineField, view.headline),
    ...view.wishes,
  ]
}
