import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { sandboxCertificates } from './sandbox-certificates.ts'
import { sandboxKeys } from './sandbox-keys.ts'

type Variables = Record<string, string>

const SECRETS = '.dev.vars'
/** What third parties know and the site does not. */
const THEIRS = /^SANDBOX_/

/** What the shell may choose for one run: `WECHAT_LOGIN_MODE=h5_oauth npm start`. */
const CHOICES = ['WECHAT_LOGIN_MODE', 'CAPTCHA_PROVIDER', 'SMS_PROVIDER', 'API_BASE']

/** Signing in with WeChat works, people are told from programs, and one can pay in all ways. */
const PRESET = {
  WECHAT_LOGIN_MODE: 'mp_scan',
  WECHAT_PAY_PRODUCTS: 'native,h5,jsapi',
  ALIPAY_PRODUCTS: 'precreate,wap',
}

/** The variables of a local site: what is preset, over that what `.dev.vars` says, over that what this run needs. */
export function siteVariables(stateDir: string, addresses: Variables): Variables {
  return Object.assign(presetOf(stateDir), secrets(), addresses, chosen())
}

/** What the sandbox must know to stand for the third parties of that site. */
export function sandboxVariables(stateDir: string, addresses: Variables): Variables {
  return Object.assign(Object.fromEntries(keysOf(stateDir)), secrets(), addresses)
}

function secrets(): NodeJS.Dict<string> {
  return existsSync(SECRETS) ? parseEnv(readFileSync(SECRETS, 'utf8')) : {}
}

function presetOf(stateDir: string): Variables {
  const ours = keysOf(stateDir).filter(([name]) => !THEIRS.test(name))
  return { ...PRESET, ...Object.fromEntries(ours) }
}

/** With `ALIPAY_MODE=certificates` the site and Alipay know each other by these instead of by a key. */
function keysOf(stateDir: string): [string, string | undefined][] {
  const keys = sandboxKeys(stateDir)
  if (process.env.ALIPAY_MODE !== 'certificates') return Object.entries(keys)
  const { ALIPAY_PUBLIC_KEY: _replaced, ...others } = keys
  return Object.entries({ ...others, ...sandboxCertificates(stateDir, keys) })
}

function chosen(): Variables {
  return Object.fromEntries(CHOICES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
