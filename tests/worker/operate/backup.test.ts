import { applyD1Migrations, createExecutionContext, reset, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { BackupEntry } from '#scripts/lib/backup/entries.ts'
import { passphraseOf, seal, unseal } from '#scripts/lib/backup/sealing.ts'
import { planBackup } from '#scripts/lib/operate/backup.ts'
import { maintained } from '#scripts/lib/operate/maintained.ts'
import { type Restoring, restore } from '#scripts/lib/operate/restore.ts'
import type { OperatorContext } from '#scripts/lib/operate/task.ts'
import { createApp } from '#src/app.ts'
import { joinBytes } from '#src/lib/bytes.ts'
import { START } from '#tests/support/api.ts'
import { operatorBeside, told } from '#tests/support/operator.ts'
import { base64, jpeg, jpegHead } from '#tests/support/pictures.ts'
import { named, setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { read } from '#tests/support/rows.ts'
import { createShop, newBuyer, plans } from '#tests/support/shop.ts'
import { storeContents } from '#tests/support/store-contents.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'

const KEY = 'k'.repeat(32)
const PASSPHRASE = 'correct horse battery staple'
const SITE = 'https://qingjian.test'
const WORK = 10
const DAMAGED = 'The backup is damaged or cut off. Nothing has been written.'

/** The Worker of a site whose secret is set, or is not. */
function site(variables: Record<string, string> = { MAINTENANCE_KEY: KEY }) {
  const app = createApp()
  const bindings = { ...env, ENVIRONMENT: 'development', SITE_URL: SITE, ...variables }
  return async (request: Request) => app.fetch(request, bindings, createExecutionContext())
}

const objects = maintained(SITE, KEY, site())
const withObjects = <T>(use: (lent: typeof objects) => Promise<T>) => use(objects)

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return joinBytes(chunks)
}

/** A site with something of every kind, more rows of one table than are read at once, and a résumé in several parts. */
async function usedSite() {
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  await storeFiles(1001)
  const shop = createShop()
  const { token } = await newBuyer(shop)
  await shop.order(token, plans.yearly)
  const first = await setUpOwner(shop)
  const { rev, doc } = await first.current()
  await first.save(rev, named(doc, '换了名字'))
  await first.save(rev, named(doc, '又换了一次'))
  const second = await setUpOwner(shop, shortResume('第二个人'))
  await second.create(shortResume('第二份'))
  await shop.call('user.Resume/uploadPhoto', { image: base64(jpeg(jpegHead(), [7])) }, { token: second.token })
  await runInDurableObject(env.RESUMES.getByName(first.id), (_object, { storage: { sql } }) => {
    for (const nth of [1, 2, 3, 4, 5]) {
      sql.exec('INSERT INTO versions (rev, at, doc) VALUES (?, ?, ?)', nth, nth, 'x'.repeat(1_900_000))
    }
  })
  await env.DB.batch(
    Array.from({ length: 450 }, (_, nth) =>
      env.DB.prepare('INSERT INTO captcha_uses (id, expires_at) VALUES (?, 0)').bind(`${nth}`),
    ),
  )
  return shop
}

/** Makes the backup of the site as it is. */
async function backedUp(operator: OperatorContext) {
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

const entriesOf = (sealed: Uint8Array<ArrayBuffer>, passphrase = PASSPHRASE) =>
  unseal(new Blob([sealed]).stream(), passphrase)

async function listed(entries: AsyncIterable<BackupEntry>): Promise<BackupEntry[]> {
  const list: BackupEntry[] = []
  for await (const entry of entries) list.push(entry)
  return list
}

/** Restores it; all that is told. */
async function restored(open: () => AsyncIterable<BackupEntry>, apply = true, known = ['all']) {
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
  }
  const lines: string[] = []
  for await (const line of restore(restoring, apply)) lines.push(line)
  return lines
}

test('what was backed up is restored where there is nothing, every row, file and object', async () => {
  const shop = await usedSite()
  const { dry, lines, sealed } = await backedUp(operatorBeside(shop))
  const before = await storeContents()
  expect(dry).toEqual([
    'To back up: everything of 3 users with 3 résumés, to backup.age',
    'Nothing has been changed: this is what --apply would do.',
  ])
  const counts = /^Written: (\d+ rows, 2 files, 3 résumés)$/.exec(lines[1] ?? '')?.[1]
  expect(counts).toBeDefined()
  const whole = `The backup of 2026-11-21 10:00:00 is whole: ${counts}`

  await expect(restored(() => entriesOf(sealed))).rejects.toThrow(/^There is a database already, with \d+ tables/)
  expect(await storeContents()).toEqual(before)
  await reset()
  expect(await storeContents()).toEqual([])
  expect(await restored(() => entriesOf(sealed), false)).toEqual([
    whole,
    'Nothing has been written: --apply would restore it.',
  ])
  expect(await storeContents()).toEqual([])
  expect(await restored(() => entriesOf(sealed))).toEqual([
    whole,
    'Restored, and read again: every entry is what it was. What is published is in no backup: npm run content.',
  ])
  const after = await storeContents()
  // The run of the backup had begun when its row was read; that of the restore is new.
  const isRecord = (line: string) => /^(operations|sqlite_sequence) /.test(line)
  expect(after.filter((line) => !isRecord(line))).toEqual(before.filter((line) => !isRecord(line)))
  expect(await read('operations', 'command, outcome', '1', 'id')).toEqual([
    ['test', 'dry'],
    ['test', 'begun'],
    ['restore', 'done'],
  ])
})

test('a row whose owner went while the backup was made is left out, and said to be', async () => {
  const shop = createShop()
  const { id } = await newBuyer(shop)
  const { sealed } = await backedUp(operatorBeside(shop))
  const entries = await listed(entriesOf(sealed))
  const gone = entries.map((entry) => {
    if (!('table' in entry) || entry.table !== 'users') return entry
    return { ...entry, rows: entry.rows.filter((row) => row[entry.columns.indexOf('id')] !== id) }
  })
  const lost = entries.flatMap((entry) => ('table' in entry && entry.table === 'users' ? entry.rows : [])).length
  const fewer = lost - gone.flatMap((entry) => ('table' in entry && entry.table === 'users' ? entry.rows : [])).length
  expect(fewer).toBe(1)
  await reset()
  const rowsLess = gone.map((entry) =>
    'end' in entry ? { end: { ...entry.end, rows: entry.end.rows - fewer } } : entry,
  )
  const lines = await restored(async function* () {
    yield* rowsLess
  })
  expect(lines[1]).toBe('Left out: 1 rows of sessions: what they belong to went while the backup was made')
  expect(await read('users', 'id', `id = ${id}`)).toEqual([])
})

test('what is damaged, cut off, wrongly keyed or no backup is refused before anything is written', async () => {
  const operator = operatorBeside(createShop())
  const { sealed } = await backedUp(operator)
  const [head, ...others] = await listed(entriesOf(sealed))
  await reset()
  const changed = sealed.slice()
  const place = sealed.length - 20
  changed[place] = (changed[place] ?? 0) ^ 1
  const resealed = async (entries: (BackupEntry | undefined)[]) => {
    async function* all() {
      for (const entry of entries) if (entry !== undefined) yield entry
    }
    return bytesOf(await seal(all(), PASSPHRASE, WORK))
  }
  const cases: [Uint8Array<ArrayBuffer>, string, string][] = [
    [changed, PASSPHRASE, DAMAGED],
    [sealed.slice(0, -1000), PASSPHRASE, DAMAGED],
    [await resealed([head, ...others.slice(0, -1)]), PASSPHRASE, DAMAGED],
    [await resealed([head, ...others.slice(1)]), PASSPHRASE, DAMAGED],
    [await resealed(others), PASSPHRASE, DAMAGED],
    [sealed, 'another twenty characters', 'BACKUP_PASSPHRASE does not open this backup.'],
    [sealed.slice(0, 60), PASSPHRASE, 'This is no backup of this site.'],
    [new TextEncoder().encode('SQLite format 3'), PASSPHRASE, 'This is no backup of this site.'],
    [new Uint8Array(), PASSPHRASE, 'This is no backup of this site.'],
  ]
  for (const [bytes, passphrase, words] of cases) {
    await expect(restored(() => entriesOf(bytes, passphrase))).rejects.toThrow(words)
  }
  await expect(restored(() => entriesOf(sealed), true, ['0001'])).rejects.toThrow(
    'The backup is of a newer version of the site, with migration all.',
  )
  await env.FILES.put('word/x.docx', 'x')
  await expect(restored(() => entriesOf(sealed))).rejects.toThrow('There are files already.')
  await env.FILES.delete('word/x.docx')
  expect(await storeContents()).toEqual([])
})

test('a passphrase is long enough to stand for all data', () => {
  expect(passphraseOf({ BACKUP_PASSPHRASE: PASSPHRASE })).toBe(PASSPHRASE)
  for (const short of [undefined, '', 'x'.repeat(19)]) {
    expect(() => passphraseOf({ BACKUP_PASSPHRASE: short })).toThrow('must have 20 characters at least')
  }
})
