import * as z from 'zod/mini'

/** The kinds of pages whose visits are counted. */
export const visitedKind = z.enum(['template', 'article'], { error: 'value.invalid' })
export type VisitedKind = z.infer<typeof visitedKind>
