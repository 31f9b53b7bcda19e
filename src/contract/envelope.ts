import * as z from 'zod/mini'

/** What every API answer looks like: `code` is 1 on success; `errors` names the fields of invalid input. */
export const envelope = z.object({
  code: z.number(),
  msg: z.string(),
  data: z.optional(z.unknown()),
  errors: z.optional(z.record(z.string(), z.string())),
  retry_after: z.optional(z.number()),
  request_id: z.optional(z.string()),
})

export type Envelope = z.infer<typeof envelope>
