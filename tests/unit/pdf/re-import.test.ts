import { expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { resavedPdf } from '#scripts/lib/import-check/own.ts'
import { readingOf } from '#scripts/lib/import-check/read-import.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { viewResume } from '#src/resume/view.ts'
import { siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()

test.each([
  ['zh/java-engineer', 'slips'],
  ['zh/java-engineer', 'river'],
  ['zh/java-engineer', 'night'],
  ['zh/java-engineer', 'margin'],
  ['zh/java-engineer', 'dawn'],
  ['en/software-engineer', 'slips'],
  ['en/software-engineer', 'compact'],
  ['en/software-engineer', 'night'],
  ['en/software-engineer', 'dawn'],
])(
  '%s in the design %s comes out of its own PDF as what it was',
  async (name, id) => {
    const document = samples[name]
    if (document === undefined) throw new Error('no such sample')
    const sample = { ...document, design: { id } }
    const { bytes } = await renderPdf(sample, '', fonts)
    const read = viewResume((await readingOf(resavedPdf(bytes))).document)
    const written = viewResume(sample)
    expect([read.name, read.headline, read.contacts]).toEqual([written.name, written.headline, written.contacts])
    // A side column may stand before the main one.
    const outline = ({ sections }: typeof read) =>
      sections
        .toSorted((a, b) => a.kind.localeCompare(b.kind))
        .map(({ kind, items }) => [
          kind,
          items.map(({ primary, secondary, period, blocks }) => [primary, secondary, period, blocks.length]),
        ])
    expect(outline(read)).toEqual(outline(written))
  },
  30_000,
)
