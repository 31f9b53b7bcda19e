import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BackupEntry } from '#scripts/lib/backup/entries.ts'
import { passphraseOf, seal, unseal, verify } from '#scripts/lib/backup/sealing.ts'
import { listed } from '#tests/support/listed.ts'

const PASSPHRASE = 'correct horse battery staple'
const DAMAGED = 'The backup is damaged or cut off. Nothing has been written.'
const NO_BACKUP = 'This is no backup of this site.'
/** A text that no compression makes short; two of them are more than one part of the file. */
const noise = () => randomBytes(60_000).toString('base64')

const head: BackupEntry = { qingjian: 1, at: 1_763_690_400_000, migrations: ['0001_first.sql', '0002_second.sql'] }
const contents: BackupEntry[] = [
  {
    table: 'users',
    columns: ['id', 'name'],
    key: ['id'],
    rows: [
      [1, '林知夏\n'],
      [2, null],
    ],
  },
  { table: 'notes', columns: ['id'], key: ['id'], rows: [[noise()], [noise()]] },
  { file: 'word/a.docx', type: undefined, custom: {}, base64: 'Zmlyc3Q=' },
]
const end: BackupEntry = { end: { rows: 4, files: 1, resumes: 0 } }
const whole = [head, ...contents, end]

async function* each(entries: readonly BackupEntry[]): AsyncGenerator<BackupEntry> {
  yield* entries
}

async function sealed(entries: readonly BackupEntry[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(await seal(each(entries), PASSPHRASE, 1)).arrayBuffer())
}

const opened = (bytes: Uint8Array<ArrayBuffer>, passphrase = PASSPHRASE) =>
  unseal(new Blob([bytes]).stream(), passphrase)

test('what was sealed is read as it was, and is whole', async () => {
  const bytes = await sealed(whole)
  expect(await listed(opened(bytes))).toEqual(whole)
  expect(await verify(opened(bytes))).toEqual({
    at: 1_763_690_400_000,
    migrations: ['0001_first.sql', '0002_second.sql'],
    counts: { rows: 4, files: 1, resumes: 0 },
  })
})

test('what is damaged or cut off is told, wherever that is', async () => {
  const bytes = await sealed(whole)
  const changed = bytes.slice()
  changed[bytes.length - 20] = (changed[bytes.length - 20] ?? 0) ^ 1
  for (const broken of [changed, bytes.slice(0, -1), bytes.slice(0, -1000), await sealed(whole.slice(0, -1))]) {
    await expect(listed(opened(broken))).rejects.toThrow(DAMAGED)
  }
  for (const kept of [
    [head, ...contents.slice(1), end],
    [...contents, end],
    [head, end],
  ]) {
    await expect(verify(each(kept))).rejects.toThrow(DAMAGED)
  }
})

test('another passphrase, and what is no backup, are told apart', async () => {
  const bytes = await sealed(whole)
  const cases: [Uint8Array<ArrayBuffer>, string, string][] = [
    [bytes, 'another twenty characters', 'BACKUP_PASSPHRASE does not open this backup.'],
    [bytes.slice(0, 60), PASSPHRASE, NO_BACKUP],
    [new TextEncoder().encode('SQLite format 3'), PASSPHRASE, NO_BACKUP],
    [new Uint8Array(), PASSPHRASE, NO_BACKUP],
  ]
  for (const [broken, passphrase, words] of cases) {
    await expect(listed(opened(broken, passphrase))).rejects.toThrow(words)
  }
})

test('a passphrase is long enough to stand for all data', () => {
  const shortest = 'x'.repeat(20)
  expect(passphraseOf({ BACKUP_PASSPHRASE: shortest })).toBe(shortest)
  for (const short of [undefined, '', 'x'.repeat(19)]) {
    expect(() => passphraseOf({ BACKUP_PASSPHRASE: short })).toThrow('must have 20 characters at least')
  }
})
