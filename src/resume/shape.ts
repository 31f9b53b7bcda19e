import { isRecord, type JsonRecord } from '#src/lib/json.ts'
import { documentLimits } from './document.ts'

type Flat = Record<string, string | number | boolean | undefined>

/** The structure that all versions of a document share: scalars, flat records, and maps of flat records. */
export type DocumentShape = {
  schema: number
  basics: Flat
  sections: Record<string, Flat>
  items: Record<string, Flat>
  design: Flat
  marks?: Record<string, Flat>
  [field: string]: Flat[string] | Flat | Record<string, Flat>
}

/** Thrown when a value cannot be a document; `path` leads to the fault. */
class Misfit extends Error {
  readonly path: string
  constructor(path: string) {
    super(path)
    this.path = path
  }
}

/** Records the path of a scalar that does not fit. */
type Note = (path: string) => void

/**
 * Checks structure and limits of an untrusted value before anything else reads it. It does not recurse, so deep nesting
 * is harmless, and it refuses every key that could reach a prototype.
 * @returns the structure without scalars that do not fit, and the paths of those; `shape` is null, with one path, when
 * nothing can be read
 */
export function readShape(value: unknown): { shape: DocumentShape | null; misfits: string[] } {
  const misfits: string[] = []
  const note: Note = (path) => misfits.push(path)
  try {
    const { basics, sections, items, design, marks, ...head } = recordOf(value, '')
    const { schema, ...rest } = flatOf(head, '', note)
    if (typeof schema !== 'number') throw new Misfit('schema')
    const shape = {
      ...rest,
      schema,
      basics: flatOf(basics, 'basics', note),
      sections: mapOf(sections, 'sections', note),
      items: mapOf(items, 'items', note),
      design: flatOf(design, 'design', note),
      // Both sections and items have marks, and each field two values: twice of everything.
      ...(marks !== undefined && { marks: mapOf(marks, 'marks', note, 2) }),
    }
    return { shape, misfits }
  } catch (error) {
    if (error instanceof Misfit) return { shape: null, misfits: [error.path] }
    throw error
  }
}

/** @param room how many times as much as usual it may hold */
function mapOf(value: unknown, path: string, note: Note, room = 1): Record<string, Flat> {
  const entries = Object.entries(recordOf(value, path))
  if (entries.length > documentLimits.entries * room) throw new Misfit(path)
  return Object.fromEntries(entries.map(([id, entry]) => [id, flatOf(entry, `${path}.${id}`, note, room)]))
}

function flatOf(value: unknown, path: string, note: Note, room = 1): Flat {
  const fields = Object.entries(recordOf(value, path))
  if (fields.length > documentLimits.fields * room) throw new Misfit(path)
  const fitting = fields.flatMap(([name, field]): [string, Flat[string]][] => {
    if (isScalar(field)) return [[name, field]]
    note(path ? `${path}.${name}` : name)
    return []
  })
  return Object.fromEntries(fitting)
}

function isScalar(value: unknown): value is Flat[string] {
  if (typeof value === 'string') return value.length <= documentLimits.text
  return typeof value === 'boolean' || value === undefined || (typeof value === 'number' && Number.isFinite(value))
}

function recordOf(value: unknown, path: string): JsonRecord {
  if (!isRecord(value)) throw new Misfit(path)
  for (const key of Object.keys(value)) {
    if (key.length > documentLimits.idLength || key in Object.prototype || key === 'prototype') {
      throw new Misfit(
        path ? `${path}.${key.slice(0, documentLimits.idLength)}` : key.slice(0, documentLimits.idLength),
      )
    }
  }
  return value
}
