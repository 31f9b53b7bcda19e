import * as z from 'zod/mini'

/** What visits are counted of. */
export const visitedKind = z.enum(['template', 'article'], { error: 'value.invalid' })
export type VisitedKind = z.infer<typeof visitedKind>
