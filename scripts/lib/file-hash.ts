import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** Hashes the names and contents of files, not their times, which a checkout changes, after a text. */
export function hashOfFiles(patterns: readonly string[], text = ''): string {
  const hash = createHash('sha256').update(text)
  for (const file of globSync(patterns).sort()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
