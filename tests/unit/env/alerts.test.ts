import { expect, test } from 'vitest'
import { parseAlerts } from '#src/env/alerts.ts'
import type { Deployment } from '#src/env/read.ts'

const production: Deployment = { production: true, sandboxUrl: undefined }
const development: Deployment = { production: false, sandboxUrl: 'http://localhost:8790' }
const [safe, plain, mail] = ['https://hooks.example.com/a', 'http://localhost:9000/a', 'ops@example.com']

test('alerts go to an address over https in production, to any elsewhere, or to a mailbox, or nowhere', () => {
  expect(parseAlerts({}, production)).toBeNull()
  expect(parseAlerts({ ALERT_MAIL: mail }, production)).toEqual({ webhook: null, mail })
  expect(parseAlerts({ ALERT_WEBHOOK: safe }, production)).toEqual({ webhook: safe, mail: null })
  expect(parseAlerts({ ALERT_WEBHOOK: plain, ALERT_MAIL: mail }, development)).toEqual({ webhook: plain, mail })
  expect(() => parseAlerts({ ALERT_WEBHOOK: plain }, production)).toThrow(
    'Variable ALERT_WEBHOOK must begin with https:// in production',
  )
})
