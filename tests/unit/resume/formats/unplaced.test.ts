import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { withUnplaced } from '#src/resume/formats/apply-import.ts'
import { docxLines, withMargins } from '#src/resume/formats/docx-lines.ts'
import { readLines, readText } from '#src/resume/formats/import-reading.ts'
import { type SourceLine, textLines } from '#src/resume/formats/source-line.ts'
import { unplacedText } from '#src/resume/formats/unplaced.ts'

function readingOf(text: string) {
  const answer = readText(text)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.reading
}

/** All that a document says, in one text. */
function said({ basics, sections, items }: ResumeDocument): string {
  const fields = [basics, ...Object.values(sections), ...Object.values(items)].flatMap((part) => Object.values(part))
  return fields.join('\n').toLowerCase()
}

const names = fc.constantFrom(
  'Acme Corp',
  'Globex',
  'INITECH',
  '苏州启明公司',
  'Hooli, Palo Alto',
  'Senior Engineer',
  'Data Analyst, Umbrella Ltd',
  'Leeds University — BSc Physics',
  '浙江大学\t本科\t数学',
  'DOCKER & KUBERNETES',
  'COMMUNICATION SKILLS',
  'Managed 3 people; saved $20k',
  'Mobile: 555 0100 200',
  'Hobbies include chess',
)
const dates = fc.constantFrom('2019 - 2022', 'Jan 2020 – Present', '2018.09-2022.06', '03/2015', '2021年3月至今', '')
const headings = fc.constantFrom(
  'Experience',
  'SKILLS',
  '教育背景',
  'Languages',
  'Awards',
  'Certifications',
  'Publications',
  'Interests',
  'My Special Things',
  'Contact',
  '自我评价',
  'Projects',
)
const mark = fc.constantFrom('', '# ', '## ', '### ', '- ', '* ', '1. ', '**')
/** A line with a word of its own, so that it cannot be mistaken for another. */
const line = fc
  .tuple(mark, fc.oneof(names, headings), fc.constantFrom(' ', '\t', ' | ', ', ', ' · ', ': '), dates, fc.boolean())
  .map(([sign, name, gap, date, isOwn]) => ({ sign, text: date ? `${name}${gap}${date}` : name, isOwn }))
const text = fc.array(line, { minLength: 2, maxLength: 16 }).map((lines) =>
  lines
    .map(({ sign, text, isOwn }, index) => {
      const own = isOwn ? ` Zq${'bcdfghjklm'[index % 10]}${'aeiou'[index % 5]}x` : ''
      return sign === '**' ? `**${text}${own}**` : `${sign}${text}${own}`
    })
    .join('\n'),
)

test('every word of a text is in the document or among those without a place', () => {
  fc.assert(
    fc.property(text, (source) => {
      const answer = readText(`Jane Doe\njane@example.com\n${source}`)
      if ('fault' in answer) return
      const { document, unplaced } = answer.reading
      const all = `${said(document)}\n${unplaced.join('\n').toLowerCase()}`
      const words =
        source.toLowerCase().match(/zq[a-z]+x|acme|globex|initech|启明|hooli|umbrella|kubernetes|chess/g) ?? []
      expect(words.filter((word) => !all.includes(word))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('employers under headings of the third level, and skills in capitals, are where they belong', () => {
  const { document, unplaced } = readingOf(`# Jane Doe
## Experience
### Acme Corp
**Senior Engineer** | 2019 - 2022
- did things
### Globex
Engineer
2015 – 2019
## SKILLS
JAVA, PYTHON, SQL
DOCKER & KUBERNETES
COMMUNICATION SKILLS`)
  expect(liveEntries(document.sections).map(([, { kind, title }]) => [kind, title])).toEqual([
    ['work', ''],
    ['skills', ''],
  ])
  const work = liveEntries(document.items).map(([, { org, title, start, body }]) => [org, title, start, body])
  expect(work.sort()).toEqual(
    [
      ['Acme Corp', 'Senior Engineer', '2019', '- did things'],
      ['Globex', 'Engineer', '2015', undefined],
      [undefined, undefined, undefined, 'JAVA, PYTHON, SQL'],
      [undefined, 'DOCKER & KUBERNETES', undefined, undefined],
      [undefined, 'COMMUNICATION SKILLS', undefined, undefined],
    ].sort(),
  )
  expect(unplaced).toEqual([])
})

test.each([
  ['whose parts stand in two fields', '十堰市张湾区车城路', true],
  ['of which the second part is two signs', '十堰市张湾', true],
  ['of which the second part is one sign', '十堰市路', false],
  ['of which the first part is two signs', '十堰张湾区车城路', false],
  ['of which the second part is nowhere', '十堰市茅箭区', false],
  ['of which the first part is nowhere', '襄阳市张湾区车城路', false],
])('a run of characters %s: %s', (_what, run, isPlaced) => {
  const basics = { name: '王小明', city: '十堰市', address: '张湾区车城路' }
  const document = composeResume({ locale: 'zh', design: 'ink', basics, sections: [] })
  expect(unplacedText([run], document)).toEqual(isPlaced ? [] : [run])
})

test('a run of more than forty characters is not looked for in two parts', () => {
  const [first, second] = ['甲乙丙丁戊己庚辛壬癸'.repeat(2), '子丑寅卯辰巳午未申酉'.repeat(2)]
  const basics = { name: '王小明', city: first, address: `${second}戌` }
  const document = composeResume({ locale: 'zh', design: 'ink', basics, sections: [] })
  const lostOf = (run: string) => unplacedText([run], document)
  expect([lostOf(first + second), lostOf(`${first}${second}戌`)]).toEqual([[], [`${first}${second}戌`]])
})

test('what pages repeat and what stands at their foot is shown, their numbers are not', () => {
  const furniture = (line: string): SourceLine => ({ text: line, furniture: true })
  const lines = [
    ...textLines('Jane Doe\njane@example.com'),
    ...['Page 2 of 3', 'Jane Doe', 'Confidential'].map(furniture),
  ]
  const answer = readLines(lines, 'pdf')
  expect(answer).toMatchObject({ reading: { document: { basics: { name: 'Jane Doe' }, sections: {} } } })
  expect('reading' in answer && answer.reading.unplaced).toEqual(['Confidential'])
  const paragraph = (words: string) => docxLines(`<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`, '')
  expect(withMargins(paragraph('Page 1'), paragraph('Jane Doe'), paragraph('See my site'))).toEqual([
    { text: 'Jane Doe' },
    { text: 'See my site', furniture: true },
  ])
})

test('fields of somebody’s JSON that have no place here are listed, those kept aside are not', () => {
  const resume = { basics: { name: 'Ada' }, sections: { nonsense: { items: [{ id: 'a1', motto: 'Carpe noctem' }] } } }
  const { unplaced } = readingOf(JSON.stringify({ ...resume, metadata: { template: 'onyx' } }))
  expect(unplaced).toEqual(['Carpe noctem'])
  expect(readingOf(JSON.stringify({ basics: { name: 'Ada', motto: 'Carpe noctem' } })).unplaced).toEqual([])
})

test('words without a place come in as further information, a section that is there gets them too', () => {
  const person = { locale: 'en' as const, design: 'ink', basics: { name: 'Ada' } }
  const alone = composeResume({ ...person, sections: [] })
  expect(withUnplaced(alone, ' \n')).toBe(alone)
  const bodies = (document: ResumeDocument) =>
    liveEntries(document.items).map(([, { section, body }]) => [document.sections[section]?.kind, body])
  expect(bodies(withUnplaced(alone, 'One\n two *three* \n'))).toEqual([['custom', 'One\ntwo \\*three\\*']])
  const more = composeResume({ ...person, sections: [{ kind: 'custom', items: [{ body: 'Zero' }] }] })
  expect(bodies(withUnplaced(more, 'One'))).toEqual([
    ['custom', 'Zero'],
    ['custom', 'One'],
  ])
  expect(bodies(withUnplaced(alone, 'word '.repeat(2000).concat('\nlast')))).toHaveLength(2)
})
