import { expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { printedResume } from '#src/resume/print/page.ts'
import { samples } from '#src/resume/samples/registry.ts'

/** The titles in the side column, by page. */
function besideIn(document: ResumeDocument | undefined, id: string): string[][] {
  if (!document) throw new Error('A sample has changed its name')
  const { body } = printedResume({ ...document, design: { id } })
  if (body.kind !== 'side') throw new Error(`${id} has no side column`)
  return body.beside.pages.map((sections) => sections.map(({ heading }) => heading.title))
}

test.each(['night', 'dawn', 'margin'])('the side column of %s has something on the second page too', (id) => {
  const pages = besideIn(samples['zh/product-manager'], id)
  expect(pages).toHaveLength(2)
  expect(pages.at(-1)).toEqual(['资格证书'])
})

test.each([
  ['zh/sales-manager', 'night'],
  ['zh/ui-designer', 'dawn'],
  ['zh/administrator', 'margin'],
])('%s in %s stays on its one page', (name, id) => {
  expect(besideIn(samples[name], id)).toHaveLength(1)
})
