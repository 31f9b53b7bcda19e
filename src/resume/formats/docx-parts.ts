import { decodeEntities } from './rich-text-read.ts'

/** The texts of the parts of a Word document; empty where it has none. */
type DocxParts = {
  document: string
  styles: string
  numbering: string
  /** What the document refers to, by ids. */
  relations: string
  /** The headers of all, of first and of even pages, of each section. */
  headers: readonly string[]
  /** The footers, and below them the notes. */
  footers: readonly string[]
  /** The names of whole documents it was put together from, such as saved web pages. */
  chunks: readonly string[]
}

type Relation = { kind: string; target: string }

/** What the parts are called where nothing says so. */
const usual: readonly Relation[] = [
  ...[1, 2, 3].map((number) => ({ kind: 'header', target: `word/header${number}.xml` })),
  ...[1, 2, 3].map((number) => ({ kind: 'footer', target: `word/footer${number}.xml` })),
  ...['footnotes', 'endnotes', 'styles', 'numbering'].map((kind) => ({ kind, target: `word/${kind}.xml` })),
]

/**
 * Finds the parts of a Word document in its archive. They are known by their relationships: their names are up to the
 * program that wrote them, such as `word/document2.xml`.
 * @param parts the XML of the archive, by name
 * @returns null for an archive that is no Word document
 * @see ECMA-376, part 2, 6.5 (relationships) and part 1, 11.3 (the kinds of parts)
 */
export function docxParts(parts: ReadonlyMap<string, string>): DocxParts | null {
  const text = (name: string) => parts.get(name) ?? ''
  const main = relationsIn(text('_rels/.rels'), '').find(({ kind }) => kind === 'officeDocument')
  const name = main && parts.has(main.target) ? main.target : 'word/document.xml'
  const document = text(name)
  // Tables and slides are archives of the same kind.
  if (!document.includes('<w:')) return null
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(name) ?? []
  const relations = text(`${folder}_rels/${file}.rels`)
  const named = relationsIn(relations, folder)
  const known = named.length > 0 ? named : usual
  const namesOf = (kind: string) =>
    known.flatMap((relation) => (relation.kind === kind ? relation.target : [])).toSorted()
  const textsOf = (...kinds: string[]) => kinds.flatMap((kind) => namesOf(kind).map(text))
  return {
    document,
    relations,
    styles: textsOf('styles').join(''),
    numbering: textsOf('numbering').join(''),
    headers: textsOf('header'),
    footers: textsOf('footer', 'footnotes', 'endnotes'),
    chunks: namesOf('aFChunk'),
  }
}

/** @param folder of the part the relationships are of, with a slash at its end */
function relationsIn(xml: string, folder: string): Relation[] {
  return [...xml.matchAll(/<Relationship\b([^<>]*)>/g)].map(([, attributes = '']) => {
    const target = decodeEntities(/\bTarget="([^"]*)"/.exec(attributes)?.[1] ?? '')
    return {
      kind: /\bType="[^"]*\/([^"/]*)"/.exec(attributes)?.[1] ?? '',
      target: target.startsWith('/') ? target.slice(1) : folder + target,
    }
  })
}
