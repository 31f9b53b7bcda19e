import type { BackupEntry, BackupStores, CopiedObjects } from '#scripts/lib/backup/entries.ts'
import { verify } from '#scripts/lib/backup/sealing.ts'
import { requireEmpty, writeStores } from '#scripts/lib/backup/writing.ts'
import { Trouble } from '#scripts/lib/main.ts'
import { addOperation } from '#src/api/db/upkeep/operations.ts'
import { beijingSeconds } from '#src/lib/time.ts'
import { countsText } from './backup.ts'

/** The dependencies of restoring a backup. */
export type Restoring = Pick<BackupStores, 'db' | 'files'> & {
  /** Reads the backup from its beginning. */
  open: () => AsyncIterable<BackupEntry>
  /** Gives access to the Durable Objects of résumés. */
  withObjects: <T>(use: (objects: CopiedObjects) => Promise<T>) => Promise<T>
  /** The migrations of this version, in order. */
  known: readonly string[]
  /** Applies the given migrations that are not applied yet. */
  migrate: (wanted: readonly string[]) => Promise<string[]>
  now: () => number
  operator: string
}

/**
 * Restores a backup to empty stores and yields lines about it. The whole backup is verified first, and all written data
 * is read back. The run is recorded in the restored database.
 * @throws Trouble before anything is written when the backup is not complete or the stores are not empty
 */
export async function* restore(restoring: Restoring, apply: boolean): AsyncGenerator<string> {
  const { db, files, open, withObjects, known, migrate, now, operator } = restoring
  const { at, migrations, counts } = await verify(open())
  yield `The backup of ${beijingSeconds(at)} is whole: ${countsText(counts)}`
  const newer = migrations.find((name) => !known.includes(name))
  if (newer !== undefined) throw new Trouble(`The backup is of a newer version of the site, with migration ${newer}.`)
  await requireEmpty({ db, files })
  if (!apply) {
    yield 'Nothing has been written: --apply would restore it.'
    return
  }
  const left = await withObjects((objects) =>
    writeStores({ db, files, objects }, open(), async (wanted) => void (await migrate(wanted))),
  )
  for (const lost of left) yield `Left out: ${lost}`
  for (const name of await migrate(known)) yield `Migration ${name} applied`
  const detail = `of ${beijingSeconds(at)}`
  await addOperation(db, {
    at: now(),
    operator,
    command: 'restore',
    subject: 'backup',
    userId: null,
    detail,
    outcome: 'done',
  })
  yield 'Restored, and read again: every entry is what it was. What is published is in no backup: npm run content.'
}
