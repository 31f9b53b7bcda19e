import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import type { Photo } from '#src/resume/docx/setting.ts'
import { fullDocument } from './lib/full-document.ts'
import { runMain, Trouble } from './lib/main.ts'
import { sectionTexts, squeeze } from './lib/section-texts.ts'
import { temporaryFolder } from './lib/temporary.ts'

const LOCALES = ['zh', 'en'] as const
/** Points of A4 and Letter, by what pdfinfo says. */
const PAPER = { zh: '595.304 x 841.89', en: '612 x 792' }

type Case = { name: string; design: string; locale: ResumeLocale; document: ResumeDocument }

/**
 * `node scripts/verify-word-export.ts`: every design in both languages as a Word file with every kind of section and a
 * photograph, read and printed by LibreOffice: every text is there, section after section, item after item, on the
 * right paper.
 */
runMain(async () => {
  for (const program of ['soffice', 'pdftotext', 'pdfinfo', 'pdfimages']) {
    if (spawnSync('which', [program]).status !== 0) {
      throw new Trouble(
        `${program} is missing (Debian: apt-get install libreoffice-writer poppler-utils fonts-noto-cjk).`,
      )
    }
  }
  const folder = temporaryFolder('verify-word-export')
  const cases = await writeFiles(folder)
  print(folder, cases)
  const faults = cases.map((one) => report(folder, one))
  const count = faults.reduce((sum, number) => sum + number, 0)
  if (count > 0) throw new Trouble(`${count} faults`)
  console.log(`${cases.length} files, every text in order`)
})

async function writeFiles(folder: string): Promise<Case[]> {
  const picture = sharp({ create: { width: 250, height: 350, channels: 3, background: '#2f6b4f' } })
  const photo: Photo = { type: 'jpg', bytes: new Uint8Array(await picture.jpeg().toBuffer()) }
  const cases = designs.flatMap(({ id }) =>
    LOCALES.map((locale): Case => {
      const design = { id, page: locale === 'zh' ? ('a4' as const) : ('letter' as const) }
      return { name: `${id}-${locale}`, design: id, locale, document: { ...fullDocument(locale), design } }
    }),
  )
  for (const { name, document } of cases) {
    writeFileSync(join(folder, `${name}.docx`), await buildDocx(document, undefined, photo))
  }
  return cases
}

/** Prints all files in one run, with a profile of its own beside any LibreOffice that is running. */
function print(folder: string, cases: readonly Case[]): void {
  const profile = join(folder, 'profile')
  mkdirSync(profile)
  const files = cases.map(({ name }) => join(folder, `${name}.docx`))
  for (const format of ['pdf', 'txt:Text (encoded):UTF8']) {
    const options = [
      `-env:UserInstallation=file://${profile}`,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      folder,
    ]
    execFileSync('soffice', [...options, ...files], { stdio: 'ignore' })
  }
}

function report(folder: string, { name, design, locale, document }: Case): number {
  const file = join(folder, `${name}.pdf`)
  const text = squeeze(readFileSync(join(folder, `${name}.txt`), 'utf8'))
  const printed = squeeze(['-raw', '-layout'].map((order) => execFileSync('pdftotext', [order, file, '-'])).join(''))
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' })
  const pictures = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }).split('\n').slice(2)
  const pages = /^Pages:\s+(\d+)/m.exec(info)?.[1] ?? '?'
  // In the order of the file; on paper a column may be cut by a page.
  const texts = sectionTexts(document)
  const lost = texts
    .filter((section) => !follows(section, text))
    .map(([title]) => `${title} incomplete or out of order`)
  const unprinted = texts.flat().filter((one) => !printed.includes(squeeze(one).slice(0, 8)))
  const hasPhoto = designs.some(({ id, photo }) => id === design && photo > 0)
  const faults = [
    ...lost,
    ...(unprinted.length > 0 ? [`${unprinted.length} texts not printed`] : []),
    ...(info.includes(PAPER[locale]) ? [] : ['wrong paper']),
    ...(hasPhoto && !pictures.some((line) => / 250 +350 .*jpeg/.test(line)) ? ['no photograph'] : []),
    ...(readFileSync(join(folder, `${name}.docx`)).length > 200_000 ? ['too large'] : []),
  ]
  console.log(`${design.padEnd(9)}${locale}${pages.padStart(4)} pages  ${faults.join('; ') || '-'}`)
  return faults.length
}

function follows(texts: readonly string[], all: string): boolean {
  let from = 0
  return texts.every((text) => {
    const at = all.indexOf(squeeze(text), from)
    from = at + 1
    return at >= 0
  })
}
