import { parseJson } from '#src/lib/json.ts'
import { documentLimits, type ResumeDocument, resumeDocument } from './document.ts'
import { upgradeDocument } from './migrate.ts'
import { readShape } from './shape.ts'

/** Why a value is not a document. `shape`: the paths of all faults; otherwise a newer version, or too many bytes. */
export type DocumentFault = { reason: 'shape'; paths: [string, ...string[]] } | { reason: 'newer' } | { reason: 'size' }

/**
 * Parses an untrusted value as a document, upgrading older versions. Server, editor, import and journal all use it, so
 * that none accepts what another refuses.
 */
export function readDocument(value: unknown): { document: ResumeDocument } | { fault: DocumentFault } {
  const { shape, misfits } = readShape(value)
  if (shape === null) return shapeFault(misfits)
  const upgraded = upgradeDocument(shape)
  if (!upgraded) return misfits.length > 0 ? shapeFault(misfits) : { fault: { reason: 'newer' } }
  const parsed = resumeDocument.safeParse(upgraded)
  const issues = parsed.error?.issues.map(({ path }) => path.map(String).join('.')) ?? []
  if (!parsed.success || misfits.length > 0) return shapeFault([...misfits, ...issues])
  if (documentBytes(parsed.data) > documentLimits.bytes) return { fault: { reason: 'size' } }
  return { document: parsed.data }
}

/** The document a text holds as JSON; undefined when it holds none. */
export function documentIn(text: string): ResumeDocument | undefined {
  const read = readDocument(parseJson(text))
  return 'document' in read ? read.document : undefined
}

function shapeFault(paths: readonly string[]): { fault: DocumentFault } {
  const [first = '', ...others] = new Set(paths)
  return { fault: { reason: 'shape', paths: [first, ...others] } }
}

/** The size of a document on the wire, in bytes of UTF-8. */
export function documentBytes(document: ResumeDocument): number {
  let bytes = 0
  for (const char of JSON.stringify(document)) bytes += utf8Bytes(char.codePointAt(0) ?? 0)
  return bytes
}

/** Counted by hand, because this leaf has no platform types and so no TextEncoder. */
function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
