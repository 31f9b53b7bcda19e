import { liveEntries, type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import {
  addItem,
  addSection,
  duplicateSection,
  type EntryMap,
  placeSection,
  remove,
  setItem,
  setSection,
} from '#src/resume/edits.ts'
import { copyItem, levelOf, moveItem, parentOf, separateItem } from '#src/resume/item-order.ts'
import type { Action } from './form.ts'

/** The result of an action: the document, what to report, and the entry to scroll to. */
export type Acted = { document: ResumeDocument; done: Done; at: string }

export const doneKinds = ['saved', 'same', 'added', 'copied', 'moved', 'deleted', 'restored'] as const
export type Done = (typeof doneKinds)[number]

type Target = { map: EntryMap; id: string; address: string }

/** Performs a button's action. Does nothing if its target no longer exists. */
export function act(
  document: ResumeDocument,
  { verb, target: address }: Action,
  { newId, kind, now }: { newId: string; kind: string; now: number },
): Acted {
  const target = targetOf(document, address)
  const nothing: Acted = { document, done: 'saved', at: target?.address ?? '' }
  switch (verb) {
    case 'add-section':
      return addKind(document, kind, newId) ?? nothing
    case 'add-item':
      return target?.map === 'sections'
        ? { document: addItem(newId, target.id)(document), done: 'added', at: `items/${newId}` }
        : nothing
    case 'add-role':
      return target?.map === 'items' ? addRole(document, target.id, newId) : nothing
    case 'copy':
      return target ? copy(document, target, newId) : nothing
    case 'separate':
      return target?.map === 'items'
        ? { document: separateItem(target.id)(document), done: 'saved', at: address }
        : nothing
    case 'up':
    case 'down':
      return target ? move(document, target, verb === 'up' ? -1 : 1) : nothing
    case 'delete':
      return target ? { document: remove(target.map, target.id, now)(document), done: 'deleted', at: address } : nothing
    case 'restore':
      return target ? { document: restore(document, target), done: 'restored', at: address } : nothing
    default:
      return nothing
  }
}

function targetOf(document: ResumeDocument, address: string): Target | null {
  const [map, id = ''] = address.split('/')
  if (map !== 'sections' && map !== 'items') return null
  return Object.hasOwn(document[map], id) ? { map, id, address } : null
}

/** Adds a section with one empty entry. */
function addKind(document: ResumeDocument, asked: string, id: string): Acted | null {
  const kind = sectionKinds.find((known) => known === asked)
  if (kind === undefined) return null
  return { document: addItem(`${id}-1`, id)(addSection(id, kind)(document)), done: 'added', at: `sections/${id}` }
}

function addRole(document: ResumeDocument, id: string, newId: string): Acted {
  const parent = parentOf(document, id) ?? id
  const { section = '', org } = document.items[parent] ?? {}
  const added = addItem(newId, section, { parent, ...(org !== undefined && { org }) })(document)
  return { document: moveItem(newId, levelOf(added, newId).length - 1)(added), done: 'added', at: `items/${newId}` }
}

/** Copies a section or an entry behind the original; the ids of a copied section's entries derive from the new id. */
function copy(document: ResumeDocument, { map, id }: Target, newId: string): Acted {
  let count = 0
  const nextId = () => {
    count += 1
    return `${newId}-${count}`
  }
  const edit = map === 'items' ? copyItem(id, newId) : duplicateSection(id, newId, nextId)
  return { document: edit(document), done: 'copied', at: `${map}/${newId}` }
}

function move(document: ResumeDocument, { map, id, address }: Target, step: number): Acted {
  const siblings = map === 'items' ? levelOf(document, id) : liveEntries(document.sections).map(([section]) => section)
  const index = siblings.indexOf(id) + step
  if (index < 0 || index >= siblings.length) return { document, done: 'saved', at: address }
  const edit = map === 'items' ? moveItem(id, index) : placeSection(id, index)
  return { document: edit(document), done: 'moved', at: address }
}

function restore(document: ResumeDocument, { map, id }: Target): ResumeDocument {
  return map === 'items' ? setItem(id, { del: undefined })(document) : setSection(id, { del: undefined })(document)
}
