import { expect, test } from 'vitest'
import { isAsciiDoc } from '#src/resume/formats/markup/ascii-doc.ts'
import { markupLines } from '#src/resume/formats/markup/markdown-lines.ts'

/** The lines of a document in AsciiDoc with this table. */
const rowsOf = (...table: string[]) =>
  markupLines(['= Anne Mason', ':email: anne@example.org', '', '== Education', '', ...table, ''].join('\n'))
    .map(({ text }) => text)
    .slice(3)

const cells = ['|2003', '|School', '|2008', '|College']

test.each<[string, string[], string[]]>([
  ['as its settings say', ['[cols="1,3"]', '|===', ...cells, '|==='], ['2003\tSchool', '2008\tCollege']],
  ['as they say in one number', ['[cols="2*"]', '|===', ...cells, '|==='], ['2003\tSchool', '2008\tCollege']],
  ['as its first line has', ['|===', '|2003 |School', '|2008', '|College', '|==='], ['2003\tSchool', '2008\tCollege']],
  ['one, if nothing says otherwise', ['|===', ...cells, '|==='], ['2003', 'School', '2008', 'College']],
])('a table has as many columns %s', (_what, table, rows) => {
  expect(rowsOf(...table)).toEqual(rows)
})

test('what one table says of its columns is not said of the next', () => {
  expect(rowsOf('[cols="1,3"]', '|===', '|2003', '|School', '|===', '', '|===', '|2008', '|===', '')).toEqual([
    '2003\tSchool',
    '2008',
  ])
})

test('a line with these words that begins otherwise is text', () => {
  expect(rowsOf('In cols="1,3" we trust', '', '|===', '|2003', '|School', '|===')).toEqual([
    'In cols="1,3" we trust',
    '2003',
    'School',
  ])
})

test.each([
  ['two headings', '= Anne Mason\n\n== Education\n', true],
  ['a heading and an attribute', '= Anne Mason\n:city: Galway\n', true],
  ['a heading and a table', '= Anne Mason\n\n|===\n|2003\n|===\n', true],
  ['a heading alone', '= Anne Mason\n\nEducation\n', false],
  ['attributes alone', ':city: Galway\n\nEducation\n', false],
  ['six signs', '====== Anne Mason\n\n====== Education\n', false],
])('%s: AsciiDoc or not', (_what, text, expected) => expect(isAsciiDoc(text)).toBe(expected))

test.each<[string, string[], string[]]>([
  ['beside it', ['2014:: Safe Pass'], ['2014\tSafe Pass']],
  ['below it', ['2014::', 'Safe Pass'], ['2014\tSafe Pass']],
  ['below an empty line', ['2014::', '', 'Safe Pass'], ['2014\tSafe Pass']],
  ['nowhere', ['2014::'], ['2014']],
])('a term has its meaning %s', (_what, lines, expected) => {
  expect(rowsOf(...lines)).toEqual(expected)
})

/** The lines of a document in AsciiDoc below its head. */
const linesOf = (...lines: string[]) =>
  markupLines(['= Anne Mason', ':email: anne@example.org', '', '== Work', '', ...lines, ''].join('\n')).slice(3)

test('numbered lists are lists, a link without words is its address', () => {
  expect(linesOf('. First', '.. Within', '. Second')).toEqual([
    { text: 'First', bullet: true, gap: true },
    { text: 'Within', bullet: true, indent: 2 },
    { text: 'Second', bullet: true },
  ])
  expect(linesOf('https://example.com/a[] and https://example.com/b[the second]').map(({ text }) => text)).toEqual([
    'https://example.com/a and [the second](https://example.com/b)',
  ])
})

test('what a cell goes on with on the next line belongs to it', () => {
  expect(rowsOf('[cols="1,3"]', '|===', '|2003', '|School', 'of Art', '|===')).toEqual(['2003\tSchool of Art'])
})

test('the line of the author below a title with their name gives the address alone', () => {
  const texts = markupLines('= Anne Mason\nAnne Mason <anne@example.org>\n\n== Work\n\n* One\n').map(({ text }) => text)
  expect(texts).toEqual(['Anne Mason', 'anne@example.org', 'Work', 'One'])
})
