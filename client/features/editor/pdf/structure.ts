import type PdfDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'

/** The structure tag of a text or picture, for assistive technology (ISO 32000-1, 14.8). */
export type ContentTag =
  | { role: 'H1' | 'H3' | 'P' }
  /** The title of a section, which the outline of the file has too. */
  | { role: 'H2'; title: string }
  /** The label and the body of a list item; `level` 1 is nested. */
  | { role: 'Lbl' | 'LBody'; level: 0 | 1 }
  | { role: 'Figure'; alt: string }

type Item = { element: StructureElement; body: StructureElement | null }
type List = { element: StructureElement; item: Item | null }

/** The structure of a file while its pages are drawn, in reading order. */
export type Structure = {
  /** Begins an artifact, which is decoration: rules, backgrounds, the page footer. */
  beginDecoration: () => void
  /** Begins the content of a tag. Content on two pages is one element: its tag is the same object. */
  begin: (tag: ContentTag) => void
}

/** The tag in the properties of a laid-out node. */
export function tagIn(props: object | undefined): ContentTag | undefined {
  return props && 'tag' in props && isTag(props.tag) ? props.tag : undefined
}

function isTag(value: unknown): value is ContentTag {
  return typeof value === 'object' && value !== null && 'role' in value
}

/**
 * Creates the structure tree of a tagged file; nested lists are inside the item they belong to.
 * @param lang the language of this part, where the file has several
 */
export function createStructure(file: PdfDocument, lang?: string): Structure {
  const root = file.struct('Document', lang === undefined ? {} : { lang })
  file.addStructure(root)
  const known = new Map<ContentTag, StructureElement>()
  let lists: List[] = []

  function added(parent: StructureElement, role: string, options = {}): StructureElement {
    const element = file.struct(role, options)
    parent.add(element)
    return element
  }

  function listAt(level: number): List {
    lists = lists.slice(0, level + 1)
    const found = lists[level]
    if (found) return found
    const outer = lists.at(-1)?.item?.body
    const made: List = { element: added(outer ?? root, 'L'), item: null }
    lists.push(made)
    return made
  }

  function placed(tag: ContentTag): StructureElement {
    if (tag.role === 'Lbl') {
      const list = listAt(tag.level)
      list.item = { element: added(list.element, 'LI'), body: null }
      return added(list.item.element, 'Lbl')
    }
    const item = lists.at(-1)?.item
    if (tag.role === 'LBody' && item) {
      item.body = added(item.element, 'LBody')
      return item.body
    }
    lists = []
    return added(root, tag.role, tag.role === 'Figure' ? { alt: tag.alt } : {})
  }

  return {
    beginDecoration: () => file.markContent('Artifact'),
    begin: (tag) => {
      const element = known.get(tag) ?? placed(tag)
      known.set(tag, element)
      element.add(file.markStructureContent(tag.role))
    },
  }
}
