import { documentLimits } from './document.ts'

type Flat = Record<string, string | number | boolean | undefined>

/** A document as far as every version of it agrees: scalars, flat records, and two maps of flat records. */
export type DocumentShape = {
  schema: number
  basics: Flat
  sections: Record<string, Flat>
  items: Record<string, Flat>
  design: Flat
  [field: string]: Flat[string] | Flat | Record<string, Flat>
}

/** A value that is not fit for a document; `path` leads to it. */
class Misfit extends Error {
  readonly path: string
  constructor(path: string) {
    super(path)
    this.path = path
  }
}

/**
 * Checks shape and limits of an untrusted value before anything else looks at it. Does not recurse, so depth costs
 * nothing, and refuses every key that could reach a prototype.
 * @returns the path of the first value that does not fit, as `path`
 */
export function readShape(value: unknown): { shape: DocumentShape } | { path: string } {
  try {
    const { basics, sections, items, design, ...head } = recordOf(value, '')
    const { schema, ...rest } = flatOf(head, '')
    if (typeof schema !== 'number') throw new Misfit('schema')
    return {
      shape: {
        ...rest,
        schema,
        basics: flatOf(basics, 'basics'),
        sections: mapOf(sections, 'sections'),
        items: mapOf(items, 'items'),
        design: flatOf(design, 'design'),
      },
    }
  } catch (error) {
    if (error instanceof Misfit) return { path: error.path }
    throw error
  }
}

function mapOf(value: unknown, path: string): Record<string, Flat> {
  const entries = Object.entries(recordOf(value, path))
  if (entries.length > documentLimits.entries) throw new Misfit(path)
  return Object.fromEntries(entries.map(([id, entry]) => [id, flatOf(entry, `${path}.${id}`)]))
}

function flatOf(value: unknown, path: string): Flat {
  const fields = Object.entries(recordOf(value, path))
  if (fields.length > documentLimits.fields) throw new Misfit(path)
  return Object.fromEntries(fields.map(([name, field]) => [name, scalarOf(field, path ? `${path}.${name}` : name)]))
}

function scalarOf(value: unknown, path: string): Flat[string] {
  if (typeof value === 'string' && value.length <= documentLimits.text) return value
  if (typeof value === 'boolean' || value === undefined) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new Misfit(path)
}

function recordOf(value: unknown, path: string): Record<string, unknown> {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
