import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#scripts/lib/settings.ts'

test('without variables the site is where the documentation says', () => {
  expect(readSettings({})).toEqual({ port: 8787, sandboxPort: 8790, stateDir: resolve('.wrangler/state') })
})

test('every variable is followed', () => {
  const env = { PORT: '3000', SANDBOX_PORT: '3001', STATE_DIR: '/data/qingjian' }
  expect(readSettings(env)).toEqual({ port: 3000, sandboxPort: 3001, stateDir: '/data/qingjian' })
})

test.each(['0', '65536', '80.5', 'abc', '-1'])('PORT=%s is refused by name', (value) => {
  expect(() => readSettings({ PORT: value })).toThrow(`PORT must be a number from 1 to 65535, not "${value}".`)
})

test('both on one port are refused', () => {
  expect(() => readSettings({ PORT: '8790' })).toThrow('PORT and SANDBOX_PORT must differ, both are 8790.')
})
