import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#src/content/word/catalogue.ts'
import facts from '#src/content/word/facts.json' with { type: 'json' }
import { buildTemplates, convertToPdf } from './lib/libreoffice.ts'
import { runMain, Trouble } from './lib/main.ts'
import { temporaryFolder } from './lib/temporary.ts'

/**
 * Opens the Word file of every template in LibreOffice: it has to convert without a word of warning, and to the number
 * of pages its facts promise.
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
  const lengths = templates.map(({ slug }) => ({ slug, pages: pagesOf(join(folder, `${slug}.pdf`)) }))
  const wrong = lengths.filter(({ slug, pages }) => pages !== promised.get(slug))
  for (const warning of warnings) console.log(`LibreOffice: ${warning}`)
  for (const { slug, pages } of wrong) console.log(`${slug}: ${pages} pages, not ${promised.get(slug)}`)
  const sum = lengths.reduce((total, { pages }) => total + pages, 0)
  console.log(`${templates.length} files, ${sum} pages, ${warnings.length} warnings, ${wrong.length} of another length`)
  if (warnings.length + wrong.length > 0) throw new Trouble('Not every Word file opens as it should, see above.')
})

/** 0 for a file that is not there. */
function pagesOf(pdf: string): number {
  if (!existsSync(pdf)) return 0
  const { stdout, error } = spawnSync('pdfinfo', [pdf], { encoding: 'utf8' })
  if (error) throw new Trouble(`pdfinfo does not run (${error.message}): install poppler-utils.`)
  return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0)
}
