import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chineseHeadings } from '#src/resume/formats/text/headings-chinese.ts'
import { englishHeadings } from '#src/resume/formats/text/headings-english.ts'
import { europeanHeadings } from '#src/resume/formats/text/headings-european.ts'
import { otherHeadings } from '#src/resume/formats/text/other-languages.ts'
import { personLabels } from '#src/resume/formats/text/person-labels.ts'

/** A letter of no heading and no label. */
const LETTER = 'ξ'
/** Japanese headings end in many ways. */
const ANYWHERE = '活かせる'

const patterns = [chineseHeadings, englishHeadings, europeanHeadings, otherHeadings, personLabels]
  .flatMap((table) => table.map(([, pattern]) => pattern))
  .filter(({ source }) => source !== ANYWHERE)

test.each(patterns)('what %s matches is whole: a longer text that begins or ends with it is another', (pattern) => {
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(pattern.source)), (words) => {
      const matches = [words, LETTER + words, words + LETTER].map((text) => pattern.test(text))
      expect(matches).toEqual([true, false, false])
    }),
    { seed: 7, numRuns: 200 },
  )
})
