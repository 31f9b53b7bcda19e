import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { passphraseOf, seal } from '#scripts/lib/backup/sealing.ts'
import { Trouble } from '#scripts/lib/main.ts'
import { planBackup } from '#scripts/lib/operate/backup.ts'
import { changing, operate, placeOf } from './command.ts'
import { withSiteObjects } from './site-objects.ts'

/** Makes a backup. */
export function backupCommand() {
  return changing('backup', 'Everything the site keeps, in one encrypted file; BACKUP_PASSPHRASE opens it')
    .requiredOption('--to <file>', 'where it goes; there must be no such file')
    .action((options) => {
      const { to: file } = options
      return operate('backup', options, (desk) => {
        if (existsSync(file)) throw new Trouble(`${file} is there already.`)
        const passphrase = passphraseOf(process.env)
        return planBackup(desk, {
          file,
          withObjects: (use) => withSiteObjects(placeOf(options), use),
          write: async (entries) => writeWhole(file, await seal(entries, passphrase)),
        })
      })
    })
}

/** A file has its name once it is whole; nobody else on this machine may read it. */
async function writeWhole(file: string, content: ReadableStream<Uint8Array>): Promise<void> {
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(content), createWriteStream(part, { mode: 0o600 }))
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
