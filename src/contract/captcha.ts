import * as z from 'zod/mini'

const turnstile = z.object({ provider: z.literal('turnstile'), script: z.url(), site_key: z.string() })

const challenge = z.object({
  algorithm: z.enum(['SHA-256']),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.int(),
})

const altcha = z.object({ provider: z.literal('altcha'), challenge })

/** A widget for browsers with scripts: something to show, or something to solve. */
export const captchaWidget = z.discriminatedUnion('provider', [turnstile, altcha])

export type CaptchaWidget = z.infer<typeof captchaWidget>

/**
 * The data of `captcha.required`: the name of the form the token is for, a widget, and a question for browsers that
 * cannot show the widget. Solving either gives the token for the next try.
 */
export const captchaDemand = z.object({ action: z.string(), widget: captchaWidget, question: z.string() })

export type CaptchaDemand = z.infer<typeof captchaDemand>
