import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEVELOPMENT_SECRET } from '#src/env/index.ts'
import { withBindings } from './lib/bindings.ts'
import { runMain, Trouble } from './lib/main.ts'
import { makeCodes } from './lib/redeem-codes.ts'
import { addressesOf, readSettings } from './lib/settings.ts'
import { siteVariables } from './lib/site-variables.ts'

const MAX_COUNT = 1000

/**
 * Makes redemption codes and prints them, one a line.
 *
 *   npm run codes -- --plan yearly --count 10 [--uses 1] [--expires 2027-01-01] [--state DIR]
 *   APP_SECRET=… npm run codes -- --plan yearly --count 10 --remote     for production
 *
 * A code is good through the day it expires, in Beijing.
 */
runMain(async () => {
  const { values } = parseArgs({
    options: {
      plan: { type: 'string', default: '' },
      count: { type: 'string', default: '1' },
      uses: { type: 'string', default: '1' },
      expires: { type: 'string' },
      state: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
  })
  const settings = readSettings(process.env)
  const stateDir = values.state === undefined ? settings.stateDir : resolve(values.state)
  const batch = {
    plan: values.plan,
    count: wholeNumber('--count', values.count, MAX_COUNT),
    uses: wholeNumber('--uses', values.uses, Number.MAX_SAFE_INTEGER),
    expiresAt: values.expires === undefined ? null : endOfDay(values.expires),
  }
  const secret = values.remote ? remoteSecret() : siteVariables(stateDir, addressesOf(settings)).APP_SECRET
  await withBindings(values.remote ? 'production' : { stateDir }, async ({ DB }) => {
    for (const code of await makeCodes(DB, secret ?? DEVELOPMENT_SECRET, batch)) console.log(code)
  })
})

/** Codes are stored under the secret of the site that is to know them. */
function remoteSecret(): string {
  const secret = process.env.APP_SECRET
  if (secret === undefined || secret === '') throw new Trouble('Set APP_SECRET to the secret of the production site.')
  return secret
}

function wholeNumber(option: string, text: string, max: number): number {
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= 1 && value <= max) return value
  throw new Trouble(`${option} must be a whole number from 1 to ${max}, not "${text}".`)
}

function endOfDay(text: string): number {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T24:00:00+08:00`) : Number.NaN
  if (Number.isFinite(day) && day > Date.now()) return day
  throw new Trouble(`--expires must be a day to come, as 2027-01-01, not "${text}".`)
}
