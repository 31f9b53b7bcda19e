import type { JsonRecord } from '#src/lib/json.ts'
import { bodyPoints, joinBody, joinWords, splitBody, splitWords } from '#src/resume/formats/body-text.ts'
import { textAt, textsIn } from '#src/resume/formats/json-values.ts'
import type { ListMap } from './map.ts'

/** Converts a body to the fields of an entry. */
export function writeBody(body: string, map: ListMap): Record<string, string | string[]> {
  if (map.words !== undefined) return said({ [map.words]: splitWords(body) })
  if (map.prose === undefined) return said({ [map.points ?? '']: bodyPoints(body) })
  if (map.points === undefined) return said({ [map.prose]: body })
  const { prose, points } = splitBody(body)
  return said({ [map.prose]: prose, [map.points]: points })
}

/**
 * Converts the fields of an entry to a body.
 * @param before prose to put first
 */
export function readBody(entry: JsonRecord, map: ListMap, before = ''): string {
  const prose = [before, map.prose === undefined ? '' : proseAt(entry, map.prose)].filter(Boolean).join('\n')
  const points = map.points === undefined ? [] : textsIn(entry[map.points])
  const words = map.words === undefined ? '' : textAt(entry, map.words) || joinWords(textsIn(entry[map.words]))
  return words || joinBody(prose, points)
}

/** The fields of an entry that make up its body. */
export function bodyFields(entry: JsonRecord, { prose, points, words }: ListMap): JsonRecord {
  return Object.fromEntries([prose, points, words].flatMap((key) => (key && key in entry ? [[key, entry[key]]] : [])))
}

/** A text, or several texts as lines. */
export function proseAt(record: JsonRecord, key: string): string {
  return textAt(record, key) || textsIn(record[key]).join('\n')
}

function said(fields: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0))
}
