import { isRecord } from '#src/lib/json.ts'
import { documentLimits } from '#src/resume/document.ts'

/** The design of imported résumés that name none. */
export const importDesign = 'slips'

/** The rest of an imported JSON value as text, to be kept; undefined when it is empty or too long. */
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
