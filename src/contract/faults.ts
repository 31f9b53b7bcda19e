import * as z from 'zod/mini'

/** Something that broke in a browser: which, the name of the page's route, and what the browser says of it. */
export const fault = z.object({
  kind: z.enum(['chunk', 'script']),
  message: z.string().check(z.minLength(1), z.maxLength(300)),
  stack: z.string().check(z.maxLength(2000)),
  page: z.nullable(z.string().check(z.maxLength(60))),
})

export type Fault = z.infer<typeof fault>
