import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { type SheetOptions, sheetHtml } from '#src/resume/sheet/sheet.ts'

/** Documents, the photo each names, and how they are shown. */
const cases: [string, ResumeDocument | undefined, string, SheetOptions][] = [
  ['everything in Chinese, without a photo', fullDocument('zh'), '', { places: true }],
  ['a sample in Chinese, with a photo', samples['zh/product-manager'], 'one', { links: true, photo: '/photo?a=1&b=2' }],
  ['a sample in English, with a figure', samples['en/phd-applicant'], 'placeholder', { links: true, places: true }],
]

/**
 * What a résumé looks like as a page: the head and every declaration in full, the sections by their length and the
 * beginning of their hash. Written anew by `npx vitest run --project unit sheet-whole -u`, once the page of a shared
 * résumé has been looked at.
 */
test.each(designs)('a page of $id is as it was', async ({ id }) => {
  const lines = cases.flatMap(([what, document, figure, options]) => {
    if (document === undefined) throw new Error(`There is no longer a document for: ${what}`)
    const basics = { ...document.basics, photo: figure }
    const html = sheetHtml({ ...document, basics, design: { id } }, options)
    return [
      `# ${what}`,
      ...html.split(/(?=<section)/).flatMap((part) => (part.startsWith('<section') ? section(part) : head(part))),
    ]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(resolve('tests/support/exports/sheets', `${id}.txt`))
})

/** A line for each element and for each declaration of its style. */
function head(html: string): string[] {
  return html.split(/(?=<(?!\/))|(?<=;)(?=-)/)
}

function section(html: string): string {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 12)
  const [title = ''] = /<h3.*?<\/h3>/.exec(html) ?? []
  return `${title.replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ').trim()} ${html.length} ${hash}`
}
