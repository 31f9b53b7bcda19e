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

/** The data of `captcha.required`: the widget's script and key, and the name of the form its token is for. */
export const captchaDemand = z.object({ script: z.url(), site_key: z.string(), action: z.string() })

export type CaptchaDemand = z.infer<typeof captchaDemand>
