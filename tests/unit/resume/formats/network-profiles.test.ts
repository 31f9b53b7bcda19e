import { expect, test } from 'vitest'
import { htmlLines } from '#src/resume/formats/html/lines.ts'
import { readText } from '#src/resume/formats/import-reading.ts'
import { viewResume } from '#src/resume/view.ts'

/** The sections of what is read: for each its kind, and its entries as the texts of their parts. */
function sectionsOf(text: string) {
  const answer = readText(text)
  if ('fault' in answer) throw new Error(answer.fault)
  return viewResume(answer.reading.document).sections.map(({ kind, items }) => [
    kind,
    ...items.map(({ primary, secondary, note, period, blocks }) =>
      [primary, secondary, note, period, ...blocks.map(({ runs }) => runs.map((run) => run.text).join(''))]
        .filter(Boolean)
        .join(' / '),
    ),
  ])
}

const person = 'Maya Lindqvist\nmaya@example.com\n\n'

test('an award has its giver and its date below its name, and a text below these', () => {
  const awards =
    'Honors & awards\nEngineer of the Year\nIssued by Nordic Forum · Nov 2023\nFor the platform.\nBest Talk\nIssued by DataConf · May 2021'
  expect(sectionsOf(person + awards)).toEqual([
    ['awards', 'Engineer of the Year / Nordic Forum / Nov 2023 / For the platform.', 'Best Talk / DataConf / May 2021'],
  ])
})

test('a publication has its publisher and its date below its name', () => {
  expect(sectionsOf(`${person}Publications\nStreams at Scale\nACM Queue · Mar 2022\nShow publication`)).toEqual([
    ['publications', 'Streams at Scale / ACM Queue / Mar 2022'],
  ])
})

test('awards each on a line of their own are awards each', () => {
  expect(sectionsOf(`${person}Awards\nBest Talk · May 2021\nEngineer of the Year · Nov 2023`)).toEqual([
    ['awards', 'Best Talk / May 2021', 'Engineer of the Year / Nov 2023'],
  ])
})

test('a certificate says below its date until when it is valid', () => {
  const certificates =
    'Licenses & certifications\nSolutions Architect\nCloud Services\nIssued Mar 2021 · Expires Mar 2024\nCredential ID 12-A\nShow credential'
  expect(sectionsOf(person + certificates)).toEqual([
    ['certificates', 'Solutions Architect / Cloud Services / Mar 2021 / Expires Mar 2024 / Credential ID 12-A'],
  ])
})

test('endorsements are no skills, a level stands below its language', () => {
  const lists =
    'Skills\nApache Kafka\n12 endorsements\nSQL\nEndorsed by 2 colleagues\n\nLanguages\nEnglish\nFull professional proficiency\nPolish\nElementary proficiency'
  expect(sectionsOf(person + lists)).toEqual([
    ['skills', 'Apache Kafka', 'SQL'],
    ['languages', 'English / Full professional proficiency', 'Polish / Elementary proficiency'],
  ])
})

test('the total time with an employer is none of its positions', () => {
  const jobs =
    'Experience\nNorthwind\nPermanent Full-time · 5 yrs 2 mos\nLead\nJan 2022 - Present · 2 yrs\nAnalyst\nOct 2019 - Jan 2022\n\nHarbour\nFull-time · 2 yrs\nClerk\nJan 2017 - Jan 2019'
  expect(sectionsOf(person + jobs)).toEqual([
    [
      'work',
      'Northwind / Lead / Jan 2022 – Present',
      'Northwind / Analyst / Oct 2019 – Jan 2022',
      'Harbour / Clerk / Jan 2017 – Jan 2019',
    ],
  ])
})

test('what a network shows of other people is not part of a profile', () => {
  const page = `${person}Skills\nSQL\n\nPeople also viewed\nAled Price`
  const answer = readText(page)
  if ('fault' in answer) throw new Error(answer.fault)
  expect(sectionsOf(page)).toEqual([['skills', 'SQL']])
  expect(answer.reading.unplaced).toEqual(['Aled Price'])
})

test.each([
  ['below', (line: string) => `${line}\n${line.replace(' - ', ' to ')}`],
  ['behind', (line: string) => line + line.replace(' - ', ' to ')],
])('a copied page whose lines are there twice, the second %s, is read once', (_, twice) => {
  const lines = [
    'Experience',
    'Lead',
    'Northwind',
    'Jan 2022 - Present',
    '',
    'Clerk',
    'Harbour',
    'Jan 2017 - Jan 2019',
    'Skills',
    'SQL',
  ]
  expect(sectionsOf(person + lines.map((line) => line && twice(line)).join('\n'))).toEqual([
    ['work', 'Northwind / Lead / Jan 2022 – Present', 'Harbour / Clerk / Jan 2017 – Jan 2019'],
    ['skills', 'SQL'],
  ])
})

test('a line that is there twice in a résumé of many others stays', () => {
  const jobs = 'Experience\nNorthwind\nLead, Jan 2022 - Present\n- Shipped\n- Shipped\n- Taught\n- Wrote\n- Sold'
  expect(sectionsOf(person + jobs)[0]?.[1]).toBe(
    'Northwind / Lead / Jan 2022 – Present / Shipped / Shipped / Taught / Wrote / Sold',
  )
})

const line = (seen: string, told = seen) =>
  `<span class="t"><span aria-hidden="true"><!---->${seen}<!----></span><span class="visually-hidden"><!---->${told}<!----></span></span>\n`

test('of a page that tells screen readers each text once more, each is a line', () => {
  const page = `<div class="row">${line('Lead')}${line('Northwind')}${line('Jan 2022 - Present', 'Jan 2022 to Present')}</div>`
  expect(htmlLines(page)).toEqual([{ text: 'Lead' }, { text: 'Northwind' }, { text: 'Jan 2022 - Present' }])
})

test('what only screen readers are told is set apart, within boxes that have a class too', () => {
  const page =
    '<style>.gone{display:none}</style><div class="box"><p>Ada</p><span class="sr-only">Opens a window</span><span class="a gone b">Unseen</span></div>'
  expect(htmlLines(page)).toEqual([
    { text: 'Ada' },
    { text: 'Opens a window', furniture: true },
    { text: 'Unseen', furniture: true },
  ])
})
