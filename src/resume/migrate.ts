import { schemaVersion } from './document.ts'
import type { DocumentShape } from './shape.ts'

/** Converts a document to the next version. It keeps every text: a text whose field is removed becomes an item. */
export type Migration = (document: DocumentShape) => DocumentShape

/**
 * The first entry converts version 1 to version 2. Entries never change once released, because stored versions and
 * journals need them.
 */
const migrations: readonly Migration[] = []

/**
 * Upgrades a document of an earlier version; undefined for an unknown version.
 * @param steps the migrations; tests pass their own
 */
export function upgradeDocument(
  document: DocumentShape,
  steps = migrations,
  to = schemaVersion,
): DocumentShape | undefined {
  const { schema } = document
  if (!Number.isInteger(schema) || schema < 1 || schema > to) return undefined
  return steps.slice(schema - 1, to - 1).reduce((older, step) => {
    const newer = step(older)
    return { ...newer, schema: older.schema + 1 }
  }, document)
}
