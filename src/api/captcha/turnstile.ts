import * as z from 'zod/mini'
import { randomUuid } from '#src/lib/random-uuid.ts'
import { askThirdParty, type Reach, type Reply } from '#src/lib/third-party.ts'
import type { CaptchaConfig } from './config.ts'
import type { CaptchaClaim, CaptchaDeps, WidgetVerifier } from './verifier.ts'

type TurnstileConfig = Extract<CaptchaConfig, { provider: 'turnstile' }>
type TurnstileDeps = Pick<CaptchaDeps, 'http' | 'randomBytes' | 'log'>

/** The time-out of both tries together, in ms. */
const TIME_OUT_MS = 5000
const MAX_TOKEN_LENGTH = 2048

const verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})

type Verdict = z.infer<typeof verdict>

/**
 * Verifies tokens of Cloudflare Turnstile. After an internal error there it retries once with the same idempotency key,
 * as documented.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export function turnstileVerifier(config: TurnstileConfig, deps: TurnstileDeps): WidgetVerifier {
  return {
    widget: async () => ({
      provider: 'turnstile',
      script: `${config.baseUrl}/turnstile/v0/api.js`,
      site_key: config.siteKey,
    }),
    async verify(claim) {
      if (claim.token === '' || claim.token.length > MAX_TOKEN_LENGTH) return false
      const body = siteverifyBody(config, claim, randomUuid(deps.randomBytes))
      const reach = { http: deps.http, signal: AbortSignal.timeout(TIME_OUT_MS) }
      const first = await siteverify(reach, config, body)
      const reply = failedInPassing(first) ? await siteverify(reach, config, body) : first
      if (reply.kind === 'answer') return isGood(reply.body, config, claim, deps)
      deps.log.error('captcha.unreachable', reply.kind === 'none' ? reply.cause : `HTTP ${reply.status}`)
      return false
    },
  }
}

/** Asks Turnstile about a token outside any form, to see whether Turnstile knows the secret of this site. */
export function askTurnstile(config: TurnstileConfig, http: typeof fetch, token: string): Promise<Reply<Verdict>> {
  const body = JSON.stringify({ secret: config.secret, response: token })
  return siteverify({ http, signal: AbortSignal.timeout(TIME_OUT_MS) }, config, body)
}

function siteverifyBody({ secret }: TurnstileConfig, { token, address }: CaptchaClaim, key: string): string {
  return JSON.stringify({
    secret,
    response: token,
    ...(address !== '' && { remoteip: address }),
    idempotency_key: key,
  })
}

function siteverify(reach: Reach, config: TurnstileConfig, body: string): Promise<Reply<Verdict>> {
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`${config.baseUrl}/turnstile/v0/siteverify`, { method: 'POST', headers, body })
  return askThirdParty(reach, request, verdict)
}

function failedInPassing(reply: Reply<Verdict>): boolean {
  if (reply.kind === 'answer') return reply.body['error-codes']?.includes('internal-error') ?? false
  return reply.kind === 'unreadable' && reply.status >= 500
}

/** The token must also come from this site and this form. */
function isGood(answer: Verdict, config: TurnstileConfig, { action }: CaptchaClaim, { log }: TurnstileDeps): boolean {
  if (answer.success && answer.hostname === config.hostname && answer.action === action) return true
  log.info('captcha.refused', {
    codes: answer['error-codes']?.join(' '),
    hostname: answer.hostname,
    action: answer.action,
  })
  return false
}
