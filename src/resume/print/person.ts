import type { BasicsField } from '#src/resume/document.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import type { Fact, ResumeView } from '#src/resume/view.ts'
import { factLines, factPieces } from './facts.ts'
import type { PrintedPhoto } from './photo.ts'
import type { Piece } from './pieces.ts'
import { type Column, millimetres } from './place.ts'

/** Name and headline, and how they are set. Lengths in points. */
export type PrintedName = {
  name: string
  headline: string
  size: number
  tracking: number
  bold: boolean
  headlineSize: number
}

/** How the person is introduced across the whole width; the parts a design has no use for are empty. */
export type PrintedHeader = {
  kind: 'stack' | 'split' | 'band'
  centred: boolean
  /** A line below it. */
  rule: boolean
  name: PrintedName
  /** Below the name, or below both where details stand beside it: lines of details. */
  facts: Piece[][][]
  /** At the right of the name. */
  beside: Piece[][]
  /** Above a name in the middle, else at the right edge. */
  photo: PrintedPhoto | null
  /** Where the text stands. */
  place: Column
  /** Of the details beside the name, which are part of that place, and of the photograph with the white before it. */
  besideWidth: number
  photoWidth: number
  /** Of the whole band. */
  height: number
}

export const nameLeading = 1.3
export const headlineLeading = 1.5
/** Millimetres between the text and the photograph. */
const photoGap = 6
const splitShare = 0.42

/** The person's name and details above everything else; null where the layout puts them elsewhere. */
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

/** How the name is set where it stands. */
export function nameOf({ name, headline }: ResumeView, { design, locale }: Column): PrintedName {
  const { type } = design
  const tracking = locale === 'zh' ? type.nameTracking : type.nameTracking / 16
  return { name, headline, size: type.name, tracking, bold: type.nameBold, headlineSize: type.headline }
}

/** Personal details and wishes on one line where they fit, else each on their own. */
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
