import { execFileSync, spawnSync } from 'node:child_process'
import { installPackages } from '#scripts/lib/debian.ts'
import { Trouble } from '#scripts/lib/main.ts'

/** The text of a PDF file as poppler reads it, in the order of reading. */
export function readByPoppler(file: string): string {
  requirePoppler()
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
}

function requirePoppler(): void {
  const isThere = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined
  if (isThere()) return
  installPackages('poppler-utils')
  if (!isThere())
    throw new Trouble('These tests need pdftotext: install poppler-utils (Debian: apt-get install poppler-utils).')
}
