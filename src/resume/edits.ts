import { liveEntries, type ResumeDocument, type ResumeItem, type ResumeSection, type SectionKind } from './document.ts'
import { placeAt } from './sync/order.ts'

/** Which of the two maps of a document. */
export type EntryMap = 'sections' | 'items'

/** Whatever an editor does, as a new document; ids of new entries come from the caller. */
export type Edit = (document: ResumeDocument) => ResumeDocument

/** Sets fields of the person; undefined removes. */
export function setBasics(fields: Partial<ResumeDocument['basics']>): Edit {
  return (document) => ({ ...document, basics: withFields(document.basics, fields) })
}

/** Sets what belongs to no entry: title, file name, language. */
export function setHead(
  fields: Pick<ResumeDocument, 'title' | 'fileName'> & { locale?: ResumeDocument['locale'] },
): Edit {
  return (document) => {
    const next = { ...document, ...fields }
    if (next.title === undefined) delete next.title
    if (next.fileName === undefined) delete next.fileName
    return next
  }
}

/** Sets choices of the design; undefined goes back to the design's own. */
export function setDesign(fields: Partial<ResumeDocument['design']>): Edit {
  return (document) => ({ ...document, design: withFields(document.design, fields) })
}

/** Sets fields of a section; one that is gone stays gone. */
export function setSection(id: string, fields: Partial<ResumeSection>): Edit {
  return (document) => ({ ...document, sections: withEntry(document.sections, id, fields) })
}

/** Sets fields of an item; one that is gone stays gone. */
export function setItem(id: string, fields: Partial<ResumeItem>): Edit {
  return (document) => ({ ...document, items: withEntry(document.items, id, fields) })
}

/** Adds a section at a place among the living ones; at the end without one. */
export function addSection(id: string, kind: SectionKind, index = Number.POSITIVE_INFINITY): Edit {
  return (document) =>
    placeSection(id, index)({ ...document, sections: { ...document.sections, [id]: { kind, title: '', pos: 'a0' } } })
}

/** Adds an item to a section, at a place among the living ones; at the end without one. */
export function addItem(
  id: string,
  section: string,
  fields: Partial<ResumeItem> = {},
  index = Number.POSITIVE_INFINITY,
): Edit {
  return (document) =>
    placeItem(
      id,
      section,
      index,
    )({
      ...document,
      items: { ...document.items, [id]: { ...fields, section, pos: 'a0' } },
    })
}

/** Moves a section to a place among the living others. */
export function placeSection(id: string, index: number): Edit {
  return (document) => {
    const others = liveEntries(document.sections).filter(([other]) => other !== id)
    return { ...document, sections: withPositions(document.sections, placeAt(others, id, within(index, others))) }
  }
}

/** Moves an item to a place in a section, the one it is in or another. */
export function placeItem(id: string, section: string, index: number): Edit {
  return (document) => {
    const others = itemsIn(document, section).filter(([other]) => other !== id)
    const moved = withEntry(document.items, id, { section })
    return { ...document, items: withPositions(moved, placeAt(others, id, within(index, others))) }
  }
}

/** Copies an item to the place after it. */
export function duplicateItem(id: string, copy: string): Edit {
  return (document) => {
    const item = document.items[id]
    if (item === undefined) return document
    const index = itemsIn(document, item.section).findIndex(([other]) => other === id)
    return addItem(copy, item.section, item, index + 1)(document)
  }
}

/** Copies a section with its living items to the place after it; `copyIds` names the copies of the items. */
export function duplicateSection(id: string, copy: string, copyIds: (item: string) => string): Edit {
  return (document) => {
    const section = document.sections[id]
    if (section === undefined) return document
    const index = liveEntries(document.sections).findIndex(([other]) => other === id)
    const items = itemsIn(document, id)
    const names = new Map(items.map(([item]) => [item, copyIds(item)]))
    const copies = items.map(([item, fields]) => {
      // A role belongs to the copy of its organisation.
      const parent = names.get(fields.parent ?? '')
      return [names.get(item) ?? item, withFields(fields, { section: copy, parent })] as const
    })
    return placeSection(
      copy,
      index + 1,
    )({
      ...document,
      sections: { ...document.sections, [copy]: section },
      items: { ...document.items, ...Object.fromEntries(copies) },
    })
  }
}

/** Deletes softly, so that another device's edit can bring it back. `at` in ms since 1970. */
export function remove(map: EntryMap, id: string, at: number): Edit {
  return map === 'sections' ? setSection(id, { del: at }) : setItem(id, { del: at })
}

/** The items of a section that are not deleted, hidden ones too, in order. */
export function itemsIn(document: ResumeDocument, section: string): [string, ResumeItem][] {
  return liveEntries(document.items).filter(([, item]) => item.section === section)
}

function within(index: number, list: readonly unknown[]): number {
  return Math.max(0, Math.min(index, list.length))
}

function withEntry<T extends object>(entries: Record<string, T>, id: string, fields: Partial<T>): Record<string, T> {
  const entry = entries[id]
  return entry === undefined ? entries : { ...entries, [id]: withFields(entry, fields) }
}

function withPositions<T extends { pos: string }>(
  entries: Record<string, T>,
  positions: Map<string, string>,
): Record<string, T> {
  const moved = [...positions].flatMap(([id, pos]) => (entries[id] ? [[id, { ...entries[id], pos }] as const] : []))
  return { ...entries, ...Object.fromEntries(moved) }
}

/** Fields that are undefined are left out, so that equal documents are equal. */
function withFields<T extends object>(entry: T, fields: Partial<T>): T {
  const next = { ...entry, ...fields }
  for (const key in next) if (next[key] === undefined) delete next[key]
  return next
}
