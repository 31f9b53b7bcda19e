import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaperPlace } from '#client/features/editor/pdf/places.ts'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { printedResume } from '#src/resume/print/page.ts'
import { composeResume } from '#src/resume/samples/compose.ts'
import { siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()
const sided = designs.filter(({ layout }) => layout.kind === 'side').map(({ id }) => id)
/** How much lower than measured a text may end: the leading below its last line, in points. */
const tolerance = 4

const points = (most: number) => fc.integer({ min: 1, max: most })
/** Skills and certificates in the side column, jobs beside it that take one to three pages. */
const drafts = fc.record({
  skills: points(9),
  certificates: points(7),
  languages: points(4),
  jobs: fc.integer({ min: 2, max: 20 }),
  facts: fc.boolean(),
})

test.each(sided)('%s: a section begins on a later page only if it does not fit below the one before', async (id) => {
  const draft = drafts.map((one) => ({ id, ...one }))
  await fc.assert(
    fc.asyncProperty(draft, async (one) => {
      expect(await startedLate(documentOf(one))).toEqual([])
    }),
    { seed: 17, numRuns: 8 },
  )
})

type Draft = { id: string; skills: number; certificates: number; languages: number; jobs: number; facts: boolean }

function documentOf({ id, skills, certificates, languages, jobs, facts }: Draft): ResumeDocument {
  const many = <T>(count: number, one: (index: number) => T) => Array.from({ length: count }, (_, index) => one(index))
  const document = composeResume({
    locale: 'zh',
    design: id,
    basics: { name: '林知夏', phone: '138 0000 0000', ...(facts ? { city: '上海', email: 'lin@example.com' } : {}) },
    sections: [
      {
        kind: 'work',
        items: many(jobs, (index) => ({
          org: `公司${index}`,
          title: '产品经理',
          start: '2019-03',
          end: '2021-11',
          body: '- 负责支付与对账\n- 负责清结算\n- 负责商户入驻\n- 负责风控',
        })),
      },
      { kind: 'skills', items: many(skills, (index) => ({ title: `技能${index}` })) },
      { kind: 'certificates', items: many(certificates, (index) => ({ title: `证书${index}` })) },
      { kind: 'languages', items: many(languages, (index) => ({ title: `语言${index}` })) },
    ],
  })
  // All stay where the design has them.
  return { ...document, design: { id, beside: 'skills certificates languages' } }
}

/** The titles in the side column that begin a page though the page before had room for what they stay with. */
async function startedLate(document: ResumeDocument): Promise<string[]> {
  const { body, paper, margin } = printedResume(document)
  if (body.kind !== 'side') throw new Error('no side column')
  const file = await renderPdf(document, '', fonts)
  // Those of the side column, page by page.
  const places = file.places.filter(({ address }) => !address.includes('work'))
  const bottomOf = ({ top, height }: PaperPlace) => (top + height) * paper.height
  return body.beside.sections.flatMap(({ heading, items, place }) => {
    const at = places.findIndex(({ address, text }) => address.startsWith('sections/') && text === heading.title)
    const [title, before] = [places[at], places[at - 1]]
    if (!title || !before) throw new Error(`${heading.title} is not printed`)
    if (title.page === before.page) return []
    // Two points stay with their title, and no single one is left for the next page.
    const last = places[at + Math.min(items.length, items.length === 3 ? 3 : 2)]
    if (!last) throw new Error(`${heading.title} has no text`)
    const needed = bottomOf(last) - title.top * paper.height + place.design.spacing.section
    const free = paper.height - margin.bottom - bottomOf(before)
    return needed + tolerance < free ? [`${heading.title}: ${needed} pt in ${free} pt`] : []
  })
}
