import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCaptcha } from '#src/env/captcha.ts'
import { parseEnv } from '#src/env/index.ts'
import { type Deployment, refuseSandboxKeys } from '#src/env/read.ts'

const production: Deployment = { production: true, sandboxUrl: undefined }
const development: Deployment = { production: false, sandboxUrl: 'http://localhost:8790' }

/** What something throws, or null. */
function refusal(run: () => unknown): string | null {
  try {
    run()
    return null
  } catch (error) {
    return String(error)
  }
}

test('a key of the sandbox is refused in production, in whichever variable and however it is written', () => {
  const prefix = fc.constantFrom('sandbox', 'Sandbox', 'SANDBOX', 'wxsandbox', 'WXsandbox')
  fc.assert(
    fc.property(prefix, fc.string(), fc.nat(2), (begin, rest, at) => {
      const names = ['KEY_ID', 'KEY_SECRET', 'OTHER']
      const variables = Object.fromEntries(names.map((name, nth) => [name, nth === at ? begin + rest : `real ${rest}`]))
      expect(refusal(() => refuseSandboxKeys(variables, production))).toContain(`Variable ${names[at]} must not hold`)
      expect(refusal(() => refuseSandboxKeys(variables, development))).toBeNull()
      expect(refusal(() => refuseSandboxKeys(variables, production, names.toSpliced(at, 1)))).toBeNull()
    }),
  )
})

test('what only has the word somewhere, or is no text, is no key of it', () => {
  for (const value of ['my sandbox', 'xsandbox', 'sand', '', undefined, null, 7, ['sandbox']]) {
    expect(refusal(() => refuseSandboxKeys({ KEY: value }, production))).toBeNull()
  }
})

describe("Turnstile's public test keys", () => {
  const read = (TURNSTILE_SITE_KEY: string, TURNSTILE_SECRET: string, deployment = production) =>
    refusal(() => parseCaptcha({ SITE_URL: 'https://a.test', TURNSTILE_SITE_KEY, TURNSTILE_SECRET }, deployment))

  test('are refused in production as the key, as the secret and as both', () => {
    for (const digit of [1, 2, 3]) {
      const key = `${digit}x00000000000000000000AA`
      const secret = `${digit}x0000000000000000000000000000000AA`
      for (const [site, other] of [
        [key, 'real'],
        ['real', secret],
        [key, secret],
      ] as const) {
        expect(read(site, other)).toContain('must not be test keys in production')
        expect(read(site, other, development)).toBeNull()
      }
    }
    for (const real of ['0x4AAAAAAA', '4x00000000000000000000AA', 'a1x000']) expect(read(real, real)).toBeNull()
  })

  test('either alone is no pair', () => {
    expect(read('key', '')).toContain('TURNSTILE_SECRET must be set')
    expect(read('', 'secret')).toContain('TURNSTILE_SITE_KEY must be set')
  })
})

test.each([
  ['APP_SECRET', 16, Number.POSITIVE_INFINITY],
  ['API_KEY', 16, Number.POSITIVE_INFINITY],
  ['MAINTENANCE_KEY', 32, Number.POSITIVE_INFINITY],
  ['INDEXNOW_KEY', 8, 128],
  ['CLIENT_ADDRESS_HEADER', 1, 64],
])('%s has %i to %i signs', (name, least, most) => {
  const whole = {
    ENVIRONMENT: 'production',
    SITE_URL: 'https://a.test',
    APP_SECRET: 'a secret of its own',
    CAPTCHA_PROVIDER: 'altcha',
  }
  fc.assert(
    fc.property(fc.nat(200), (length) => {
      const isRefused = refusal(() => parseEnv({ ...whole, [name]: 'a'.repeat(length) })) !== null
      expect(isRefused).toBe(length < least || length > most)
    }),
    { examples: [[least - 1], [least], [Math.min(most, 200)], [Math.min(most, 200) + 1]] },
  )
})
