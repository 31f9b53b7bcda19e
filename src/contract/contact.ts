import * as z from 'zod/mini'

/** The topics of a message to the site. */
export const contactTopics = ['payment', 'account', 'privacy', 'content', 'other'] as const

export type ContactTopic = (typeof contactTopics)[number]

/** The longest message, in characters. */
export const MESSAGE_MAX = 4000

const line = (max: number) =>
  z._default(
    z.string().check(z.trim(), z.maxLength(max, 'value.invalid'), z.regex(/^[^\p{Cc}]*$/u, 'value.invalid')),
    '',
  )

/** A message to whoever runs the site. */
export const contactMessage = z.object({
  email: z
    .string({ error: 'value.required' })
    .check(z.trim(), z.minLength(1, 'value.required'), z.maxLength(254, 'value.invalid'), z.email('value.invalid')),
  topic: z.enum(contactTopics, { error: 'value.invalid' }),
  name: line(60),
  order_no: line(40),
  message: z
    .string({ error: 'value.required' })
    .check(z.trim(), z.minLength(1, 'value.required'), z.maxLength(MESSAGE_MAX, 'value.invalid')),
})

export type ContactMessage = z.infer<typeof contactMessage>

/** The reference number given to a message. */
export const contactNumber = z.string().check(z.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/))
