import { expect, test } from 'vitest'
import { definitions, row } from '#src/resume/formats/markup/definitions.ts'

const term = (...lines: string[]) => definitions(lines.join('\n'))

test.each([
  ['a label and its value', ['Excel', ': good'], 'Excel: good'],
  ['cells beside a date', ['2019 – 2021', ':   Acme'], '2019 – 2021\tAcme'],
  ['cells where the date is the meaning', ['Acme', ':\t2019 – 2021'], 'Acme\t2019 – 2021'],
  ['without the empty lines between', ['Excel', '', '', ': good'], 'Excel: good'],
  ['several, each below its term', ['Excel', ': good', '', 'Word', ': fair'], 'Excel: good\n\nWord: fair'],
  ['up to three spaces set in', ['Excel', '   : good'], 'Excel: good'],
  ['a second meaning on a line of its own', ['Excel', ': good', ': daily'], 'Excel: good\ndaily'],
  [
    'a meaning that stands elsewhere as a second one',
    ['Excel', ': good', ': daily', '', 'Word', ': daily'],
    'Excel: good\ndaily\n\nWord: daily',
  ],
  ['nothing set in by four spaces', ['Excel', '    : good'], 'Excel\n    : good'],
  [
    'nothing set in by four spaces beside another',
    ['Excel', ': good', '', 'Word', '    : fair'],
    'Excel: good\n\nWord\n    : fair',
  ],
  ['nothing without a space behind the colon', ['Excel', ':good'], 'Excel\n:good'],
  ['nothing without a meaning', ['Excel', ':  '], 'Excel\n:  '],
  ['alone below a heading', ['# Excel', ': good'], '# Excel\ngood'],
  ['alone below a table', ['| Excel |', ': good'], '| Excel |\ngood'],
  ['alone below a line set in', [' Excel', ': good'], ' Excel\ngood'],
  ['alone above everything', [': good', 'Excel'], 'good\nExcel'],
])('a definition is %s', (_what, lines, rows) => {
  expect(term(...lines)).toBe(rows)
})

test('a meaning of more than 120 characters is a text below its term', () => {
  const long = 'x'.repeat(120)
  expect(row('Excel', long)).toEqual([`Excel: ${long}`])
  expect(row('Excel', `${long}x`)).toEqual(['### Excel', `${long}x`])
})
