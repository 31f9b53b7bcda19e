import { passphraseOf, seal } from '#scripts/lib/backup/sealing.ts'
import { planBackup } from '#scripts/lib/operate/backup.ts'
import { changing, operate, placeOf } from './command.ts'
import { withMaintained } from './maintained-site.ts'
import { requireNoFile, writeWhole } from './whole-file.ts'

/** Makes a backup. */
export function backupCommand() {
  return changing('backup', 'Everything the site keeps, in one encrypted file; BACKUP_PASSPHRASE opens it')
    .requiredOption('--to <file>', 'where it goes; there must be no such file')
    .action((options) => {
      const { to: file } = options
      return operate('backup', options, (context) => {
        requireNoFile(file)
        const passphrase = passphraseOf(process.env)
        return planBackup(context, {
          file,
          withObjects: (use) => withMaintained(placeOf(options), use),
          write: async (entries) => writeWhole(file, await seal(entries, passphrase)),
        })
      })
    })
}
