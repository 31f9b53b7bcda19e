import { schemaVersion } from './document.ts'
import type { DocumentShape } from './shape.ts'

/** Turns a document of one version into the next. Keeps every text: what has no place any more becomes an item. */
export type Migration = (document: DocumentShape) => DocumentShape

/** The first entry makes version 2 of version 1. Written once and never changed: stored versions and journals need it. */
const migrations: readonly Migration[] = []

/**
 * A document of any earlier version in the present one; nothing for a version this code does not know.
 * @param steps those of the product, unless a test brings its own
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
