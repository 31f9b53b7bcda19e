import { existsSync, openAsBlob } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { passphraseOf, unseal } from '#scripts/lib/backup/sealing.ts'
import { type StatePlace, withBindings } from '#scripts/lib/bindings.ts'
import { Trouble } from '#scripts/lib/main.ts'
import { applyMigrations, migrationFiles } from '#scripts/lib/migrations.ts'
import { restore } from '#scripts/lib/operate/restore.ts'
import { operatorHere } from './command.ts'
import { withMaintained } from './maintained-site.ts'

/** Restores a backup. */
export function restoreCommand() {
  return new Command('restore')
    .description('A backup, to where there is nothing yet; BACKUP_PASSPHRASE opens it')
    .requiredOption('--from <file>', 'the backup')
    .option('--into <folder>', 'an empty folder on this machine, to be used as STATE_DIR')
    .option('--remote', 'production instead, whose database and files must be empty')
    .option('--staging', 'staging instead, the same')
    .option('--apply', 'do it; without this, the backup is only read')
    .action(async ({ from, apply, ...to }) => {
      const place = placeOf(to)
      const passphrase = passphraseOf(process.env)
      if (!existsSync(from)) throw new Trouble(`There is no file ${from}.`)
      const sealed = await openAsBlob(from)
      await withBindings(place, async (bindings) => {
        const { DB, FILES } = bindings
        const restoring = {
          db: DB,
          files: FILES,
          open: () => unseal(sealed.stream(), passphrase),
          withObjects: <T>(use: Parameters<typeof withMaintained<T>>[1]) => withMaintained(place, use),
          known: migrationFiles('DB'),
          migrate: (wanted: readonly string[]) => applyMigrations(bindings, 'DB', [...wanted]),
          now: () => Date.now(),
          operator: operatorHere(),
        }
        for await (const line of restore(restoring, apply === true)) console.log(line)
      })
    })
}

/**
 * The one place to restore to.
 * @throws Trouble unless exactly one was named
 */
function placeOf({ into, remote, staging }: { into?: string; remote?: true; staging?: true }): StatePlace {
  const named = [into, remote, staging].filter((place) => place !== undefined)
  if (named.length !== 1) throw new Trouble('Say where to: --into <folder>, --remote or --staging.')
  if (into !== undefined) return { stateDir: resolve(into) }
  return remote ? 'production' : 'staging'
}
