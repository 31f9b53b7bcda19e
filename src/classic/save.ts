import { apiErrors, saveConflict } from '#src/contract/index.ts'
import { type Origin, OriginFailure, type Requester } from '#src/origin/index.ts'
import { type ResumeDocument, schemaVersion } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { mergeDocuments } from '#src/resume/sync/merge.ts'
import { sameDocument } from '#src/resume/sync/units.ts'

/** A save based on a document of revision `rev`. `mid` is the id of exactly this content. */
export type FormSave = {
  id: string
  base: ResumeDocument
  rev: number
  mid: string
  journal: string
  doc: ResumeDocument
}

/** `lost`: addresses of values from elsewhere that the merge replaced; the history has them at revision `rev`. */
export type SaveOutcome =
  | { kind: 'saved'; rev: number; lost: string[] }
  | { kind: 'signed-out' | 'missing' | 'misfit' | 'unreachable' }

/** Other devices save about once a second at most, so one of this many tries is sure to get through. */
const MAX_ROUNDS = 8

/**
 * Saves a form like the editor does: on top of the newest revision, merged with it if somebody else was faster. Saving
 * the same form twice changes nothing.
 */
export async function saveForm(origin: Origin, caller: Requester, posted: FormSave): Promise<SaveOutcome> {
  const { id, mid, journal } = posted
  let { base, rev, doc } = posted
  const lost = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = await origin.call('user.Resume/save', { id, rev, mid, journal, schema: schemaVersion, doc }, caller)
    if (result.ok) return { kind: 'saved', rev: result.data.rev, lost: [...lost] }
    if (result.code !== apiErrors['save.conflict'].code) return { kind: refusalOf(result.code) }
    const { applied, ...newest } = saveConflict.parse(result.refusal)
    const theirs = documentOf(newest.doc)
    if (applied) return { kind: 'saved', rev: newest.rev, lost: [] }
    const merged = mergeDocuments(base, doc, theirs)
    for (const { entry, values } of merged.lost) lost.add(`${entry}.${Object.keys(values)[0]}`)
    if (sameDocument(merged.document, theirs)) return { kind: 'saved', rev: newest.rev, lost: [] }
    base = theirs
    rev = newest.rev
    doc = merged.document
  }
  return { kind: 'unreachable' }
}

function refusalOf(code: number): 'signed-out' | 'missing' | 'misfit' | 'unreachable' {
  if (code === apiErrors['session.required'].code) return 'signed-out'
  if (code === apiErrors['resource.missing'].code) return 'missing'
  if (code === apiErrors['save.misfit'].code || code === apiErrors['body.too-large'].code) return 'misfit'
  return 'unreachable'
}

/**
 * Parses a document from the origin.
 * @throws OriginFailure when it is not a document of this version
 */
export function documentOf(value: unknown): ResumeDocument {
  const read = readDocument(value)
  if ('document' in read) return read.document
  throw new OriginFailure('The API answered with a document that cannot be read')
}
