import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { catalogue } from '#src/content/word/catalogue.ts'
import { readZip } from '#src/lib/zip.ts'
import { type BuiltTemplate, buildTemplates, convertToPdf, standIns } from './lib/libreoffice.ts'
import { temporaryFolder } from './lib/temporary.ts'

/**
 * Renders the pictures of the Word templates from the real files and notes the facts of those files.
 *
 *   node scripts/previews.ts [--force] [slug…]
 *
 * Needs LibreOffice, poppler-utils and, on Debian, the packages fonts-noto-cjk fonts-lxgw-wenkai
 * fonts-crosextra-carlito fonts-crosextra-caladea fonts-liberation2 fonts-urw-base35: open fonts with the widths of
 * those the files name.
 */

/** The facts of a template's Word file that are noted. */
type Facts = { pages: number; bytes: number; sha256: string; width: number; height: number; fonts: string[] }

const factsFile = 'src/content/word/facts.json'
const outputFolder = 'public/previews/word'
const pictures = [
  { width: 480, limit: 25_600 },
  { width: 1080, limit: 92_160 },
]
const MOST_STYLE_BYTES = 1_000_000
/** The first of these that keeps a picture under its limit. */
const qualities = [80, 72, 66, 60, 54]

await main(process.argv.slice(2))

async function main(args: string[]): Promise<void> {
  const force = args.includes('--force')
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const known = readFacts()
  const built = await buildTemplates(catalogue)
  const changed = built.filter(
    ({ slug, sha256 }) =>
      (wanted.length === 0 || wanted.includes(slug)) &&
      (force || known[slug]?.sha256 !== sha256 || wanted.includes(slug)),
  )
  mkdirSync(outputFolder, { recursive: true })
  const folder = temporaryFolder('previews')
  if (changed.length > 0) for (const warning of convertToPdf(changed, folder)) console.warn(warning)
  for (const template of changed) known[template.slug] = await render(template, folder)
  writeFacts(known, built)
  removeStrangers(new Set(built.map(({ slug }) => slug)), known)
  console.log(`${changed.length} of ${built.length} templates rendered`)
}

function readFacts(): Record<string, Facts> {
  try {
    return JSON.parse(readFileSync(factsFile, 'utf8'))
  } catch {
    return {}
  }
}

/** Only templates of the catalogue, in its order. */
function writeFacts(facts: Record<string, Facts>, built: BuiltTemplate[]): void {
  const kept = built.flatMap(({ slug }) => (facts[slug] ? [[slug, facts[slug]] as const] : []))
  const json = JSON.stringify(Object.fromEntries(kept), null, 2)
  writeFileSync(factsFile, `${json.replace(/\[\s+([^\]]+?)\s+\]/g, (_, list) => `[${list.replace(/\n\s+/g, ' ')}]`)}\n`)
}

async function render({ slug, docx, sha256 }: BuiltTemplate, folder: string): Promise<Facts> {
  const prefix = join(folder, slug)
  execFileSync('pdftoppm', ['-r', '220', '-png', `${prefix}.pdf`, `${prefix}-page`])
  const pages = readdirSync(folder)
    .filter((name) => name.startsWith(`${slug}-page-`))
    .sort()
  removePictures(slug)
  let height = 0
  for (const [index, page] of pages.entries()) {
    for (const { width, limit } of pictures) {
      const picture = await encodePicture(join(folder, page), width, limit)
      writeFileSync(join(outputFolder, `${slug}-${index + 1}-${width}.webp`), picture.data)
      height = picture.height
    }
  }
  const width = pictures.at(-1)?.width ?? 0
  return { pages: pages.length, bytes: docx.length, sha256, width, height, fonts: await fontsOf(docx) }
}

async function encodePicture(page: string, width: number, limit: number): Promise<{ data: Buffer; height: number }> {
  const resized = sharp(page).resize({ width, kernel: 'mitchell' })
  let picture: { data: Buffer; height: number } = { data: Buffer.alloc(0), height: 0 }
  for (const quality of qualities) {
    const { data, info } = await resized.clone().webp({ quality, effort: 6 }).toBuffer({ resolveWithObject: true })
    picture = { data, height: info.height }
    if (data.length <= limit) break
  }
  return picture
}

function removePictures(slug: string): void {
  for (const name of readdirSync(outputFolder)) {
    if (/^(.*)-\d+-\d+\.webp$/.exec(name)?.[1] === slug) rmSync(join(outputFolder, name))
  }
}

function removeStrangers(slugs: Set<string>, facts: Record<string, Facts>): void {
  for (const name of readdirSync(outputFolder)) {
    const slug = /^(.*)-\d+-\d+\.webp$/.exec(name)?.[1]
    if (!slug || !slugs.has(slug) || !facts[slug]) rmSync(join(outputFolder, name))
  }
}

/** The font names in the style sheet of a .docx, each once. */
async function fontsOf(docx: Uint8Array): Promise<string[]> {
  const [styles] = await readZip(docx.slice(), MOST_STYLE_BYTES, (name) => name === 'word/styles.xml')
  if (styles === undefined) throw new Error('The file has no style sheet')
  const names = [...new TextDecoder().decode(styles.bytes).matchAll(/w:(?:ascii|eastAsia)="([^"]+)"/g)]
  return [...new Set(names.map((match) => match[1] ?? ''))].filter((name) => name in standIns)
}
