import { expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { templateDocument } from '#src/content/word/build.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { siteFonts } from '#tests/support/pdf.ts'

/** How much of its last page a résumé of several pages has to fill. */
const least = 1 / 3
const fonts = siteFonts()

const templates = catalogue.map((entry) => [`template ${entry.slug}`, templateDocument(entry)] as const)

test.each([...Object.entries(samples), ...templates])(
  '%s ends on a page that is worth it',
  { timeout: 30_000 },
  async (_, document) => {
    const { filled, pages } = await renderPdf(document, '', fonts)
    expect(pages === 1 || filled - (pages - 1) >= least, `${filled} pages`).toBe(true)
  },
)
