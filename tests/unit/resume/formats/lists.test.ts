import { describe, expect, test } from 'vitest'
import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { textLines } from '#src/resume/formats/source-line.ts'
import { bodyOf, literal, markupOf } from '#src/resume/formats/text/body.ts'
import { readDated } from '#src/resume/formats/text/dated-lists.ts'
import { readEntries } from '#src/resume/formats/text/entries.ts'
import { readTerms } from '#src/resume/formats/text/terms.ts'

type Case = [kind: SectionKind, text: string, items: NestedItem[]]

const terms: Case[] = [
  ['skills', '编程语言：Java、Go', [{ title: '编程语言', body: 'Java、Go' }]],
  ['skills', 'Java, Python', [{ body: 'Java, Python' }]],
  ['skills', 'Java', [{ title: 'Java' }]],
  ['skills', 'Java  精通', [{ title: 'Java', level: '精通' }]],
  ['skills', 'Java\tadvanced', [{ title: 'Java', level: 'advanced' }]],
  // Columns without a level are a row of skills.
  ['skills', 'Java\tSpring', [{ body: 'Java, Spring' }]],
  ['skills', 'Java\tPython\tGo', [{ body: 'Java, Python, Go' }]],
  ['skills', 'x'.repeat(24), [{ title: 'x'.repeat(24) }]],
  ['skills', 'x'.repeat(25), [{ body: 'x'.repeat(25) }]],
  ['skills', '甲，乙：丙', [{ body: '甲，乙：丙' }]],
  ['skills', '- Java\n- Go: fast', [{ title: 'Java' }, { title: 'Go', body: 'fast' }]],
  [
    'skills',
    '熟练使用 MySQL、Redis。\n了解其原理。\nGo',
    [{ body: '熟练使用 MySQL、Redis。\n了解其原理。' }, { title: 'Go' }],
  ],
  ['languages', '英语（CET-6）、粤语', [{ title: '英语', level: 'CET-6' }, { title: '粤语' }]],
  ['languages', 'Danish (native)', [{ title: 'Danish', level: 'native' }]],
  [
    'languages',
    'Danish (native), English (fluent)',
    [
      { title: 'Danish', level: 'native' },
      { title: 'English', level: 'fluent' },
    ],
  ],
  ['languages', '英语：流利', [{ title: '英语', level: '流利' }]],
  ['languages', 'English - C1', [{ title: 'English', level: 'C1' }]],
  ['languages', 'English', [{ title: 'English' }]],
  [
    'languages',
    'Englisch\nverhandlungssicher\nFranzösisch\nB1\nLatein',
    [{ title: 'Englisch', level: 'verhandlungssicher' }, { title: 'Französisch', level: 'B1' }, { title: 'Latein' }],
  ],
  ['languages', `English – ${'x'.repeat(40)}`, [{ title: 'English', level: 'x'.repeat(40) }]],
  ['languages', `English – ${'x'.repeat(41)}`, [{ body: `English – ${'x'.repeat(41)}` }]],
  [
    'languages',
    '英语 CET-6 · 日语 N2',
    [
      { title: '英语', level: 'CET-6' },
      { title: '日语', level: 'N2' },
    ],
  ],
]

describe('terms', () => {
  test.each(terms)('of %s: %s', (kind, text, items) => expect(readTerms(textLines(text), kind)).toEqual(items))

  const said = [{ text: 'said of it' }, { text: 'point', bullet: true }, { text: 'Rust' }]
  const named = (text: string, lead: number, kind: SectionKind) => readTerms([{ text, lead }, ...said], kind)

  test('set as names have what follows as their text, and a level beside them', () => {
    const body = 'said of it\n- point'
    expect(named('Go', 2, 'skills')).toEqual([{ title: 'Go', body }, { title: 'Rust' }])
    expect(named('Go expert', 2, 'skills')).toEqual([{ title: 'Go', level: 'expert', body }, { title: 'Rust' }])
    expect(named('Danish', 6, 'languages')).toEqual([
      { title: 'Danish', level: 'said of it', body: '- point' },
      { title: 'Rust' },
    ])
  })

  test('are names up to thirty characters, and none with a colon', () => {
    const loose = [{ title: 'said of it' }, { title: 'point' }, { title: 'Rust' }]
    expect(named('x'.repeat(30), 30, 'skills')[0]).toEqual({ title: 'x'.repeat(30), body: 'said of it\n- point' })
    expect(named('x'.repeat(31), 31, 'skills')).toEqual([{ body: 'x'.repeat(31) }, ...loose])
    expect(named('Go: x', 2, 'skills')).toEqual([{ title: 'Go', body: 'x' }, ...loose])
  })
})

const dated: Case[] = [
  ['certificates', 'CPA（2021）', [{ title: 'CPA', date: '2021' }]],
  ['certificates', 'CPA 2021', [{ title: 'CPA', date: '2021' }]],
  [
    'certificates',
    'CPA, 2021\nACCA, 2022',
    [
      { title: 'CPA', date: '2021' },
      { title: 'ACCA', date: '2022' },
    ],
  ],
  [
    'certificates',
    'CPA\n2021\nACCA\n2022',
    [
      { title: 'CPA', date: '2021' },
      { title: 'ACCA', date: '2022' },
    ],
  ],
  ['certificates', '证书', [{ title: '证书' }]],
  ['awards', '国家奖学金 国家级 2019.10', [{ title: '国家奖学金', level: '国家级', date: '2019-10' }]],
  ['awards', '2019.10 国家奖学金', [{ title: '国家奖学金', date: '2019-10' }]],
  ['awards', '中级会计师（2021年）、英语六级', [{ title: '中级会计师', date: '2021' }, { title: '英语六级' }]],
  ['awards', 'Prize\nby Acme\n2020', [{ title: 'Prize', level: 'by Acme', date: '2020' }]],
  ['publications', 'On engines, Ada, 2020', [{ title: 'On engines, Ada', date: '2020' }]],
  ['publications', '## On engines\nAda\n2020', [{ title: 'On engines', org: 'Ada', date: '2020' }]],
]

test.each(dated)('with dates, of %s: %s', (kind, text, items) =>
  expect(readDated(textLines(text), kind)).toEqual(items),
)

const entries: Case[] = [
  [
    'work',
    'Acme 2019 – 2021\nEngineer\n- did',
    [{ org: 'Acme', title: 'Engineer', start: '2019', end: '2021', body: '- did' }],
  ],
  [
    'work',
    'Acme\nEngineer\n2019 – 2021\n- did\nGlobex\n2015 – 2018',
    [
      { org: 'Acme', title: 'Engineer', start: '2019', end: '2021', body: '- did' },
      { org: 'Globex', start: '2015', end: '2018' },
    ],
  ],
  [
    'work',
    'Acme\t2019\n\nGlobex\t2018',
    [
      { org: 'Acme', start: '2019' },
      { org: 'Globex', start: '2018' },
    ],
  ],
  ['work', '- loose point\nAcme 2019 – 2021', [{ body: '- loose point' }, { org: 'Acme', start: '2019', end: '2021' }]],
  [
    'work',
    'Tasks: many things\nAcme 2019 – 2021',
    [{ body: 'Tasks: many things' }, { org: 'Acme', start: '2019', end: '2021' }],
  ],
  [
    'projects',
    '平台（2021.03-2022.01） 负责人\n- 支撑',
    [{ title: '平台', role: '负责人', start: '2021-03', end: '2022-01', body: '- 支撑' }],
  ],
  ['education', 'Leeds 2019\nBSc Physics', [{ org: 'Leeds', degree: 'BSc', title: 'Physics', end: '2019' }]],
  // Above dates alone stands the name of what they date, if it names something; beside dates stands its own.
  [
    'work',
    'ACME Ltd\t2018-01 – 2019-01\nAnalyst\nKept the books.\nSenior Analyst\n2019-02 – 2020-01\nBETA Ltd',
    [
      { org: 'ACME Ltd', title: 'Analyst', start: '2018-01', end: '2019-01', body: 'Kept the books.' },
      { org: 'BETA Ltd', title: 'Senior Analyst', start: '2019-02', end: '2020-01' },
    ],
  ],
  [
    'work',
    'ACME Ltd\t2018-01 – 2019-01\nAnalyst\nKept the books.\nWeekends outdoors\n2019-02 – 2020-01\nBETA Ltd',
    [
      {
        org: 'ACME Ltd',
        title: 'Analyst',
        start: '2018-01',
        end: '2019-01',
        body: 'Kept the books.\nWeekends outdoors',
      },
      { org: 'BETA Ltd', start: '2019-02', end: '2020-01' },
    ],
  ],
  [
    'work',
    'ACME Ltd\t2018-01 – 2019-01\nAnalyst\nKept the books.\nSenior Analyst\nBETA Ltd\t2019-02 – 2020-01',
    [
      { org: 'ACME Ltd', title: 'Analyst', start: '2018-01', end: '2019-01', body: 'Kept the books.\nSenior Analyst' },
      { org: 'BETA Ltd', start: '2019-02', end: '2020-01' },
    ],
  ],
]

test.each(entries)('entries of %s: %s', (kind, text, items) => {
  expect(readEntries(textLines(text), kind)).toEqual(items)
})

describe('a text', () => {
  test('has its points as deep as they are set in, from the first of a list on', () => {
    const point = (text: string, indent: number) => ({ text, bullet: true, indent })
    expect(bodyOf([point('a', 0), point('b', 2), point('c', 1), { text: 'd' }, point('e', 4), point('f', 6)])).toBe(
      '- a\n  - b\n- c\nd\n- e\n  - f',
    )
  })

  test.each([
    [
      {
        text: 'one two three',
        bold: [
          [0, 3],
          [4, 8],
        ],
      },
      0,
      '**one** **two** three',
    ],
    [{ text: 'one two three', bold: [[3, 8]] }, 4, '**two** three'],
    [{ text: 'one two', bold: [[0, 3]] }, 4, 'two'],
    [{ text: 'a *b* c', bold: [[0, 1]] }, 0, '**a** \\*b\\* c'],
    [{ text: 'ab', bold: [[1, 1]] }, 0, 'ab'],
  ] as const)('%j from %i on has its bold words marked, and no other sign', (line, from, markup) => {
    expect(markupOf(line, from)).toBe(markup)
  })

  test('keeps signs that mark nothing', () => {
    expect(['a*b', '*b*', '__x__'].map(literal)).toEqual(['a*b', '\\*b\\*', '\\_\\_x\\_\\_'])
  })
})

test('each list of a text has its own numbers; any other number is a word of its line', () => {
  const bullets = (text: string) => textLines(text).map(({ text: said, bullet }) => [said, bullet ?? false])
  expect(bullets('1. one\n2. two\nBelow\n1. again\n2. and on\n4. Node.js')).toEqual([
    ['one', true],
    ['two', true],
    ['Below', false],
    ['again', true],
    ['and on', true],
    ['4. Node.js', false],
  ])
})

test('joiners stay where they join, and go elsewhere with all else that has no width', () => {
  const read = (text: string) => textLines(text).map((line) => line.text)
  for (const text of ['Family 👩\u200d👩\u200d👧', 'می\u200cخواهم', 'क्\u200dष', '👩🏽\u200d💻 at work']) {
    expect(read(text)).toEqual([text])
  }
  expect(read('Ja\u200bva\u200d and \u200cGo\ufeff 👩\u200d')).toEqual(['Java and Go 👩'])
})
