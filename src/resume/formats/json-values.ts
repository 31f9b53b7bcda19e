import { isRecord, type JsonRecord } from '#src/lib/json.ts'

/** The value as an object; an empty one for anything else. */
export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

/** The objects in a list; other values are skipped. */
export function recordsIn(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** The first non-empty one of several fields, as text. */
export function textAt(record: JsonRecord, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = record[key]
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
    if (text !== '') return text
  }
  return ''
}

/** Sets a field, unless there is no text for it. */
export function put<K extends string>(target: { [F in K]?: string | undefined }, field: K, text: string): void {
  if (text !== '') target[field] = text
}

/** The texts in a list; a single text counts as a list of its lines. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return textsIn(value.split('\n').map((line) => line.replace(/^\s*[-*•]\s+/, '')))
  return Array.isArray(value) ? value.flatMap((entry) => (typeof entry === 'string' && entry.trim()) || []) : []
}
