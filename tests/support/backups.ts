import { applyD1Migrations, createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { BackupEntry } from '#scripts/lib/backup/entries.ts'
import { seal, unseal } from '#scripts/lib/backup/sealing.ts'
import { planBackup } from '#scripts/lib/operate/backup.ts'
import { maintained } from '#scripts/lib/operate/maintained.ts'
import { type Restoring, restore } from '#scripts/lib/operate/restore.ts'
import type { OperatorContext } from '#scripts/lib/operate/task.ts'
import { createApp } from '#src/app.ts'
import { joinBytes } from '#src/lib/bytes.ts'
import { START } from './api.ts'
import { told } from './operator.ts'

const KEY = 'k'.repeat(32)
const PASSPHRASE = 'correct horse battery staple'
const SITE = 'https://qingjian.test'
/** log2 of the cost of a passphrase: next to none. */
const WORK = 10

const app = createApp()

/** The objects of résumés, as a script reaches them. */
export const objects = maintained(SITE, KEY, (request) => {
  const bindings = { ...env, ENVIRONMENT: 'development', SITE_URL: SITE, MAINTENANCE_KEY: KEY }
  return Promise.resolve(app.fetch(request, bindings, createExecutionContext()))
})
const withObjects = <T>(use: (lent: typeof objects) => Promise<T>) => use(objects)

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return joinBytes(chunks)
}

/** Makes the backup of the site as it is. */
export async function backedUp(operator: OperatorContext) {
  let sealed = new Uint8Array()
  const plan = () =>
    planBackup(operator, {
      file: 'backup.age',
      withObjects,
      write: async (entries) => {
        sealed = await bytesOf(await seal(entries, PASSPHRASE, WORK))
      },
    })
  const dry = await told(operator, plan)
  expect(sealed.length).toBe(0)
  return { dry, lines: await told(operator, plan, 'apply'), sealed }
}

export const entriesOf = (sealed: Uint8Array<ArrayBuffer>) => unseal(new Blob([sealed]).stream(), PASSPHRASE)

/** Restores it; all that is told. */
export async function restored(
  open: () => AsyncIterable<BackupEntry>,
  apply = true,
  known = ['all'],
  stores: Partial<Pick<Restoring, 'withObjects' | 'files'>> = {},
) {
  const restoring: Restoring = {
    db: env.DB,
    files: env.FILES,
    open,
    withObjects,
    known,
    migrate: async (wanted) => {
      const queries = env.MIGRATIONS.flatMap((migration) => migration.queries)
      await applyD1Migrations(env.DB, wanted.includes('all') ? [{ name: 'all', queries }] : [])
      return []
    },
    now: () => START,
    operator: 'ada@desk',
    ...stores,
  }
  const lines: string[] = []
  for await (const line of restore(restoring, apply)) lines.push(line)
  return lines
}
