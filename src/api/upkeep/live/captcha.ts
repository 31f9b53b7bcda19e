import { askTurnstile } from '#src/api/captcha/turnstile.ts'
import type { Services } from '#src/services.ts'
import { type LiveFinding, mendOf, noAnswer, off, open, right } from './finding.ts'

const MENDS = {
  'invalid-input-secret': 'TURNSTILE_SECRET is not the secret of a widget.',
  'missing-input-secret': 'TURNSTILE_SECRET is empty.',
}
/** Turnstile's error for an unknown token, which shows that it knows the secret. */
const INVALID_TOKEN = 'invalid-input-response'

/** Checks the secret of Turnstile by verifying a made-up token. */
export async function checkCaptcha({ config: { captcha }, fetch: http }: Services): Promise<LiveFinding[]> {
  if (captcha === null) return [off('CAPTCHA_PROVIDER is not set.')]
  if (captcha.provider === 'altcha')
    return [right('The site asks the questions of ALTCHA itself: nobody else is needed.')]
  const reply = await askTurnstile(captcha, http, 'live-check')
  if (reply.kind !== 'answer') return [noAnswer(reply.kind === 'none' ? 'nothing' : `HTTP ${reply.status}`)]
  const [code = ''] = reply.body['error-codes'] ?? []
  if (code !== INVALID_TOKEN && !reply.body.success) return [mendOf(MENDS, code)]
  return [
    right('TURNSTILE_SECRET is known.'),
    open('TURNSTILE_SITE_KEY, and the site’s domain among those of the widget: the login page shows that.'),
  ]
}
