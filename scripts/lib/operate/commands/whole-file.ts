import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Trouble } from '#scripts/lib/main.ts'

/**
 * Makes sure a file does not exist yet.
 * @throws Trouble when a command would overwrite it
 */
export function requireNoFile(file: string): void {
  if (existsSync(file)) throw new Trouble(`${file} is there already.`)
}

/** Writes a file, which gets its name only once it is complete; other users of this machine cannot read it. */
export async function writeWhole(file: string, content: ReadableStream<Uint8Array>): Promise<void> {
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(content), createWriteStream(part, { mode: 0o600 }))
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
