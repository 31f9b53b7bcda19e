import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { sandboxKeys } from './sandbox-keys.ts'

type Variables = Record<string, string>

const SECRETS = '.dev.vars'
/** What third parties know and the site does not. */
const THEIRS = /^SANDBOX_/

/** What the shell may choose for one run: `WECHAT_LOGIN_MODE=h5_oauth npm start`. */
const CHOICES = ['WECHAT_LOGIN_MODE', 'SMS_PROVIDER']

/** The variables of a local site: what is preset, over that what `.dev.vars` says, over that what this run needs. */
export function siteVariables(stateDir: string, addresses: Variables): Variables {
  const secrets = existsSync(SECRETS) ? parseEnv(readFileSync(SECRETS, 'utf8')) : {}
  return Object.assign(presetOf(stateDir), secrets, addresses, chosen())
}

/** The same as arguments of `wrangler dev`. */
export function siteVariableArgs(stateDir: string, addresses: Variables): string[] {
  return variableArgs(join(stateDir, 'site.env'), presetOf(stateDir), { ...addresses, ...chosen() })
}

/** What the sandbox must know to stand for the third parties of that site, as arguments of `wrangler dev`. */
export function sandboxVariableArgs(stateDir: string, addresses: Variables): string[] {
  return variableArgs(join(stateDir, 'sandbox.env'), sandboxKeys(stateDir), addresses)
}

/** Signing in with WeChat works, people are told from programs, and one can pay in both ways. */
function presetOf(stateDir: string): Variables {
  const ours = Object.entries(sandboxKeys(stateDir)).filter(([name]) => !THEIRS.test(name))
  return { WECHAT_LOGIN_MODE: 'mp_scan', ...Object.fromEntries(ours) }
}

function chosen(): Variables {
  return Object.fromEntries(CHOICES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** Files of `NAME=value` lines, of which the later one counts, and variables that count more than any file. */
function variableArgs(file: string, preset: Variables, fixed: Variables): string[] {
  const lines = Object.entries(preset).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  const files = existsSync(SECRETS) ? [file, SECRETS] : [file]
  const variables = Object.entries(fixed).map(([name, value]) => `${name}:${value}`)
  return [...files.flatMap((path) => ['--env-file', resolve(path)]), ...variables.flatMap((text) => ['--var', text])]
}
