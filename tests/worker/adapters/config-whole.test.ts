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
  for (const [name, value, words] of [
    ['PASSWORD_COST', '13', 'Variable PASSWORD_COST must be at least 14 in production'],
    ['SANDBOX_URL', 'http://localhost:8790', 'Variable SANDBOX_URL must not be set in production'],
  ] as const) {
    expect(() => parseEnv({ ...whole, [name]: value })).toThrow(words)
  }
})
