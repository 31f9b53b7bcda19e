import { Decrypter, Encrypter } from 'age-encryption'
import { Trouble } from '#scripts/lib/main.ts'
import { type BackupCounts, type BackupEntry, entry } from './entries.ts'

/** The environment variable with the passphrase of backups. */
export const PASSPHRASE = 'BACKUP_PASSPHRASE'
const SHORTEST = 20
/** log2 of the scrypt cost: one attempt takes a second and 256 MB. */
const WORK = 18

const NO_BACKUP = 'This is no backup of this site.'
const NOT_OPENED = `${PASSPHRASE} does not open this backup.`
const DAMAGED = 'The backup is damaged or cut off. Nothing has been written.'

/**
 * Reads the passphrase from the environment.
 * @throws Trouble when it is missing or too short to protect everybody's data
 */
export function passphraseOf(env: Readonly<Record<string, string | undefined>>): string {
  const passphrase = env[PASSPHRASE] ?? ''
  if (passphrase.length >= SHORTEST) return passphrase
  throw new Trouble(`Set ${PASSPHRASE}: it opens the backup and must have ${SHORTEST} characters at least.`)
}

/** Writes entries to an encrypted file: one line of JSON each, compressed, in the age format. */
export async function seal(
  entries: AsyncIterable<BackupEntry>,
  passphrase: string,
  work = WORK,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(work)
  return encrypter.encrypt(linesOf(entries).pipeThrough(new CompressionStream('gzip')))
}

/**
 * Decrypts a backup and yields its entries. Damage is noticed only when it is reached, after the entries before it.
 * @throws Trouble when it is not a backup, the passphrase is wrong, or it is damaged or cut off
 */
export async function* unseal(sealed: ReadableStream<Uint8Array>, passphrase: string): AsyncGenerator<BackupEntry> {
  const opened = await open(sealed, passphrase)
  let isWhole = false
  try {
    for await (const line of textLines(opened.pipeThrough(new DecompressionStream('gzip')))) {
      const read = entry.parse(JSON.parse(line))
      isWhole = 'end' in read
      yield read
    }
  } catch (error) {
    if (error instanceof Trouble) throw error
    throw new Trouble(DAMAGED)
  }
  if (!isWhole) throw new Trouble(DAMAGED)
}

/**
 * Reads a whole backup without writing anything.
 * @returns when it was made, in ms since 1970, its migrations and its counts
 * @throws Trouble when it is not complete
 */
export async function verify(
  entries: AsyncIterable<BackupEntry>,
): Promise<{ at: number; migrations: string[]; counts: BackupCounts }> {
  const counts: BackupCounts = { rows: 0, files: 0, resumes: 0 }
  let head: { at: number; migrations: string[] } | null = null
  let end: BackupCounts | null = null
  for await (const read of entries) {
    if ('qingjian' in read) head = read
    else if ('table' in read) counts.rows += read.rows.length
    else if ('file' in read) counts.files += 1
    else if ('resume' in read) counts.resumes += read.copy.head === null ? 0 : 1
    else end = read.end
  }
  if (head === null || JSON.stringify(end) !== JSON.stringify(counts)) throw new Trouble(DAMAGED)
  return { at: head.at, migrations: head.migrations, counts }
}

async function open(sealed: ReadableStream<Uint8Array>, passphrase: string): Promise<ReadableStream<BufferSource>> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    const opened = await decrypter.decrypt(sealed)
    return opened.pipeThrough(
      new TransformStream({ transform: (chunk, controller) => controller.enqueue(new Uint8Array(chunk)) }),
    )
  } catch (error) {
    throw new Trouble(/no identity matched/.test(String(error)) ? NOT_OPENED : NO_BACKUP)
  }
}

function linesOf(entries: AsyncIterable<BackupEntry>): ReadableStream<BufferSource> {
  const iterator = entries[Symbol.asyncIterator]()
  const utf8 = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(utf8.encode(`${JSON.stringify(value)}\n`))
    },
  })
}

async function* textLines(stream: ReadableStream<BufferSource>): AsyncGenerator<string> {
  let pieces: string[] = []
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const [first = '', ...others] = text.split('\n')
    pieces.push(first)
    for (const next of others) {
      yield pieces.join('')
      pieces = [next]
    }
  }
  if (pieces.join('') !== '') throw new Error('The last line has no end')
}
