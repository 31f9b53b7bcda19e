import { expect, test } from 'vitest'
import { formatDate } from '#src/resume/dates.ts'
import { dateForms } from '#src/resume/document.ts'
import { widestPeriod } from '#src/resume/print/entries.ts'
import { printedResume } from '#src/resume/print/page.ts'
import { widthInAnyFont } from '#src/resume/print/place.ts'
import { samples } from '#src/resume/samples/registry.ts'

const forms = [undefined, ...dateForms]
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

test.each((['zh', 'en'] as const).flatMap((locale) => forms.map((form) => ({ locale, form }))))(
  'no month is wider than the column of periods ($locale, $form), and one is as wide',
  ({ locale, form }) => {
    const sample = samples[`${locale}/teacher`]
    if (!sample) throw new Error('A sample has changed its name')
    const { place } = printedResume(sample)
    const column = { ...place, locale, design: { ...place.design, ...(form && { dates: form }) } }
    const widths = months.map((month) => {
      const date = formatDate(`0000-${month}`, locale, column.design.dates)
      return widthInAnyFont(`${date} – ${date}`, column)
    })
    expect(widthInAnyFont(widestPeriod(column), column)).toBe(Math.max(...widths))
  },
)

test.each([
  ['scholar', 'spans the page'],
  ['river', 'is beside the line of its periods'],
])('in %s the title of a section %s', (id, where) => {
  const sample = samples['zh/teacher']
  if (!sample) throw new Error('A sample has changed its name')
  const { body, place } = printedResume({ ...sample, design: { id } })
  if (body.kind !== 'dates') throw new Error(`${id} has no column of periods`)
  const beside = place.width - body.column - body.gutter
  const width = where === 'spans the page' ? place.width : beside
  expect(body.sections.length).toBeGreaterThan(1)
  for (const { heading, place: items } of body.sections) {
    expect([heading.place.width, items.width]).toEqual([width, beside])
  }
})
