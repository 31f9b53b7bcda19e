import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWordTemplate } from '#src/content/word/build.ts'
import { type CatalogueTemplate, wordTemplate } from '#src/content/word/catalogue.schema.ts'
import { Trouble } from './main.ts'

/** The Word file of a template. */
export type BuiltTemplate = { slug: string; docx: Uint8Array; sha256: string }

/** Open fonts with the widths of those the files name. */
export const standIns = {
  微软雅黑: 'Noto Sans CJK SC',
  黑体: 'Noto Sans CJK SC',
  宋体: 'Noto Serif CJK SC',
  楷体: 'LXGW WenKai',
  Calibri: 'Carlito',
  Cambria: 'Caladea',
  Arial: 'Liberation Sans',
  'Times New Roman': 'Liberation Serif',
  'Palatino Linotype': 'P052',
  'Century Gothic': 'URW Gothic',
}

/** What programs take for fonts they lack that Word has: of other widths, mostly wider. */
export const substitutes = {
  ...standIns,
  Calibri: 'Liberation Sans',
  Cambria: 'DejaVu Serif',
  'Palatino Linotype': 'Liberation Serif',
  'Century Gothic': 'DejaVu Sans',
}

const FONT_PACKAGES =
  'Debian: fonts-noto-cjk fonts-lxgw-wenkai fonts-crosextra-carlito fonts-crosextra-caladea fonts-liberation2 fonts-urw-base35.'

/**
 * Matches the usual lines of LibreOffice's output: one for each converted file, and one about missing Java, which no
 * file needs.
 */
const USUAL = /^convert .+ -> .+ using filter : |failed to launch javaldx|^\s*$/

/** Makes the Word files of templates. */
export async function buildTemplates(catalogue: readonly CatalogueTemplate[]): Promise<BuiltTemplate[]> {
  const built: BuiltTemplate[] = []
  for (const given of catalogue) {
    // As publishing does: the schema puts choices in its own order, and their order is in the file.
    const entry = wordTemplate.parse(given)
    const { bytes } = await buildWordTemplate(entry)
    built.push({ slug: entry.slug, docx: bytes, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return built
}

/**
 * Converts Word files with LibreOffice, each to `<slug>.pdf` in a folder that is there.
 * @param fonts what to use for the fonts the files name
 * @returns the lines of its output that are not the usual ones
 * @throws Trouble when it failed, or fonts are missing: other widths break lines and pages elsewhere
 */
export function convertToPdf(
  templates: readonly BuiltTemplate[],
  folder: string,
  fonts: Record<string, string> = standIns,
): string[] {
  requireFonts(fonts)
  const files = templates.map(({ slug, docx }) => {
    const file = join(folder, `${slug}.docx`)
    writeFileSync(file, docx)
    return file
  })
  const fontConfig = join(folder, 'fonts.conf')
  writeFileSync(fontConfig, fontConfigXml(fonts))
  // A profile of its own: another LibreOffice may be running.
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const { status, stdout, stderr, error } = spawnSync(
    'soffice',
    [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files],
    { env: { ...process.env, FONTCONFIG_FILE: fontConfig }, encoding: 'utf8' },
  )
  if (error) throw new Trouble(`LibreOffice does not run (${error.message}): install it (Debian: libreoffice-writer).`)
  if (status !== 0) throw new Trouble(`LibreOffice ended with ${status}: ${stderr}`)
  return `${stdout}\n${stderr}`.split('\n').filter((line) => !USUAL.test(line))
}

function requireFonts(fonts: Record<string, string>): void {
  const { stdout, error } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (error) throw new Trouble(`fc-list does not run (${error.message}): install fontconfig.`)
  const families = new Set(stdout.split(/[\n,]/))
  const missing = [...new Set(Object.values(fonts))].filter((family) => !families.has(family))
  if (missing.length > 0) throw new Trouble(`Fonts are missing: ${missing.join(', ')}. ${FONT_PACKAGES}`)
}

function fontConfigXml(fonts: Record<string, string>): string {
  const rules = Object.entries(fonts).map(
    ([font, standIn]) =>
      `<match target="pattern"><test name="family"><string>${font}</string></test>` +
      `<edit name="family" mode="assign" binding="strong"><string>${standIn}</string></edit></match>`,
  )
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    ...rules,
    '</fontconfig>',
  ].join('\n')
}
