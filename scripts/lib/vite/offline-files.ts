import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { createFontLibrary } from '#client/features/editor/pdf/fonts/library.ts'
import { packsFolder } from '#client/features/editor/pdf/fonts/packs.ts'
import { GLYPH_PACKS } from '#scripts/lib/fonts/glyph-packs.ts'
import type { Locale } from '#src/contract/locale.ts'
import { latinFaces, typefaces } from '#src/resume/designs/typefaces.ts'
import { ENTRY } from '#src/ssr/manifest.ts'

/** The script that keeps the editor for use without a network, as the build leaves it. */
export const OFFLINE_WORKER = 'offline-worker.js'

const names = z.optional(z.array(z.string()))
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: names, assets: names, imports: names, dynamicImports: names }),
)

const EDITOR = 'client/routes/edit.tsx'
/** How many samples must contain a character for it to be kept; rarer ones are fetched when they are typed. */
const IN_SAMPLES = 2
/** The end of Latin Extended-B. */
const LAST_LATIN = 0x24f

/**
 * Writes in front of the service worker what it keeps: all scripts and styles of the editor in each language, its
 * workers, and the glyphs of what résumés usually say.
 * @param manifests the whole manifest of each language's build
 */
export async function writeOfflineFiles(outDir: string, manifests: Record<Locale, string>): Promise<void> {
  const workers = globSync('assets/*{-worker-,.worker.}*', { cwd: outDir })
  const languageOf = async (locale: Locale) => {
    const { entry, files } = editorFiles(join(outDir, manifests[locale]))
    const all = [...files, ...workers, ...(await usualGlyphs(locale))]
    return { entry, files: [...new Set(all)].sort().map((file) => `/${file}`) }
  }
  const languages = { zh: await languageOf('zh'), en: await languageOf('en') }
  const version = createHash('sha256').update(JSON.stringify(languages)).digest('hex').slice(0, 16)
  const path = join(outDir, OFFLINE_WORKER)
  writeFileSync(path, `const offline=${JSON.stringify({ version, languages })};\n${readFileSync(path, 'utf8')}`)
}

/** What the editor loads at once and later, without what only other pages load. */
function editorFiles(manifest: string): { entry: string; files: Set<string> } {
  const chunks = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const entry = chunks[ENTRY]?.file
  if (entry === undefined || chunks[EDITOR] === undefined) throw new Error(`${manifest} does not name the editor`)
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key) || (key.startsWith('client/routes/') && key !== EDITOR)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = chunks[key] ?? {}
    for (const next of [...imports, ...dynamicImports]) visit(next)
  }
  visit(ENTRY)
  visit(EDITOR)
  const files = [...seen].flatMap((key) => {
    const { file = [], css = [], assets = [] } = chunks[key] ?? {}
    return [file, css, assets].flat()
  })
  return { entry, files: new Set(files) }
}

/**
 * The glyph packs of the characters samples of a language use: regular and bold in both typefaces, and in every style
 * of the families of Latin letters.
 */
async function usualGlyphs(locale: Locale): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const file of globSync(`src/resume/samples/${locale}/*.ts`)) {
    for (const character of new Set(readFileSync(file, 'utf8'))) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
  }
  const usual = [...counts].filter(([character, count]) => count >= IN_SAMPLES && character >= ' ')
  const wanted = new Set(usual.map(([character]) => character.codePointAt(0) ?? 0))
  const files = new Set<string>()
  const library = createFontLibrary(async (file) => {
    files.add(`${packsFolder}/${file}`)
    return gunzipSync(readFileSync(join(GLYPH_PACKS, file)))
  })
  const none = new Set<number>()
  for (const typeface of typefaces) {
    await library.cover({ regular: wanted, bold: wanted, italic: none, boldItalic: none }, typeface)
  }
  const letters = new Set([...wanted].filter((codePoint) => codePoint <= LAST_LATIN))
  const everyStyle = { regular: letters, bold: letters, italic: letters, boldItalic: letters }
  for (const latin of latinFaces) await library.cover(everyStyle, 'sans', undefined, latin)
  return [...files]
}
