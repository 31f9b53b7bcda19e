import { describe, expect, test } from 'vitest'
import { rtfLines } from '#src/resume/formats/rtf-lines.ts'

test('Rich Text: bytes of a Chinese page, code points, bullets, bold names, fields and tables of fonts left out', () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg936{\fonttbl{\f0 Arial;}}{\info{\author X}}
{\pard\b \'cd\'f5\'d0\'a1\'c3\'f7\b0\par}
\pard \u-26503?\u30446?\tab 2020 \endash  2021\par
{\listtext\bullet\tab}Wrote \{braces\}{\field{\*\fldinst HYPERLINK "https://example.com"}{\fldrslt here}}\par
}`
  expect(rtfLines(rtf)).toEqual([
    { text: '王小明', lead: 3 },
    { text: '项目\t2020 – 2021' },
    { text: 'Wrote {braces}here', bullet: true },
  ])
})

test('Rich Text of a Mac ends its lines with a backslash, and text boxes are read once', () => {
  const rtf = `{\\rtf1\\ansi\\ansicpg936\\cocoartf2822
\\f0\\b Ada Byron\\b0 \\
self\\_employed, \\'d6
\\'d0 1\\
{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt \\pard Engines\\par}}{\\shprslt{\\*\\do{\\dptxbxtext Engines\\par}}}}
\\pard a\\nestcell b\\nestcell{\\*\\nesttableprops\\trowd\\nestrow}{\\nonesttables\\par}
\\pard \\constructor c\\par}`
  expect(rtfLines(rtf).map(({ text }) => text)).toEqual(['Ada Byron', 'self-employed, 中 1', 'Engines', 'a\tb', 'c'])
})

const read = (body: string, head = '\\ansi\\ansicpg1252') => rtfLines(`{\\rtf1${head}\n${body}}`)
const texts = (body: string, head?: string) => read(body, head).map(({ text }) => text)

describe('signs', () => {
  test.each([
    ['of the Western page', String.raw`caf\'e9 \'80`, '\\ansicpg1252', 'café €'],
    ['of the page of Taiwan', String.raw`\'a4\'a4`, '\\ansicpg950', '中'],
    ['of Unicode as bytes', String.raw`\'c3\'a9`, '\\ansicpg65001', 'é'],
    ['of a page nobody names', String.raw`caf\'e9`, '', 'café'],
    ['by their names', String.raw`a\emdash b\endash c\lquote d\rquote\ldblquote e\rdblquote`, '', 'a—b–c‘d’“e”'],
    ['that stand for themselves', String.raw`a\{b\}c\\d\~e\_f`, '', 'a{b}c\\d e-f'],
  ])('%s', (_what, body, head, text) => {
    expect(texts(body, head)).toEqual([text])
  })

  test.each([
    [String.raw`\u20013?x`, '中x'],
    [String.raw`\u20013\'3fx`, '中x'],
    [String.raw`\uc0\u20013 x`, '中x'],
    [String.raw`\uc2\u20013??x`, '中x'],
    [String.raw`\uc2\u20013\'3f\'3fx`, '中x'],
    [String.raw`{\uc0\u20013 x}\u20013?y`, '中x中y'],
    [String.raw`a\u-10179?\u-8704?`, 'a😀'],
  ])('%s: what stands in for a sign that is known is left out', (body, text) => {
    expect(texts(body)).toEqual([text])
  })
})

describe('lines', () => {
  test('end with paragraphs, rows, sections and pages; cells are columns', () => {
    expect(texts(String.raw`a\par b\line c\sect d\page e\cell f\row g`)).toEqual(['a', 'b', 'c', 'd', 'e\tf', 'g'])
  })

  test('a bullet is one of its whole paragraph, with its depth, and of no other', () => {
    expect(
      read(String.raw`{\listtext\bullet\tab}one\line more\par \pard\ilvl1{\pntext -}two\par \pard three\par`),
    ).toEqual([
      { text: 'one', bullet: true },
      { text: 'more', bullet: true },
      { text: 'two', bullet: true, indent: 2 },
      { text: 'three' },
    ])
  })

  test('levels of an outline are those of headings', () => {
    expect(
      read(String.raw`\outlinelevel1 One\par\pard\outlinelevel2 Two\par\pard\outlinelevel3 Three\par\pard Four`),
    ).toEqual([{ text: 'One', level: 1 }, { text: 'Two', level: 2 }, { text: 'Three' }, { text: 'Four' }])
  })

  test.each([
    [String.raw`\b Name\b0\par`, [{ text: 'Name', lead: 4 }]],
    [String.raw`{\b Name}\par`, [{ text: 'Name', lead: 4 }]],
    [String.raw`\b Name\plain\par`, [{ text: 'Name', lead: 4 }]],
    [String.raw`\b Name\b0  beside\par`, [{ text: 'Name beside' }]],
    [String.raw`beside \b Name\par`, [{ text: 'beside Name' }]],
    [
      String.raw`\b One\par Two\par`,
      [
        { text: 'One', lead: 3 },
        { text: 'Two', lead: 3 },
      ],
    ],
    [String.raw`\b\'4e\'61me\par`, [{ text: 'Name', lead: 4 }]],
    // Bytes at the end of a file are read too.
    [String.raw`\b N\'61`, [{ text: 'Na', lead: 2 }]],
  ])('%s: a line that is bold as a whole is a name', (body, lines) => {
    expect(read(body)).toEqual(lines)
  })

  test('what says nothing to a reader is left out, with all that is in it', () => {
    expect(
      texts(String.raw`{\*\unknown no{\b no}}{\pict no}{\info{\title no}\par}yes{\stylesheet no\par}\par`),
    ).toEqual(['yes'])
    for (const end of ['par', 'line', 'row', 'sect', 'page']) {
      expect(texts(String.raw`one{\*\unknown\END no}two\par`.replace('END', end))).toEqual(['onetwo'])
    }
  })
})
