import { documentLimits, type ResumeDocument, resumeDocument } from './document.ts'
import { upgradeDocument } from './migrate.ts'
import { readShape } from './shape.ts'

/** Why a value is not a document: not its shape, with the path of the first fault; a newer version; too many bytes. */
export type DocumentFault = { reason: 'shape'; path: string } | { reason: 'newer' } | { reason: 'size' }

/**
 * Reads an untrusted value as a document of the present version, upgrading older ones. Server, editor, import and
 * journal share it: a value that one of them refused must not get into a document of another.
 */
export function readDocument(value: unknown): { document: ResumeDocument } | { fault: DocumentFault } {
  const reading = readShape(value)
  if ('path' in reading) return { fault: { reason: 'shape', path: reading.path } }
  const upgraded = upgradeDocument(reading.shape)
  if (!upgraded) return { fault: { reason: 'newer' } }
  const parsed = resumeDocument.safeParse(upgraded)
  if (!parsed.success) {
    return { fault: { reason: 'shape', path: parsed.error.issues[0]?.path.map(String).join('.') ?? '' } }
  }
  if (documentBytes(parsed.data) > documentLimits.bytes) return { fault: { reason: 'size' } }
  return { document: parsed.data }
}

/** The size of a document on the wire, in bytes of UTF-8. */
export function documentBytes(document: ResumeDocument): number {
  let bytes = 0
  for (const char of JSON.stringify(document)) bytes += utf8Bytes(char.codePointAt(0) ?? 0)
  return bytes
}

/** By hand, because this leaf knows no platform, and with it no TextEncoder. */
function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
