import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Trouble } from '#scripts/lib/main.ts'
import type { Captured } from '#scripts/lib/processes.ts'

/** Runs wrangler with these arguments, and these variables beside its own. */
export type Wrangler = (args: readonly string[], env?: Record<string, string>) => Promise<Captured>

/** The share of visitors each version of the Worker gets, in percent. */
type Traffic = { id: string; percentage: number }[]

/** The account the site is deployed to, as far as a deployment asks it. */
export type DeployAccount = {
  /** The names of the Worker's secrets, none while there is no Worker; null while nobody is signed in. */
  secretNames: () => Promise<string[] | null>
  /** Which versions serve now. */
  traffic: () => Promise<Traffic>
  /** Replaces the Worker at once; the first deployment also makes its objects. */
  deploy: () => Promise<void>
  /** Uploads a version that serves nobody yet; its id. */
  upload: () => Promise<string>
  share: (traffic: Traffic) => Promise<void>
  /** Gives all visitors the version before. */
  rollback: () => Promise<void>
}

const secretList = z.array(z.object({ name: z.string() }))
const deployment = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
})
const uploaded = z.object({ type: z.literal('version-upload'), version_id: z.string() })

/** What to do where no account is known. */
export const SIGN_IN = 'wrangler is not signed in: npx wrangler login'
const NO_WORKER = /\b10007\b|does not exist|not found/i
const SIGNED_OUT = /not authenticated|wrangler login|CLOUDFLARE_API_TOKEN/i

/** The account wrangler is signed in to. */
export function platformOf(wrangler: Wrangler): DeployAccount {
  /** @throws Trouble with what wrangler said */
  async function run(what: string, args: readonly string[], env?: Record<string, string>): Promise<string> {
    const { code, output } = await wrangler([...args, '--env', 'production'], env)
    if (code === 0) return output
    if (SIGNED_OUT.test(output)) throw new Trouble(SIGN_IN)
    throw new Trouble(`${what} failed:\n${output.trim()}`)
  }

  return {
    secretNames: async () => {
      const { code, output } = await wrangler(['secret', 'list', '--format', 'json', '--env', 'production'])
      if (code === 0) return secretList.parse(jsonIn(output)).map(({ name }) => name)
      if (SIGNED_OUT.test(output)) return null
      if (NO_WORKER.test(output)) return []
      throw new Trouble(`Asking for the secrets failed:\n${output.trim()}`)
    },
    traffic: async () => {
      const output = await run('Asking what serves', ['deployments', 'status', '--json'])
      const { versions } = deployment.parse(jsonIn(output))
      return versions.map(({ version_id: id, percentage }) => ({ id, percentage }))
    },
    deploy: async () => {
      await run('Deploying', ['deploy'])
    },
    upload: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'qingjian-'))
      const told = join(folder, 'wrangler.ndjson')
      try {
        await run('Uploading', ['versions', 'upload'], { WRANGLER_OUTPUT_FILE_PATH: told })
        for (const line of readFileSync(told, 'utf8').split('\n')) {
          const entry = line === '' ? null : uploaded.safeParse(JSON.parse(line))
          if (entry?.success) return entry.data.version_id
        }
        throw new Trouble('wrangler did not say which version it has uploaded.')
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    share: async (traffic) => {
      const shares = traffic.map(({ id, percentage }) => `${id}@${percentage}%`)
      await run('Giving visitors to the version', ['versions', 'deploy', ...shares, '--yes'])
    },
    rollback: async () => {
      await run('Going back', ['rollback', '--yes'])
    },
  }
}

/** What stands between the first bracket and the last: wrangler may say something before it. */
function jsonIn(output: string): unknown {
  const start = output.search(/[[{]/)
  const end = Math.max(output.lastIndexOf(']'), output.lastIndexOf('}'))
  if (start < 0) throw new Trouble(`wrangler answered without JSON:\n${output.trim()}`)
  return JSON.parse(output.slice(start, end + 1))
}
