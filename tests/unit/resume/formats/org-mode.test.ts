import { describe, expect, test } from 'vitest'
import { isOrg, orgToMarkdown } from '#src/resume/formats/markup/org-mode.ts'

test.each([
  ['#+TITLE: Résumé\n* Work', true],
  ['* Work\n#+options: toc:nil', true],
  ['**** Work\n  :PROPERTIES:\n  :END:', true],
  ['\t:properties:\n* Work', true],
  ['* Work', false],
  ['#+TITLE: Résumé', false],
  ['#+TITLE: Résumé\n***** Work', false],
  ['#+TITLE: Résumé\n a * Work', false],
  ['#+TITLE: Résumé\n*Work*', false],
  ['* Work\nsee #+TITLE: x', false],
  ['* Work\n#+HTML: x', false],
  ['* Work\nthe :PROPERTIES:', false],
])('%j is an outline of org-mode: %s', (text, expected) => expect(isOrg(text)).toBe(expected))

/** The lines behind those of the keywords. */
const bodyOf = (...lines: string[]) => orgToMarkdown(lines.join('\n')).split('\n').slice(1)

describe('keywords', () => {
  test.each([
    ['#+AUTHOR: Ada Byron', ['# Ada Byron', '']],
    ['#+title: Engineer of Analytical Machines', ['Engineer of Analytical Machines', '']],
    ['#+SUBTITLE: Engines', ['Engines', '']],
    ['#+DESCRIPTION: Engines', ['Engines', '']],
    ['#+TITLE: Curriculum Vitae', []],
    ['#+EMAIL: [[mailto:ada@example.com][ada@example.com]]', ['email: [ada@example.com](mailto:ada@example.com)', '']],
    ['#+EMAIL:', []],
    ['#+OPTIONS: toc:nil', []],
    ['#+COAUTHOR: Ada Byron', []],
    ['#+TITLES: Ada Byron', []],
    ['#+begin_export latex', []],
    ['# a remark', []],
    ['  # a remark', []],
  ])('%s', (line, named) => expect(orgToMarkdown(line)).toBe([...named, ''].join('\n')))

  test('stand before everything else', () => {
    expect(orgToMarkdown('* Work\n#+PHONE: 555 0177\ntext')).toBe('phone: 555 0177\n\n\n## Work\ntext')
  })

  test('of a line that is no keyword', () => expect(bodyOf('#tag', 'a #+TITLE: b')).toEqual(['#tag', 'a #+TITLE: b']))
})

describe('what a drawer says', () => {
  const drawer = (...lines: string[]) => bodyOf('** Engineer', ':PROPERTIES:', ...lines, ':END:', 'said').slice(1, -1)

  test.each([
    [
      [':EMPLOYER: Acme', ':LOCATION: Leeds', ':FROM: <2014-09-01 Mon>', ':TO: <2017-12-07>'],
      ['Acme\tLeeds\t2014-09 – 2017-12'],
    ],
    [[':started: [2014]', ':role: Chief'], ['Chief\t2014']],
    [[':ENDED: 2017', ':HOST: Acme', ':Organisation: Globex'], ['Acme\tGlobex\t2017']],
    [[':COMPANY: Acme', ':SCHOOL: Leeds College', ':DATE: 2014'], ['Acme\tLeeds College\t2014']],
    [
      [':URL: https://acme.example', ':TEAM: Blue'],
      ['url: https://acme.example', 'team: Blue'],
    ],
    [
      [':FROMAGE: x', ':TOOLS: y', ':MYFROM: z', ':UPTO: a', ':MYID: b'],
      ['fromage: x', 'tools: y', 'myfrom: z', 'upto: a', 'myid: b'],
    ],
    [
      [':until: 2017', 'by :END:', ':BIRTHDATE: 1990'],
      ['2017', 'birthdate: 1990'],
    ],
    [[':FROM: 2014', ':END: 2017'], ['2014 – 2017']],
    [[':ID: 12', ':CV_ENV: cventry', ':EXPORT_FILE_NAME: x', ':created: [2014]'], []],
    [[':EMPLOYER:', ':FROM:   ', 'Acme', 'x:EMPLOYER: Acme', ':NO ENTRY: x'], []],
    [
      [':EMPLOYERS: Acme', ':IDENTITY: x'],
      ['employers: Acme', 'identity: x'],
    ],
    [['  :EMPLOYER:   Acme  '], ['Acme']],
  ])('%j', (lines, expected) => expect(drawer(...lines)).toEqual(expected))

  test('ends with the drawer, or with the text', () => {
    expect(bodyOf('** Engineer', '  :properties:  ', ':EMPLOYER: Acme', '  :end:  ', ':EMPLOYER: Globex')).toEqual([
      '### Engineer',
      'Acme',
      ':EMPLOYER: Globex',
    ])
    expect(bodyOf('** Engineer', ':LOGBOOK:', ':EMPLOYER: Acme')).toEqual(['### Engineer', 'Acme'])
    expect(bodyOf('see :PROPERTIES:', 'more')).toEqual(['see', 'more'])
    expect(bodyOf(':PROPERTIES: x', 'more')).toEqual([':PROPERTIES: x', 'more'])
    expect(bodyOf(':END:', 'see :PROPERTIES: x')).toEqual([':END:', 'see :PROPERTIES: x'])
  })
})

test.each([
  ['* Work', '## Work'],
  ['***** Work', '###### Work'],
  ['****** Work', '****** Work'],
  ['*Work', '*Work'],
  ['* Work :cv:work:  ', '## Work'],
  ['* Work\t:@home:', '## Work'],
  ['a :b: c', 'a :b: c'],
  ['at 10:30:', 'at 10:30:'],
  ['<2014-09-01 Mon 10:00> – [2017-12]', '2014-09 – 2017-12'],
  ['<2014>', '2014'],
  ['<1814-09-01>', '<1814-09-01>'],
  ['<2014-09-01 a b c>', '<2014-09-01 a b c>'],
  [
    'see [[https://acme.example][Acme]] and [[https://b.example]]',
    'see [Acme](https://acme.example) and https://b.example',
  ],
  ['- Languages :: Java', '- Languages: Java'],
  ['  + Languages :: Java', '  + Languages: Java'],
  ['Languages :: Java', 'Languages :: Java'],
  ['- Languages ::Java', '- Languages ::Java'],
  ['=code= ~that~, /slant/.', 'code that, slant.'],
  ['a=b=c and/or/no', 'a=b=c and/or/no'],
  ['= code =', '= code ='],
  ['=x=', 'x'],
  ['*bold* and *more of it*;', '**bold** and **more of it**;'],
  ['a*bold*', 'a*bold*'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['text  ', 'text'],
])('%s is written %s', (line, expected) => expect(bodyOf(line)).toEqual([expected]))
