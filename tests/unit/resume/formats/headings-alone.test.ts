import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chineseHeadings } from '#src/resume/formats/text/headings-chinese.ts'
import { englishHeadings } from '#src/resume/formats/text/headings-english.ts'
import { europeanHeadings } from '#src/resume/formats/text/headings-european.ts'
import { otherHeadings } from '#src/resume/formats/text/other-languages.ts'

/** A letter of no heading. */
const LETTER = 'ξ'
/** Japanese headings end in many ways. */
const ANYWHERE = '活かせる'

const patterns = [chineseHeadings, englishHeadings, europeanHeadings, otherHeadings]
  .flat()
  .map(([, pattern]) => pattern)
  .filter(({ source }) => source !== ANYWHERE)

test.each(patterns)('%s is a heading alone, not as the beginning or the end of a text', (pattern) => {
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(pattern.source)), (heading) => {
      const matches = [heading, LETTER + heading, heading + LETTER].map((text) => pattern.test(text))
      expect(matches).toEqual([true, false, false])
    }),
    { seed: 7, numRuns: 200 },
  )
})
