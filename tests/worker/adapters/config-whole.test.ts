import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { parseEnv } from '#src/env/index.ts'

/** All that a site in production needs. */
const whole = {
  ...env,
  ENVIRONMENT: 'production',
  SITE_URL: 'https://qingjian.test',
  APP_SECRET: 'a secret of 24 letters..',
  MAINTENANCE_KEY: 'm'.repeat(32),
  CAPTCHA_PROVIDER: 'altcha',
  SMS_PROVIDER: 'aliyun',
  SMS_SIGN_NAME: '青简',
  SMS_TEMPLATE_REGISTER: 'SMS_1',
  SMS_TEMPLATE_RESET: 'SMS_2',
  ALIYUN_ACCESS_KEY_ID: 'id',
  ALIYUN_ACCESS_KEY_SECRET: 'secret',
}

test('a deployment that lacks nothing is refused for a single value of development', () => {
  expect(parseEnv(whole)).toMatchObject({ maintenanceKey: 'm'.repeat(32), apiKey: null })
  expect(parseEnv({ ...whole, PASSWORD_COST: '14', API_KEY: 'k'.repeat(32) })).toMatchObject({ apiKey: 'k'.repeat(32) })
  for (const [name, value, words] of [
    ['APP_SECRET', 'development-only-secret', 'Variable APP_SECRET must be set in production'],
    ['API_KEY', 'development-only-api-key', 'Variable API_KEY must be a secret of your own in production'],
    ['PASSWORD_COST', '13', 'Variable PASSWORD_COST must be at least 14 in production'],
    ['SANDBOX_URL', 'http://localhost:8790', 'Variable SANDBOX_URL must not be set in production'],
  ] as const) {
    expect(() => parseEnv({ ...whole, [name]: value })).toThrow(words)
  }
})
