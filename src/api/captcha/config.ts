/**
 * The captcha: Cloudflare Turnstile (the widget's key, its secret, and the host tokens must come from), or ALTCHA,
 * whose challenges come from the site itself.
 */
export type CaptchaConfig =
  | { provider: 'turnstile'; siteKey: string; secret: string; hostname: string; baseUrl: string }
  | { provider: 'altcha'; baseUrl: string }
