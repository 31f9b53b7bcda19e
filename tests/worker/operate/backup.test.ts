import { reset, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { backedUp, entriesOf, restored } from '#tests/support/backups.ts'
import { listed } from '#tests/support/listed.ts'
import { operatorBeside } from '#tests/support/operator.ts'
import { base64, jpeg, jpegHead } from '#tests/support/pictures.ts'
import { named, setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { read } from '#tests/support/rows.ts'
import { createShop, newBuyer, plans } from '#tests/support/shop.ts'
import { storeContents } from '#tests/support/store-contents.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'

const DAMAGED = 'The backup is damaged or cut off. Nothing has been written.'

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

test('where a backup was restored, nobody new gets the number of an account that is gone', async () => {
  const shop = createShop()
  const { id } = await newBuyer(shop)
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
  const { sealed } = await backedUp(operatorBeside(shop))
  await reset()
  await restored(() => entriesOf(sealed))
  expect((await newBuyer(createShop())).id).toBe(id + 1)
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

test('what cannot be restored as a whole is refused before anything is written', async () => {
  const { sealed } = await backedUp(operatorBeside(createShop()))
  await reset()
  await expect(restored(() => entriesOf(sealed.slice(0, -1)))).rejects.toThrow(DAMAGED)
  await expect(restored(() => entriesOf(sealed), true, ['0001'])).rejects.toThrow(
    'The backup is of a newer version of the site, with migration all.',
  )
  await env.FILES.put('word/x.docx', 'x')
  await expect(restored(() => entriesOf(sealed))).rejects.toThrow('There are files already.')
  await env.FILES.delete('word/x.docx')
  expect(await storeContents()).toEqual([])
})
