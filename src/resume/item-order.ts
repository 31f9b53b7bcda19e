import { itemFields, liveEntries, type ResumeDocument, type ResumeSection } from './document.ts'
import { duplicateItem, type Edit, itemsIn, orderItems, placeItem, setItem } from './edits.ts'
import { fieldsOfKind } from './fields.ts'

/** The parent of a further role, if it is still in the same section. */
export function parentOf(document: ResumeDocument, id: string): string | undefined {
  const item = document.items[id]
  const parent = item?.parent === undefined ? undefined : document.items[item.parent]
  return parent !== undefined && parent.del === undefined && parent.section === item?.section ? item.parent : undefined
}

/** The items among which this one can be moved: the roles of one organisation, or all top-level items. */
export function levelOf(document: ResumeDocument, id: string): string[] {
  const section = document.items[id]?.section ?? ''
  const parent = parentOf(document, id)
  return itemsIn(document, section).flatMap(([other]) => (parentOf(document, other) === parent ? [other] : []))
}

/** Moves an item to an index within its level; its further roles move along. */
export function moveItem(id: string, index: number): Edit {
  return (document) => {
    const item = document.items[id]
    if (item === undefined) return document
    const others = levelOf(document, id).filter((other) => other !== id)
    const level = [...others.slice(0, index), id, ...others.slice(index)]
    const parent = parentOf(document, id)
    const ids = itemsIn(document, item.section).map(([other]) => other)
    const rolesOf = (head: string) =>
      head === parent ? level : ids.filter((other) => parentOf(document, other) === head)
    const heads = parent === undefined ? level : ids.filter((other) => parentOf(document, other) === undefined)
    return orderItems(
      item.section,
      heads.flatMap((head) => [head, ...rolesOf(head)]),
    )(document)
  }
}

/** Makes a further role an item of its own, which stands after its organisation and the roles that stay there. */
export function separateItem(id: string): Edit {
  return (document) => {
    const parent = parentOf(document, id)
    const free = setItem(id, { parent: undefined })(document)
    if (parent === undefined) return free
    const others = levelOf(free, id).filter((other) => other !== id)
    return moveItem(id, others.indexOf(parent) + 1)(free)
  }
}

/** Copies an item and places the copy after it and its further roles. */
export function copyItem(id: string, copy: string): Edit {
  return (document) => {
    const index = levelOf(document, id).indexOf(id)
    return moveItem(copy, index + 1)(duplicateItem(id, copy)(document))
  }
}

/**
 * The other sections an item and its further roles can be moved to: those of the same kind and, for an item without
 * further roles, those of other kinds that have every field that is filled in.
 */
export function sectionsFor(document: ResumeDocument, id: string): [string, ResumeSection][] {
  const item = document.items[id]
  const own = document.sections[item?.section ?? '']
  const entries = itemsIn(document, item?.section ?? '')
  const hasRoles = parentOf(document, id) !== undefined || entries.some(([other]) => parentOf(document, other) === id)
  const filled = itemFields.filter((field) => item?.[field]?.trim())
  return liveEntries(document.sections).filter(([other, { kind }]) => {
    if (other === item?.section) return false
    if (kind === own?.kind) return true
    const fields = fieldsOfKind[kind]
    const hasRoom = filled.every((field) => fields.includes(field)) && (!item?.present || fields.includes('end'))
    return !hasRoles && filled.length > 0 && hasRoom
  })
}

/**
 * Moves an item with its further roles to the end of another section; a further role moved alone becomes a top-level
 * item.
 */
export function moveToSection(id: string, section: string): Edit {
  return (document) => {
    const roles = Object.keys(document.items).filter((other) => parentOf(document, other) === id)
    const free = setItem(id, { parent: undefined })(document)
    return [id, ...roles].reduce((moved, each) => placeItem(each, section, Number.POSITIVE_INFINITY)(moved), free)
  }
}
