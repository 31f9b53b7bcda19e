import { liveEntries, type ResumeDocument, type ResumeItem, type ResumeSection, type SectionKind } from './document.ts'
import { placeAt } from './sync/order.ts'

/** The maps of a document. */
export type EntryMap = 'sections' | 'items'

/** An edit: a function that returns a new document. The caller provides the ids of new entries. */
export type Edit = (document: ResumeDocument) => ResumeDocument

/** Sets fields of the person; undefined removes a field. */
export function setBasics(fields: Partial<ResumeDocument['basics']>): Edit {
  return (document) => ({ ...document, basics: withFields(document.basics, fields) })
}

/** Sets fields outside any entry: title, file name, language. */
export function setHead(
  fields: Pick<ResumeDocument, 'title' | 'fileName'> & { locale?: ResumeDocument['locale'] },
): Edit {
  return (document) => withFields(document, fields)
}

/** Sets choices of the design; undefined restores the design's default. */
export function setDesign(fields: Partial<ResumeDocument['design']>): Edit {
  return (document) => ({ ...document, design: withFields(document.design, fields) })
}

/** Sets fields of a section; does nothing if the section no longer exists. */
export function setSection(id: string, fields: Partial<ResumeSection>): Edit {
  return (document) => ({ ...document, sections: withEntry(document.sections, id, fields) })
}

/** Sets fields of an item; does nothing if the item no longer exists. */
export function setItem(id: string, fields: Partial<ResumeItem>): Edit {
  return (document) => ({ ...document, items: withEntry(document.items, id, fields) })
}

/** Adds a section at an index among those not deleted, by default at the end. */
export function addSection(id: string, kind: SectionKind, index = Number.POSITIVE_INFINITY): Edit {
  return (document) =>
    placeSection(id, index)({ ...document, sections: { ...document.sections, [id]: { kind, title: '', pos: 'a0' } } })
}

/** Adds an item to a section, at an index among those not deleted, by default at the end. */
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

/** Moves a section to an index among the others. */
export function placeSection(id: string, index: number): Edit {
  return (document) => {
    const others = liveEntries(document.sections).filter(([other]) => other !== id)
    return { ...document, sections: withPositions(document.sections, placeAt(others, id, within(index, others))) }
  }
}

/** Moves an item to an index in the same section or another. */
export function placeItem(id: string, section: string, index: number): Edit {
  return (document) => {
    const others = itemsIn(document, section).filter(([other]) => other !== id)
    const moved = withEntry(document.items, id, { section })
    return { ...document, items: withPositions(moved, placeAt(others, id, within(index, others))) }
  }
}

/** Puts sections in this order; those that are in their place keep their position. */
export function orderSections(ids: readonly string[]): Edit {
  return (document) =>
    ids.reduce((next, id, index) => {
      const isThere = liveEntries(next.sections)[index]?.[0] === id
      return isThere ? next : placeSection(id, index)(next)
    }, document)
}

/** Puts the items of a section in this order; those that are in their place keep their position. */
export function orderItems(section: string, ids: readonly string[]): Edit {
  return (document) =>
    ids.reduce((next, id, index) => {
      const isThere = itemsIn(next, section)[index]?.[0] === id
      return isThere ? next : placeItem(id, section, index)(next)
    }, document)
}

/** Copies an item and places the copy after it. */
export function duplicateItem(id: string, copy: string): Edit {
  return (document) => {
    const item = document.items[id]
    if (item === undefined) return document
    const index = itemsIn(document, item.section).findIndex(([other]) => other === id)
    return addItem(copy, item.section, item, index + 1)(document)
  }
}

/** Copies a section with its items and places the copy after it; `copyIds` gives the ids of the copied items. */
export function duplicateSection(id: string, copy: string, copyIds: (item: string) => string): Edit {
  return (document) => {
    const section = document.sections[id]
    if (section === undefined) return document
    const index = liveEntries(document.sections).findIndex(([other]) => other === id)
    const items = itemsIn(document, id)
    const names = new Map(items.map(([item]) => [item, copyIds(item)]))
    const copies = items.map(([item, fields]) => {
      // A further role belongs to the copy of its parent.
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

/** Marks an entry as deleted, so that another device's edit can revive it. `at` in ms since 1970. */
export function remove(map: EntryMap, id: string, at: number): Edit {
  return map === 'sections' ? setSection(id, { del: at }) : setItem(id, { del: at })
}

/** The items of a section that are not deleted, including hidden ones, in order. */
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

/** Leaves undefined fields out, so that equal documents compare as equal. */
function withFields<T extends object>(entry: T, fields: Partial<T>): T {
  const next = { ...entry, ...fields }
  for (const key in next) if (next[key] === undefined) delete next[key]
  return next
}
