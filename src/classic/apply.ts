import { typefaceOf, typefaces, wordFonts } from '#src/resume/designs/typefaces.ts'
import {
  basicsFields,
  type ItemField,
  liveEntries,
  photoShapes,
  type ResumeDocument,
  type ResumeItem,
  type ResumeSection,
} from '#src/resume/document.ts'
import { type Edit, setBasics, setDesign, setHead, setItem, setSection } from '#src/resume/edits.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { chosenIcon } from '#src/resume/icons.ts'
import { moveToSection, parentOf } from '#src/resume/item-order.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { unified } from './form.ts'

type Fields = ReadonlyMap<string, string>

const numbers = ['size', 'leading', 'spacing', 'margin'] as const

/** The fields in an item's form; a further role shows the organisation of its first role. */
export function fieldsOfItem(document: ResumeDocument, id: string, item: ResumeItem): readonly ItemField[] {
  const kind = document.sections[item.section]?.kind
  const fields = kind === undefined ? [] : fieldsOfKind[kind]
  return parentOf(document, id) === undefined ? fields : fields.filter((field) => field !== 'org')
}

/**
 * The sections an entry can be moved to, including its own: those of the same kind, whose entries have the same fields.
 */
export function sectionsOfSameKind(document: ResumeDocument, { section }: ResumeItem): [string, ResumeSection][] {
  const kind = document.sections[section]?.kind
  return liveEntries(document.sections).filter(([, other]) => other.kind === kind)
}

/** Applies the typed values to a document. Unchanged values stay exactly as they are. */
export function applyFields(base: ResumeDocument, fields: Fields): ResumeDocument {
  const edits = [
    ...headEdits(base, fields),
    ...basicsEdits(base, fields),
    ...designEdits(base, fields),
    ...liveEntries(base.sections).flatMap(([id, section]) => sectionEdits(id, section, fields)),
    ...liveEntries(base.items).flatMap(([id, item]) => itemEdits(base, id, item, fields)),
  ]
  return edits.reduce((document, edit) => edit(document), base)
}

function headEdits(base: ResumeDocument, fields: Fields): Edit[] {
  return [
    ...changed(fields, 'document.title', base.title, (value) => setHead({ title: value || undefined })),
    ...changed(fields, 'document.fileName', base.fileName, (value) => setHead({ fileName: value || undefined })),
    ...changed(fields, 'document.locale', base.locale, (value) => setHead({ locale: value === 'en' ? 'en' : 'zh' })),
  ]
}

function basicsEdits(base: ResumeDocument, fields: Fields): Edit[] {
  const edits = basicsFields.flatMap((field) =>
    field === 'photo'
      ? []
      : changed(fields, `basics.${field}`, base.basics[field], (value) => setBasics({ [field]: value || undefined })),
  )
  const shape = changed(fields, 'basics.photoShape', base.basics.photoShape, (value) =>
    setBasics({ photoShape: photoShapes.find((known) => known === value) }),
  )
  const picture = fields.get('basics.photo')
  if (picture !== undefined) edits.push(setBasics({ photo: picture || undefined }))
  return [...edits, ...shape]
}

function designEdits(base: ResumeDocument, fields: Fields): Edit[] {
  const { design } = base
  return [
    ...changed(fields, 'design.id', design.id, (id) => setDesign({ id })),
    ...changed(fields, 'design.colour', design.colour, (colour) => setDesign({ colour: colour.trim() || undefined })),
    ...changed(fields, 'design.typeface', typefaceIn(design), (value) => {
      const chosen = typefaces.find((known) => known === value)
      return setDesign(chosen ? wordFonts[chosen] : { latin: undefined, eastAsian: undefined })
    }),
    ...changed(fields, 'design.page', design.page, (value) =>
      setDesign({ page: value === 'letter' || value === 'a4' ? value : undefined }),
    ),
    ...numbers.flatMap((field) =>
      changed(fields, `design.${field}`, String(design[field] ?? ''), (value) =>
        setDesign({ [field]: value.trim() === '' ? undefined : Number(value) }),
      ),
    ),
  ]
}

/** The typeface chosen in place of the design's own; empty when there is none. */
export function typefaceIn({ latin, eastAsian }: ResumeDocument['design']): string {
  return eastAsian === undefined ? '' : typefaceOf({ latin: latin ?? '', eastAsian })
}

function sectionEdits(id: string, section: ResumeSection, fields: Fields): Edit[] {
  const at = `sections/${id}`
  return [
    ...changed(fields, `${at}.title`, section.title, (title) => setSection(id, { title })),
    ...changed(fields, `${at}.icon`, chosenIcon(section), (icon) =>
      setSection(id, { icon: chosenIcon({ icon }) || undefined }),
    ),
    ...(['hidden', 'keepTogether', 'pageBreak'] as const).flatMap((field) =>
      flag(fields, `${at}.${field}`, section[field], (value) => setSection(id, { [field]: value })),
    ),
    ...changed(fields, `${at}.columns`, String(section.columns ?? ''), (value) =>
      setSection(id, { columns: value === '2' ? 2 : value === '3' ? 3 : undefined }),
    ),
  ]
}

function itemEdits(base: ResumeDocument, id: string, item: ResumeItem, fields: Fields): Edit[] {
  const at = `items/${id}`
  const roles = Object.keys(base.items).filter((other) => parentOf(base, other) === id)
  return [
    ...fieldsOfItem(base, id, item).flatMap((field) =>
      changed(fields, `${at}.${field}`, item[field], (value) => (document) => {
        const put = (entry: string) => setItem(entry, { [field]: value || undefined })
        // Further roles store the organisation's name too, so that they can later stand alone.
        return [id, ...(field === 'org' ? roles : [])].reduce((next, entry) => put(entry)(next), document)
      }),
    ),
    ...changed(fields, `${at}.section`, item.section, (section) =>
      sectionsOfSameKind(base, item).some(([known]) => known === section)
        ? moveToSection(id, section)
        : (document) => document,
    ),
    ...flag(fields, `${at}.present`, item.present, (present) => setItem(id, { present })),
    ...flag(fields, `${at}.hidden`, item.hidden, (hidden) => setItem(id, { hidden })),
  ]
}

function changed(fields: Fields, address: string, before: string | undefined, edit: (value: string) => Edit): Edit[] {
  const value = fields.get(address)
  return value === undefined || value === unified(before ?? '') ? [] : [edit(value)]
}

function flag(
  fields: Fields,
  address: string,
  before: boolean | undefined,
  edit: (value: true | undefined) => Edit,
): Edit[] {
  const value = fields.get(address)
  return value === undefined || (value === '1') === (before ?? false) ? [] : [edit(value === '1' || undefined)]
}

/** The addresses of all values that cannot be stored; an empty one for a fault outside any field. */
export function faultsOf(document: ResumeDocument): string[] {
  const read = readDocument(document)
  if ('document' in read) return []
  return read.fault.reason === 'shape' ? read.fault.paths.map(addressOf) : ['']
}

/** Converts `items.x.org` to the field name used here, `items/x.org`. */
function addressOf(path: string): string {
  const [map = '', id = '', field] = path.split('.')
  if (field !== undefined) return `${map}/${id}.${field}`
  return id === '' ? `document.${map}` : `${map}.${id}`
}
