import type { BackupCounts, BackupEntry, CopiedObjects } from '#scripts/lib/backup/entries.ts'
import { readStores } from '#scripts/lib/backup/reading.ts'
import { countOf, type OperatorContext, type Task } from './task.ts'

/** The dependencies of making a backup. */
export type BackingUp = {
  /** The path of the file, for messages. */
  file: string
  /** Gives access to the Durable Objects of résumés. */
  withObjects: <T>(use: (objects: CopiedObjects) => Promise<T>) => Promise<T>
  /** Writes the file, which appears only once it is complete. */
  write: (entries: AsyncIterable<BackupEntry>) => Promise<void>
}

/** Plans a backup of everything the site stores. */
export async function planBackup(
  { db, files, now }: OperatorContext,
  { file, withObjects, write }: BackingUp,
): Promise<Task> {
  const rowsIn = async (table: 'users' | 'resumes') =>
    (await db.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count')) ?? 0
  const [users, resumes] = [await rowsIn('users'), await rowsIn('resumes')]
  return {
    subject: 'backup',
    lines: [`To back up: everything of ${countOf(users, 'user')} with ${countOf(resumes, 'résumé')}, to ${file}`],
    act: () =>
      withObjects(async (objects) => {
        let counts: BackupCounts | null = null
        async function* counted(): AsyncGenerator<BackupEntry> {
          for await (const entry of readStores({ db, files, objects }, now())) {
            if ('end' in entry) counts = entry.end
            yield entry
          }
        }
        await write(counted())
        return [`Written: ${countsText(counts)}`]
      }),
  }
}

/** Describes the counts of a backup. */
export function countsText(counts: BackupCounts | null): string {
  return `${counts?.rows} rows, ${counts?.files} files, ${counts?.resumes} résumés`
}
