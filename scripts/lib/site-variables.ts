import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { gateways } from '#src/sandbox/pay/gateways.ts'
import { sandboxCertificates } from './sandbox-certificates.ts'
import { sandboxKeys } from './sandbox-keys.ts'

type Variables = Record<string, string>

const SECRETS = '.dev.vars'
/** Matches the variables of the sandbox that the site does not get. */
const THEIRS = /^SANDBOX_/

/** The variables that the shell may set for one run: `WECHAT_LOGIN_MODE=h5_oauth npm start`. */
const CHOICES = ['WECHAT_LOGIN_MODE', 'CAPTCHA_PROVIDER', 'SMS_PROVIDER', 'API_BASE']

/** Presets of a local site: signing in with WeChat, captchas and every way to pay work. */
const PRESET: Variables = Object.assign(
  { WECHAT_LOGIN_MODE: 'mp_scan' },
  ...Object.values(gateways).map(({ keys }) => keys.preset),
)

/** The variables of a local site: the preset ones, overridden by `.dev.vars`, overridden by those of this run. */
export function siteVariables(stateDir: string, addresses: Variables): Variables {
  return Object.assign(presetOf(stateDir), secrets(), addresses, chosen())
}

/** The variables of the sandbox that plays the third parties of that site. */
export function sandboxVariables(stateDir: string, addresses: Variables): Variables {
  return Object.assign(Object.fromEntries(keysOf(stateDir)), secrets(), addresses)
}

function secrets(): NodeJS.Dict<string> {
  return existsSync(SECRETS) ? parseEnv(readFileSync(SECRETS, 'utf8')) : {}
}

function presetOf(stateDir: string): NodeJS.Dict<string> {
  const ours = keysOf(stateDir).filter(([name]) => !THEIRS.test(name))
  return { ...PRESET, ...Object.fromEntries(ours) }
}

/** The keys of a local site. With `ALIPAY_MODE=certificates` the site and Alipay use certificates instead of a key. */
function keysOf(stateDir: string): [string, string | undefined][] {
  const keys = sandboxKeys(stateDir)
  if (process.env.ALIPAY_MODE !== 'certificates') return Object.entries(keys)
  const { ALIPAY_PUBLIC_KEY: _replaced, ...others } = keys
  return Object.entries({ ...others, ...sandboxCertificates(stateDir, keys) })
}

function chosen(): Variables {
  return Object.fromEntries(CHOICES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
