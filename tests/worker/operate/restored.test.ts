import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BackupEntry } from '#scripts/lib/backup/entries.ts'
import { readStores } from '#scripts/lib/backup/reading.ts'
import { type MaintainedSite, maintained } from '#scripts/lib/operate/maintained.ts'
import { START } from '#tests/support/api.ts'
import { objects, restored } from '#tests/support/backups.ts'
import { replacing } from '#tests/support/failing.ts'
import { listed } from '#tests/support/listed.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { createShop } from '#tests/support/shop.ts'

/** The backup of a site with one résumé and two files. */
let backup: BackupEntry[]

beforeAll(async () => {
  await setUpOwner(createShop(), shortResume('有简历的人'))
  const about = { httpMetadata: { contentType: 'application/msword' }, customMetadata: { sha256: 'abc' } }
  await env.FILES.put('word/a.docx', 'first', about)
  await env.FILES.put('word/b.docx', 'second')
  backup = await listed(readStores({ db: env.DB, files: oneAtATime(), objects }, START))
})

beforeEach(() => reset())

test('files are listed to the last page, each with its type, its notes and its content', () => {
  expect(backup.filter((entry) => 'file' in entry)).toEqual([
    { file: 'word/a.docx', type: 'application/msword', custom: { sha256: 'abc' }, base64: 'Zmlyc3Q=' },
    { file: 'word/b.docx', type: undefined, custom: {}, base64: 'c2Vjb25k' },
  ])
  expect(backup.at(-1)).toMatchObject({ end: { files: 2, resumes: 1 } })
})

test('a file that went after it was listed, and a résumé nobody has made, are not counted', async () => {
  const forgetful = replacing(env.FILES, { list: async () => ({ objects: [{ key: 'gone' }], truncated: false }) })
  await restored(each(backup))
  const nobody = { ...objects, read: async () => null }
  const entries = await listed(readStores({ db: env.DB, files: forgetful, objects: nobody }, START))
  expect(entries.at(-1)).toMatchObject({ end: { files: 0, resumes: 0 } })
})

test('what the Worker does not know of is nothing, what it refuses is told', async () => {
  expect([await objects.read('nobody', { versions: 0, history: 0 }), await objects.live('nobody')]).toEqual([
    null,
    null,
  ])
  const site = 'https://qingjian.test'
  const answering = (status: number, body = '') => maintained(site, 'key', async () => new Response(body, { status }))
  const refused = `${site} does not let anybody at what only the Worker reaches:`
  for (const ask of [
    ({ read }: MaintainedSite) => read('any', { versions: 0, history: 0 }),
    ({ archive }: MaintainedSite) => archive(1),
    ({ live }: MaintainedSite) => live('sms'),
  ]) {
    await expect(ask(answering(404))).rejects.toThrow(`${refused} MAINTENANCE_KEY is not set there, or is another one.`)
    await expect(ask(answering(401, '{"problem":"key"}'))).rejects.toThrow(`${refused} it answered 401.`)
  }
})

test('what a store makes of a row, a file or a résumé is read again, and must be what it was', async () => {
  const row = backup.flatMap((entry) => ('table' in entry && entry.table === 'users' ? [entry] : []))[0]
  const at = row?.columns.indexOf('created_at') ?? -1
  const id = row?.rows[0]?.[row.columns.indexOf('id')]
  const texts = row?.rows.map((values) => values.map((value, index) => (index === at ? String(value) : value))) ?? []
  const cases: [BackupEntry[], Parameters<typeof restored>[3], string][] = [
    [changed('users', texts), {}, `A row of users is not what it was: ${id}`],
    [filesAs('not base64!'), {}, 'The backup has no content of the file word/a.docx.'],
    [backup, { files: otherType() }, 'A file is not what it was: word/a.docx'],
    [twice(), {}, `There is a résumé already: ${resumeId()}`],
    [backup, { withObjects: (use) => use({ ...objects, read: async () => null }) }, `A résumé is not what it was:`],
  ]
  for (const [entries, stores, words] of cases) {
    await reset()
    await expect(restored(each(entries), true, ['all'], stores)).rejects.toThrow(words)
  }
})

test('a row of a table this version does not know is a fault, and not left out', async () => {
  const strange: BackupEntry = { table: 'nowhere', columns: ['id'], key: ['id'], rows: [[1]] }
  const entries = [...backup.slice(0, -1), strange, counted(1)]
  await expect(restored(each(entries))).rejects.toThrow('no such table: nowhere')
})

test('of rows that belong to what went, those of others are kept, one by one', async () => {
  const sessions = backup.flatMap((entry) => ('table' in entry && entry.table === 'sessions' ? [entry] : []))[0]
  const first = sessions?.rows[0] ?? []
  const other = first.map((value, index) => {
    const name = sessions?.columns[index]
    return name === 'token_hash' ? 'another' : name === 'user_id' ? 999_999 : value
  })
  const entries = changed('sessions', [other, first]).map((entry) => ('end' in entry ? counted(1) : entry))
  const lines = await restored(each(entries))
  expect(lines[1]).toBe('Left out: 1 rows of sessions: what they belong to went while the backup was made')
  expect(await env.DB.prepare('SELECT count(*) AS count FROM sessions').first('count')).toBe(1)
})

function each(entries: BackupEntry[]) {
  return async function* () {
    yield* entries
  }
}

/** The backup with other rows in a table. */
function changed(table: string, rows: (string | number | null)[][]): BackupEntry[] {
  return backup.map((entry) => ('table' in entry && entry.table === table ? { ...entry, rows } : entry))
}

function filesAs(base64: string): BackupEntry[] {
  return backup.map((entry) => ('file' in entry ? { ...entry, base64 } : entry))
}

/** The backup with another résumé under the same id. */
function twice(): BackupEntry[] {
  return backup.flatMap((entry): BackupEntry[] => {
    if ('end' in entry) return [{ end: { ...entry.end, resumes: 2 } }]
    if (!('resume' in entry) || entry.copy.head === null) return [entry]
    const { head } = entry.copy
    return [entry, { ...entry, copy: { ...entry.copy, head: { ...head, rev: head.rev + 1 } } }]
  })
}

function resumeId(): string {
  return backup.flatMap((entry) => ('resume' in entry ? [entry.resume] : []))[0] ?? ''
}

/** The last line, with so many rows more than there were. */
function counted(more: number): BackupEntry {
  const [last] = backup.flatMap((entry) => ('end' in entry ? [entry.end] : []))
  return { end: { rows: (last?.rows ?? 0) + more, files: last?.files ?? 0, resumes: last?.resumes ?? 0 } }
}

/** The files, of which a page lists one. */
function oneAtATime(): typeof env.FILES {
  return replacing(env.FILES, {
    list: (options?: Parameters<typeof env.FILES.list>[0]) => env.FILES.list({ ...options, limit: 1 }),
  })
}

/** The files, in a store that gives each a type of its own. */
function otherType(): typeof env.FILES {
  return replacing(env.FILES, { put: (key: string, value: Uint8Array) => env.FILES.put(key, value) })
}
