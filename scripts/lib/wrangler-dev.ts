import { execFileSync, spawn } from 'node:child_process'
import { cpSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { isPortFree } from './ports.ts'
import { addressesOf, readSettings, type SiteSettings } from './settings.ts'
import { siteVariables } from './site-variables.ts'
import { prepareState, requireUsableState } from './state.ts'

/** The path of `main` in wrangler.toml, which only `wrangler dev` runs. */
const FOLDER = 'dist/dev'
const SANDBOX_LOG = '.wrangler/sandbox.log'

/** The built Worker with the keys and addresses of this machine, which wrangler.toml cannot know. */
const ENTRY = `
import site, { ResumeObject as Resume, VisitCounter as Counter } from './site/index.js'
import variables from './variables.js'

const completed = new WeakMap()
function complete(env) {
  if (!completed.has(env)) completed.set(env, { ...env, ...variables })
  return completed.get(env)
}

export class ResumeObject extends Resume {
  constructor(context, env) {
    super(context, complete(env))
  }
}

export class VisitCounter extends Counter {
  constructor(context, env) {
    super(context, complete(env))
  }
}

let published = false
async function hasContent(env) {
  const row = env.CONTENT.prepare("SELECT 1 FROM content_versions WHERE name = 'sources'").first()
  published ||= await row.then((found) => found !== null, () => false)
  return published
}

const EMPTY = \`This site has no content yet. Stop wrangler and start it again, or, with data of its own elsewhere
(--persist-to DIR), run once:  node_modules/.bin/node scripts/setup.ts --state DIR\`

export default {
  fetch: async (request, env, context) =>
    (await hasContent(env)) ? site.fetch(request, complete(env), context) : new Response(EMPTY, { status: 200 }),
  scheduled: (event, env) => site.scheduled(event, complete(env)),
}
`

/** The process that was started as `wrangler dev`. */
type WranglerDev = { pid: number; port: string | undefined }

/**
 * Makes a plain `wrangler dev` the whole product, as `npm start` is: keys, migrations, content, demo account, sandbox.
 * The build step of wrangler.toml calls it at the start and after each change of a source.
 * @throws Trouble when the state cannot be used or prepared
 */
export async function prepareWranglerDev(): Promise<void> {
  const wrangler = findWranglerDev()
  const settings = readSettings({ PORT: wrangler?.port, ...process.env })
  requireUsableState(settings.stateDir)
  await prepareState(settings.stateDir)
  writeEntry(settings)
  if (wrangler) await startSandboxFor(wrangler, settings)
  else console.log('The sandbox, which stands for phones and third parties, was not started: npm run sandbox')
}

function writeEntry(settings: SiteSettings): void {
  const variables = siteVariables(settings.stateDir, addressesOf(settings))
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('dist/worker', `${FOLDER}/site`, { recursive: true })
  writeFileSync(`${FOLDER}/variables.js`, `export default ${JSON.stringify(variables)}`)
  writeFileSync(`${FOLDER}/index.js`, ENTRY)
}

/**
 * Starts the sandbox in a process of its own, which ends with wrangler and so outlives this build; the next one finds
 * it.
 */
async function startSandboxFor({ pid }: WranglerDev, { port, sandboxPort }: SiteSettings): Promise<void> {
  if (!(await isPortFree(sandboxPort))) return
  const log = openSync(SANDBOX_LOG, 'w')
  const env = { ...process.env, PORT: String(port), SANDBOX_FOR_PID: String(pid) }
  spawn(process.execPath, ['scripts/sandbox.ts'], { detached: true, stdio: ['ignore', log, log], env }).unref()
}

/** Looks for wrangler among the processes that led to this one; undefined too where there is no `ps`. */
function findWranglerDev(): WranglerDev | undefined {
  let found: WranglerDev | undefined
  try {
    for (let pid = process.ppid; pid > 1; ) {
      const args = ['-o', 'ppid=,args=', '-p', String(pid)]
      const [, parent, command = ''] = /^\s*(\d+) (.*)/.exec(execFileSync('ps', args, { encoding: 'utf8' })) ?? []
      if (/\bwrangler\b.* dev\b/.test(command)) found = { pid, port: /--port[= ](\d+)/.exec(command)?.[1] }
      pid = Number(parent)
    }
  } catch {
    return undefined
  }
  return found
}
