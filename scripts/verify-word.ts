import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#src/content/word/catalogue.ts'
import facts from '#src/content/word/facts.json' with { type: 'json' }
import { buildTemplates, convertToPdf, substitutes } from './lib/libreoffice.ts'
import { runMain, Trouble } from './lib/main.ts'
import { temporaryFolder } from './lib/temporary.ts'

/**
 * Opens the Word file of every template in LibreOffice: it has to convert without a word of warning, and to the number
 * of pages its facts promise. Files of one page have to stay that when other fonts replace those they name.
 *
 *   node scripts/verify-word.ts [slug…]
 *
 * Needs LibreOffice, poppler-utils and the fonts of `scripts/previews.ts`.
 */
runMain(async () => {
  const wanted = process.argv.slice(2)
  const promised = new Map(Object.entries(facts).map(([slug, { pages }]) => [slug, pages]))
  const templates = await buildTemplates(catalogue.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug)))
  const folder = temporaryFolder('verify-word')
  const warnings = convertToPdf(templates, folder)
  const lengthsIn = (where: string, of = templates) =>
    of.map(({ slug }) => ({ slug, pages: pagesOf(join(where, `${slug}.pdf`)) }))
  const lengths = lengthsIn(folder)
  const wrong = lengths.filter(({ slug, pages }) => pages !== promised.get(slug))
  const single = templates.filter(({ slug }) => promised.get(slug) === 1)
  const elsewhere = temporaryFolder('verify-word-substitutes')
  convertToPdf(single, elsewhere, substitutes)
  const grown = lengthsIn(elsewhere, single).filter(({ pages }) => pages !== 1)
  for (const warning of warnings) console.log(`LibreOffice: ${warning}`)
  for (const { slug, pages } of wrong) console.log(`${slug}: ${pages} pages, not ${promised.get(slug)}`)
  for (const { slug, pages } of grown) console.log(`${slug}: ${pages} pages in other fonts, not 1`)
  const sum = lengths.reduce((total, { pages }) => total + pages, 0)
  console.log(`${templates.length} files, ${sum} pages, ${warnings.length} warnings, ${wrong.length} of another length`)
  console.log(`${single.length} of one page, ${grown.length} of them longer in other fonts`)
  if (warnings.length + wrong.length + grown.length > 0)
    throw new Trouble('Not every Word file opens as it should, see above.')
})

/** Returns how many pages a PDF file has; 0 when there is no such file. */
function pagesOf(pdf: string): number {
  if (!existsSync(pdf)) return 0
  const { stdout, error } = spawnSync('pdfinfo', [pdf], { encoding: 'utf8' })
  if (error) throw new Trouble(`pdfinfo does not run (${error.message}): install poppler-utils.`)
  return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0)
}
