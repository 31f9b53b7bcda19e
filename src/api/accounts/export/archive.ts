import type { ExportedAccount, ExportedResume } from '#src/api/db/accounts/account-export.ts'
import { readPhoto } from '#src/api/files/photos.ts'
import { readSentFile } from '#src/api/files/sent-files.ts'
import type { Locale } from '#src/contract/locale.ts'
import { fileNameOf } from '#src/lib/file-name.ts'
import { type ZipEntry, zipStream } from '#src/lib/zip-stream.ts'
import type { Services } from '#src/services.ts'
import { accountExportTexts } from '#src/texts/account-export.ts'
import { jsonEntry, textEntry } from './entries.ts'
import type { ExportFault } from './fault.ts'
import { readmeOf } from './readme.ts'
import { type ResumeToExport, resumeFiles, twice } from './resume-files.ts'

/** How many characters of a title are used in a file name; file systems allow 255 bytes. */
const TITLE_LENGTH = 40

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** The account to export: its data in the ledger, the language, and the time in ms since 1970. */
export type AccountToExport = {
  userId: number
  account: ExportedAccount
  site: string
  locale: Locale
  at: number
}

/**
 * Makes the zip archive of an account while it is read. The README comes last and names everything that could not be
 * included.
 * @param onBroken called when the archive breaks off; what was sent until then is not a valid archive
 */
export function accountArchive(
  toExport: AccountToExport,
  services: Services,
  onBroken: (error: unknown) => Promise<void>,
): ReadableStream<Uint8Array> {
  return zipStream(guarded(entriesOf(toExport, services), onBroken), toExport.at)
}

async function* guarded(entries: AsyncIterable<ZipEntry>, onBroken: (error: unknown) => Promise<void>) {
  try {
    yield* entries
  } catch (error) {
    await onBroken(error)
    throw error
  }
}

async function* entriesOf({ userId, account, site, locale, at }: AccountToExport, services: Services) {
  const faults: ExportFault[] = []
  const resumes = account.resumes.map((row, index) => resumeToExport(row, index + 1, userId, locale))
  for (const [file, content] of Object.entries(account.files)) yield jsonEntry(`${file}.json`, content)
  yield jsonEntry('resumes.json', {
    resumes: resumes.map(({ row, path }) => ({ ...row, file: `${path}.qingjian.json` })),
  })
  for (const resume of resumes) yield* resumeFiles(resume, services, (fault) => faults.push(fault))
  for (const key of account.photos) {
    const photo = await twice(() => readPhoto(services.files, key))
    if (photo === null) {
      services.log.error('account.export', new Error('The photo is missing'), { what: 'picture', photo: key })
      faults.push({ what: 'picture', name: key })
      continue
    }
    yield { name: `photos/${key}.${endings[photo.type] ?? 'bin'}`, bytes: new Uint8Array(photo.bytes), packed: true }
  }
  for (const [index, { name, file_key }] of account.sent.entries()) {
    const bytes = await twice(() => readSentFile(services.files, file_key))
    if (bytes === null) {
      services.log.error('account.export', new Error('The file is missing'), { what: 'sent', name: file_key })
      faults.push({ what: 'sent', name })
      continue
    }
    yield { name: `sent/${sentName(name, index + 1)}`, bytes: new Uint8Array(bytes), packed: true }
  }
  const deleted = account.resumes.filter(({ deleted_at }) => deleted_at !== null).length
  const counts = { resumes: resumes.length - deleted, deleted, photos: account.photos.length }
  yield textEntry('README.txt', readmeOf({ site, userId, at, ...counts, faults }, locale))
}

/** The name of a file that was sent, with a number that makes it unique. */
function sentName(name: string, number: number): string {
  const stem = fileNameOf([...name.normalize('NFC').replace(/\.pdf$/, '')].slice(0, TITLE_LENGTH).join(''))
  return `${String(number).padStart(3, '0')}-${stem}.pdf`
}

/** A number makes the file name unique, and not a name reserved by the system. */
function resumeToExport(row: ExportedResume, number: number, userId: number, locale: Locale): ResumeToExport {
  const { untitled } = accountExportTexts[locale]
  const title = fileNameOf([...row.title.normalize('NFC')].slice(0, TITLE_LENGTH).join(''))
  const folder = row.deleted_at === null ? 'resumes' : 'deleted-resumes'
  const path = `${folder}/${String(number).padStart(3, '0')}-${title || untitled}`
  return { userId, row, path, name: row.title || untitled }
}
