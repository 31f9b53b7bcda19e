import { cutText } from '#src/lib/cut-text.ts'
import { type OwnDesign, ownDesignLimits, readOwnDesign } from '#src/resume/own-design.ts'

/** The path at which the schema of such files is served. */
export const schemaPath = '/schemas/design-1.json'

/** Reads a file as a design of one's own; null when it is none. */
export async function readDesignFile(file: File): Promise<OwnDesign | null> {
  if (file.size > ownDesignLimits.bytes) return null
  try {
    return readOwnDesign(JSON.parse(await file.text()))
  } catch {
    return null
  }
}

/** Returns a name that is not taken: the given one, or the same with a number. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  const short = cutText(name, ownDesignLimits.name - 3)
  let number = 2
  while (taken.includes(`${short} ${number}`)) number += 1
  return `${short} ${number}`
}
