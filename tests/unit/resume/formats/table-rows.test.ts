import { expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { rowLines } from '#src/resume/formats/table-rows.ts'

const cell = (...texts: string[]): SourceLine[] => texts.map((text) => ({ text }))

test.each<[string, SourceLine[][], string[]]>([
  ['cells of a line each are one', [cell('2019'), cell('Acme'), cell()], ['2019\tAcme']],
  ['a period its cell has broken', [cell('Jan 2019 –', 'Present'), cell('Engineer')], ['Jan 2019 – Present\tEngineer']],
  [
    'the same beside several lines',
    [cell('Sep 2014 –', 'Dec 2018'), cell('Engineer', 'Acme')],
    ['Sep 2014 – Dec 2018', 'Engineer', 'Acme'],
  ],
  ['a point beside its period', [[{ text: 'Acme', bullet: true }], cell('2019 – 2021')], ['Acme\t2019 – 2021']],
  [
    'a point beside its period and more',
    [[{ text: 'Acme', bullet: true }], cell('2019 – 2021'), cell('Leeds')],
    ['Acme', '2019 – 2021', 'Leeds'],
  ],
  ['points beside anything else', [[{ text: 'Led', bullet: true }], cell('Acme')], ['Led', 'Acme']],
  ['a heading beside its text', [[{ text: 'Work', level: 1 }], cell('Acme')], ['Work', 'Acme']],
])('%s', (_what, cells, texts) => {
  expect(rowLines(cells).map(({ text }) => text)).toEqual(texts)
})
