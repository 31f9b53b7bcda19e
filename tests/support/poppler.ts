import { execFileSync, spawnSync } from 'node:child_process'
import { installPackages } from '#scripts/lib/debian.ts'
import { Trouble } from '#scripts/lib/main.ts'

/** The text of a PDF file as poppler reads it, in the order of reading. */
export function readByPoppler(file: string): string {
  requirePoppler()
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
}

/** The greys of a part of a page as poppler draws it, 0 for black; lengths in points, from the upper left. */
export function drawnByPoppler(
  file: string,
  part: { x: number; y: number; width: number; height: number },
  page = 1,
): number[] {
  requirePoppler()
  const scale = 4
  const sizes = [part.x, part.y, part.width, part.height].map((length) => String(Math.round(length * scale)))
  const crop = ['-x', '-y', '-W', '-H'].flatMap((option, index) => [option, sizes[index] ?? ''])
  const pgm = execFileSync('pdftoppm', [
    '-gray',
    '-r',
    String(72 * scale),
    '-f',
    String(page),
    '-l',
    String(page),
    ...crop,
    file,
  ])
  return [...pgm.subarray(-Number(sizes[2]) * Number(sizes[3]))]
}

function requirePoppler(): void {
  const isThere = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined
  if (isThere()) return
  installPackages('poppler-utils')
  if (!isThere())
    throw new Trouble('These tests need pdftotext: install poppler-utils (Debian: apt-get install poppler-utils).')
}
