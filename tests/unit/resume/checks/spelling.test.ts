import { expect, test } from 'vitest'
import type { CheckedText } from '#src/resume/checks/entries.ts'
import type { Misspelling } from '#src/resume/checks/finding.ts'
import { mendSlips } from '#src/resume/checks/mend.ts'
import { checkSpelling, wordsIn } from '#src/resume/checks/spelling.ts'
import { wordsToLookUp } from '#src/resume/checks/style.ts'
import type { ResumeBasics, ResumeItem, SectionKind } from '#src/resume/document.ts'
import { soundResume } from './sound-resume.ts'

const english = soundResume({ locale: 'en' })
const texts = (text: string): CheckedText[] => [{ address: 'items/a.body', text, kind: 'work' }]
/** The words of a text that a dictionary is asked about. */
const asked = (text: string, document = english) => [...wordsIn(document, texts(text))]

test.each<[what: string, text: string, words: string]>([
  ['each once', 'Teh libary, teh libary', 'Teh libary teh'],
  ['with what stands within them', "can't o’clock end-to-end co-operate", "can't o’clock end-to-end co-operate"],
  ['with marks of other languages', 'naïve Müller crème', 'naïve Müller crème'],
  ['of three letters at least', 'at the cat', 'the cat'],
  ['not with capitals within or abbreviated', 'SAPs QAs iPod ReactJS Kanban', 'Kanban'],
  ['not beside figures or signs', 'v2x abc1 1abc a_bcd wide&narrow c+wide #wide @wide one\\two wide', 'wide'],
  ['not in front of a dot that belongs to them', 'node.wide wide.', 'wide'],
  ['not of terms', 'github GitHub kubernetes wide', 'wide'],
  [
    'not of addresses',
    'see www.teh.example teh@teh.example https://teh.example teh.com [wide](https://teh.cn)',
    'see wide',
  ],
  ['not what is left of one that was lost', '\u{FFFD}teh wide', 'wide'],
])('words are asked about %s', (_what, text, words) => {
  expect(asked(text)).toEqual(words.split(' '))
})

const basics = ['name', 'city', 'address', 'nativePlace', 'school', 'major', 'targetSchool', 'targetMajor'] as const
test.each<keyof ResumeBasics>(basics)('the %s of a person is a name', (field) => {
  const document = soundResume({ locale: 'en', basics: { [field]: 'Grobnik Teh-wide' } })
  expect(asked('Grobnik GROBNIK grobnik’s Grobniks Teh Teh-wide', document)).toEqual(['Grobniks', 'Teh'])
  expect(asked('Grobnik', soundResume({ locale: 'en', basics: { headline: 'Grobnik' } }))).toEqual(['Grobnik'])
})

const item = (kind: SectionKind, fields: Partial<ResumeItem>, hidden = false) =>
  soundResume({
    locale: 'en',
    sections: { own: { kind, title: 'Mine', pos: 'b1', hidden } },
    items: { one: { section: 'own', ...fields } },
  })
const naming = ['org', 'city', 'department', 'authors', 'recipient', 'degree', 'score'] as const
test.each(naming)('the %s of an entry is a name', (field) => {
  expect(asked('Grobnik', item('work', { [field]: 'The Grobnik House' }))).toEqual([])
})

test.each<[kind: SectionKind, isName: boolean]>([
  ['work', false],
  ['internship', false],
  ['campus', false],
  ['projects', true],
  ['skills', true],
])('the title of an entry of %s is a name: %s', (kind, isName) => {
  expect(asked('Grobnik', item(kind, { title: 'Grobnik' }))).toEqual(isName ? [] : ['Grobnik'])
})

test('what is not printed gives no names, nor do the texts', () => {
  expect(asked('Grobnik', item('work', { org: 'Grobnik' }, true))).toEqual(['Grobnik'])
  expect(asked('Grobnik', item('work', { role: 'Grobnik', body: 'Grobnik' }))).toEqual(['Grobnik'])
})

test('only prose is looked up: the aim, titles and bodies', () => {
  const document = item('projects', { title: 'Wone', role: 'Wtwo', url: 'wthree', start: 'wfour', body: 'Wfive' })
  const all = { ...document, basics: { ...document.basics, headline: 'Wsix', intention: 'Wseven', salary: 'weight' } }
  const words = [...wordsToLookUp(all)].filter((word) => /^[Ww](?!ork)/.test(word))
  expect(words).toEqual(['Wsix', 'Wseven', 'Wtwo', 'Wfive'])
  expect([...wordsToLookUp(all)]).toContain('Mine')
})

const near: Misspelling = { proposals: ['library', 'libra'], isNear: true }
const far: Misspelling = { proposals: ['labour'], isNear: false }
/** The slips of one word in a text, as `place: text`. */
const slipsOf = (text: string, word: string, verdict: Misspelling | null, document = english) =>
  checkSpelling(document, new Map([[word, verdict]]), texts(text)).flatMap(({ slips = [] }) =>
    slips.map((slip) => `${slip.start}: ${slip.text}`),
  )

test('a misspelt word is told with its places and what may be meant', () => {
  expect(checkSpelling(english, new Map([['libary', near]]), texts('Ran a libary, libary'))).toEqual([
    {
      ...{ rule: 'spelling', severity: 'warning', address: 'items/a.body', detail: 'libary' },
      slips: [
        { start: 6, text: 'libary', fixes: ['library', 'libra'] },
        { start: 14, text: 'libary', fixes: ['library', 'libra'] },
      ],
    },
  ])
  expect(slipsOf('Ran a libary', 'libary', null)).toEqual([])
  expect(slipsOf('Ran a libary', 'other', near)).toEqual([])
  expect(slipsOf('Ran a libary', 'libary', far)).toEqual(['6: libary'])
  expect(slipsOf('Ran a libary', 'libary', near, soundResume())).toEqual([])
  expect(slipsOf('Ran a libary', 'libary', near, soundResume({ locale: 'en', basics: { city: 'Libary' } }))).toEqual([])
  expect(checkSpelling(english, new Map(), texts('Ran a libary'))).toEqual([])
})

test.each<[what: string, text: string, isFirst: boolean]>([
  ['alone', 'Libary', true],
  ['behind a word', 'the Libary', false],
  ['on a line of its own', 'the\nLibary', true],
  ['behind the sign of a list', '- Libary', true],
  ['behind a figure of a list', '12. Libary', true],
  ['behind such a figure in brackets', '(12) Libary', false],
  ['behind a figure of four', '1234. Libary', true],
  ['behind a figure of four in a list of Chinese', '1234、 Libary', false],
  ['behind a figure of three', '123、 Libary', true],
  ['in a quotation', '“Libary', true],
  ['in bold', '- **Libary**', true],
  ['behind a full stop', 'Done. Libary', true],
  ['behind a full stop and bold', '**Done.** Libary', true],
  ['behind a colon', 'Ran: Libary', true],
  ['behind a comma', 'Ran, Libary', false],
  ['behind a full stop without a space', 'Done."Libary', false],
  ['a new sentence in quotation marks', 'Done. "Libary', true],
  // What stands farther away than is looked back.
  ['behind fifteen spaces', `${' '.repeat(15)}Libary`, true],
  ['behind sixteen', `${' '.repeat(16)}Libary`, true],
  ['behind seventeen', `${' '.repeat(17)}Libary`, false],
  ['behind a word and fifteen spaces', `x${' '.repeat(15)}Libary`, false],
  ['behind a word and sixteen', `x${' '.repeat(16)}Libary`, false],
])('the first word of a sentence: %s', (_what, text, isFirst) => {
  expect(slipsOf(text, 'Libary', far)).toHaveLength(isFirst ? 1 : 0)
})

test.each<[word: string, verdict: Misspelling, isTold: boolean]>([
  ['Libary', near, true],
  ['Libary', far, false],
  ['Libar', near, false],
  ['libar', near, true],
  ['libar', far, true],
])('within a sentence %s, said to be %j, is told: %s', (word, verdict, isTold) => {
  expect(slipsOf(`Ran the ${word}`, word, verdict)).toHaveLength(isTold ? 1 : 0)
})

test('corrections are made at their places, of every field, from the end', () => {
  const document = soundResume({
    locale: 'en',
    basics: { headline: 'Teh lead' },
    sections: { work: { title: 'Wrok' } },
    items: { 'work-item-1': { title: 'Laed', body: 'teh libary, teh end' } },
  })
  const slip = (address: string, start: number, text: string, fix: string) => ({
    ...{ address, slip: { start, text, fixes: [fix] }, fix },
  })
  const after = mendSlips([
    slip('basics.headline', 0, 'Teh', 'The'),
    slip('sections/work.title', 0, 'Wrok', 'Work'),
    slip('items/work-item-1.title', 0, 'Laed', 'Lead'),
    slip('items/work-item-1.body', 0, 'teh', 'the'),
    slip('items/work-item-1.body', 4, 'libary', 'reading room'),
    slip('items/work-item-1.body', 12, 'teh', 'the'),
    // These are not there any more.
    slip('items/work-item-1.body', 17, 'teh', 'the'),
    slip('items/none.body', 0, 'teh', 'the'),
    slip('sections/none.title', 0, 'teh', 'the'),
    slip('basics.salary', 0, 'teh', 'the'),
  ])(document)
  const job = { ...document.items['work-item-1'], title: 'Lead', body: 'the reading room, the end' }
  const work = { ...document.sections.work, title: 'Work' }
  expect(after).toEqual({
    ...document,
    basics: { ...document.basics, headline: 'The lead' },
    sections: { ...document.sections, work },
    items: { ...document.items, 'work-item-1': job },
  })
  expect(mendSlips([slip('basics.headline', 1, 'Teh', 'The')])(document)).toBe(document)
})
