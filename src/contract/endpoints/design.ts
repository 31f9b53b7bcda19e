import * as z from 'zod/mini'
import { clientId } from '#src/contract/resumes.ts'

/** A saved design on the wire; its content is parsed by `src/resume/own-design.ts`. */
const kept = z.object({ id: clientId, design: z.unknown() })

/** The calls about designs of one's own. */
export const designEndpoints = {
  'user.Design/list': { method: 'GET', auth: 'user', input: z.object({}), output: z.array(kept) },
  /** Saves a design. The browser makes `id`; saving again with the same one changes it. */
  'user.Design/save': { method: 'POST', auth: 'user', input: kept, output: z.null() },
  'user.Design/remove': { method: 'POST', auth: 'user', input: z.object({ id: clientId }), output: z.null() },
} as const
