import { documentLimits } from '#src/resume/document.ts'
import { isRecord } from './json-values.ts'

/** The design of a résumé that comes without one. */
export const importDesign = 'slips'

/** What is left of somebody's JSON, to be kept as text; nothing when that is empty or too long to be kept. */
export function keptJson(rest: unknown): string | undefined {
  const pruned = prune(rest)
  const text = pruned === undefined ? undefined : JSON.stringify(pruned)
  return text === undefined || text.length > documentLimits.text ? undefined : text
}

function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  if (!isRecord(value)) return value === '' || value === null ? undefined : value
  const kept = Object.entries(value).flatMap(([key, field]) => {
    const inner = prune(field)
    return inner === undefined ? [] : [[key, inner] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
