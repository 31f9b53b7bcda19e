/**
 * How people are told from programs: by Cloudflare Turnstile (the widget's key, its secret, and the host tokens must
 * come from), or by ALTCHA, which asks nobody else: its challenges come from the site itself.
 */
export type CaptchaConfig =
  | { provider: 'turnstile'; siteKey: string; secret: string; hostname: string; baseUrl: string }
  | { provider: 'altcha'; baseUrl: string }
