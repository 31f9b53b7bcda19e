import type { D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { Trouble } from '#scripts/lib/main.ts'
import { fromBase64 } from '#src/lib/encoding.ts'
import type {
  BackupEntry,
  BackupFile,
  BackupHead,
  BackupResume,
  BackupRows,
  BackupStores,
  BackupValue,
} from './entries.ts'
import { keyOf, readFile } from './reading.ts'
import { quoted, SEQUENCES, tablesOf } from './tables.ts'

const trigger = z.object({ name: z.string(), sql: z.string() })

/**
 * Makes sure the stores are empty.
 * @throws Trouble naming what is there already
 */
export async function requireEmpty({ db, files }: Pick<BackupStores, 'db' | 'files'>): Promise<void> {
  const tables = (await tablesOf(db)).map(({ name }) => name)
  if (tables.length > 0) {
    throw new Trouble(
      `There is a database already, with ${tables.length} tables. A backup goes where there is nothing.`,
    )
  }
  const [file] = (await files.list({ limit: 1 })).objects
  if (file !== undefined) throw new Trouble('There are files already. A backup goes where there is nothing.')
}

/**
 * Restores a backup to empty stores, and reads every entry back.
 * @param migrate applies these migrations and no later ones
 * @returns a line for each table with rows that had to be left out, because the rows they refer to were deleted while
 * the backup was made
 * @throws Trouble naming an entry that differs after it was written
 */
export async function writeStores(
  stores: BackupStores,
  entries: AsyncIterable<BackupEntry>,
  migrate: (names: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const left: string[] = []
  let triggers: Trigger[] = []
  for await (const entry of entries) {
    if ('qingjian' in entry) triggers = await prepare(stores, entry, migrate)
    if ('table' in entry) left.push(...(await writeRows(stores, entry)))
    if ('file' in entry) await writeFile(stores, entry)
    if ('resume' in entry) await writeResume(stores, entry)
  }
  for (const { sql } of triggers) await stores.db.prepare(sql).run()
  return left
}

type Trigger = z.infer<typeof trigger>

/**
 * Migrates the database, then deletes the rows that migrations insert, and drops the triggers, which would change
 * restored rows.
 * @returns the triggers to create again
 */
async function prepare(
  { db }: BackupStores,
  { migrations }: BackupHead,
  migrate: (names: readonly string[]) => Promise<void>,
): Promise<Trigger[]> {
  await migrate(migrations)
  const found = await db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all()
  const triggers = z.array(trigger).parse(found.results)
  for (const { name } of triggers) await db.prepare(`DROP TRIGGER "${name}"`).run()
  const tables = (await tablesOf(db)).toReversed()
  await db.batch(tables.map(({ name }) => db.prepare(`DELETE FROM "${name}"`)))
  return triggers
}

async function writeRows({ db }: BackupStores, { table, columns, key, rows }: BackupRows): Promise<string[]> {
  const statement = `INSERT INTO "${table}" (${quoted(columns)}) VALUES (${columns.map(() => '?').join(', ')})`
  // The rows inserted before have filled it.
  if (table === SEQUENCES) await db.prepare(`DELETE FROM ${SEQUENCES}`).run()
  const inserts = rows.map((row) => db.prepare(statement).bind(...row))
  const written = (await isDone(() => db.batch(inserts))) ? rows : await oneByOne(rows, inserts)
  if (written.length === 0) return leftOut(table, rows.length)
  const one = `SELECT ${quoted(columns)} FROM "${table}" WHERE (${quoted(key)}) = (${key.map(() => '?').join(', ')})`
  const found = await db.batch<Record<string, BackupValue>>(
    written.map((row) => db.prepare(one).bind(...keyOf({ key, columns }, row))),
  )
  for (const [index, row] of written.entries()) {
    const stored = found[index]?.results[0]
    if (JSON.stringify(columns.map((name) => stored?.[name])) !== JSON.stringify(row)) {
      throw new Trouble(`A row of ${table} is not what it was: ${keyOf({ key, columns }, row).join(', ')}`)
    }
  }
  return leftOut(table, rows.length - written.length)
}

/** Inserts rows one by one, so that one that fails does not affect the others. Returns those that were inserted. */
async function oneByOne(rows: BackupValue[][], inserts: D1PreparedStatement[]): Promise<BackupValue[][]> {
  const written: BackupValue[][] = []
  for (const [index, row] of rows.entries()) if (await isDone(() => inserts[index]?.run())) written.push(row)
  return written
}

/** Runs an insert; false when it violates a constraint, such as a missing row it refers to. */
async function isDone(insert: () => Promise<unknown> | undefined): Promise<boolean> {
  try {
    await insert()
    return true
  } catch (error) {
    if (/constraint failed/i.test(String(error))) return false
    throw error
  }
}

function leftOut(table: string, count: number): string[] {
  return count === 0 ? [] : [`${count} rows of ${table}: what they belong to went while the backup was made`]
}

async function writeFile({ files }: BackupStores, entry: BackupFile): Promise<void> {
  const { file, type, custom, base64 } = entry
  const bytes = fromBase64(base64)
  if (bytes === null) throw new Trouble(`The backup has no content of the file ${file}.`)
  await files.put(file, bytes, { httpMetadata: { contentType: type }, customMetadata: custom })
  if (JSON.stringify(await readFile(files, file)) !== JSON.stringify(entry)) {
    throw new Trouble(`A file is not what it was: ${file}`)
  }
}

async function writeResume({ objects }: BackupStores, { resume, after, copy }: BackupResume): Promise<void> {
  if ((await objects.place(resume, copy)) === 'taken') throw new Trouble(`There is a résumé already: ${resume}`)
  if (copy.head === null) return
  const stored = await objects.read(resume, after)
  if (JSON.stringify(stored) !== JSON.stringify(copy)) throw new Trouble(`A résumé is not what it was: ${resume}`)
}
