import { createPart, useLoaded } from '#client/lib/part.ts'

const tools = createPart(() => import('./rich-text-tools.ts'))

/**
 * The code that edits rich text, loaded by the first field; null until then. Without it the markup is edited as plain
 * text.
 */
export function useRichText() {
  return useLoaded(tools, true, () => {})
}
