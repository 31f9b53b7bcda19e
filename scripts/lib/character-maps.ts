import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { characterMapsFolder } from '#client/features/editor/pdf/character-maps.ts'
import { GENERATED } from './generated.ts'

const PDF_JS = 'node_modules/pdfjs-dist'

/** Where pdf.js has the tables itself. */
export const CHARACTER_MAPS = `${PDF_JS}/cmaps/`

/**
 * Copies the tables by which pdf.js tells the characters of Chinese, Japanese and Korean fonts that a PDF names without
 * having them in it; a browser loads those a file names. Does nothing where they are there.
 */
export function copyCharacterMaps(): void {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(`${PDF_JS}/package.json`, 'utf8')))
  const place = join(GENERATED, characterMapsFolder(version))
  if (existsSync(place)) return
  mkdirSync(dirname(place), { recursive: true })
  const folder = `${place}-${process.pid}`
  cpSync(CHARACTER_MAPS, folder, { recursive: true })
  // Another build may have been quicker.
  if (existsSync(place)) rmSync(folder, { recursive: true })
  else renameSync(folder, place)
}
