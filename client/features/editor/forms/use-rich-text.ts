import { createPart, useLoaded } from '#client/lib/part.ts'

const tools = createPart(() => import('./rich-text-tools.ts'))

/** The code that edits rich text, from the first field on; null until it is there. Without it the markup is edited as text. */
export function useRichText() {
  return useLoaded(tools, true, () => {})
}
