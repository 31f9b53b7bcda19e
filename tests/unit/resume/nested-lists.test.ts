import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { docxLines } from '#src/resume/formats/docx-lines.ts'
import { readJsonResume } from '#src/resume/formats/json-resume/read.ts'
import { writeJsonResume } from '#src/resume/formats/json-resume/write.ts'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'
import { odtLines } from '#src/resume/formats/odt-lines.ts'
import { readOwnMarkdown } from '#src/resume/formats/own/markdown-read.ts'
import { readOwnText } from '#src/resume/formats/own/plain-text-read.ts'
import { writePlainText } from '#src/resume/formats/plain-text.ts'
import { htmlToMarkup, markdownToMarkup } from '#src/resume/formats/rich-text-read.ts'
import { rtfLines } from '#src/resume/formats/rtf-lines.ts'
import { textLines } from '#src/resume/formats/source-line.ts'
import { bodyOf } from '#src/resume/formats/text/body.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'
import { parseMarkup, printedBlocks } from '#src/resume/markup.ts'
import { printedResume } from '#src/resume/print/page.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import { mergeText } from '#src/resume/sync/text.ts'
import { readDocx } from '#tests/support/read-docx.ts'

const nested = '- Led the team\n  - hired three\n  - trained two\n- Cut costs\n1. first\n  - inside\n2. second'

function documentOf(body: string): ResumeDocument {
  return composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name: 'Ada Lin', email: 'ada@example.com' },
    sections: [{ kind: 'work', items: [{ org: 'Acme', title: 'Engineer', start: '2020-01', end: '2021-02', body }] }],
  })
}

function bodiesOf(document: ResumeDocument | undefined): (string | undefined)[] {
  return Object.values(document?.items ?? {}).map(({ body }) => body)
}

function levels(source: string): string[] {
  return printedBlocks(source).map(({ kind, level }) => `${kind} ${level}`)
}

describe('levels', () => {
  test.each([
    ['two spaces or a tab', '- a\n  - b\n- c\n\t- d', [0, 1, 0, 1]],
    ['one space is a slip', '- a\n - b', [0, 0]],
    ['a list that is set in as a whole, as older documents have it', '  - a\n  - b\n- c', [0, 0, 0]],
    ['no third level', '- a\n  - b\n    - c\n  - d', [0, 1, 1, 1]],
    ['nothing below a paragraph', 'text\n  - a', [0, 0]],
    ['over an empty line', '- a\n\n  - b', [0, 1]],
  ])('%s', (_what, source, expected) => {
    expect(parseMarkup(source).map(({ level }) => level)).toEqual(expected)
  })

  test('a point whose own point says nothing stands for itself', () => {
    expect(levels('- \n  - a')).toEqual(['bullet 0'])
    expect(levels('- \n  - a\n  - b')).toEqual(['bullet 0', 'bullet 1'])
  })
})

test('points are printed with their signs, set in, each numbered list from one', () => {
  const { body } = printedResume(documentOf('- a\n  1. b\n  2. c\n- d\n1. e\n  - f\n2. g\n  1. h'))
  const sections = body.kind === 'single' ? body.sections : []
  const paras = sections.flatMap(({ items }) => items.flatMap((item) => item.paras.filter(({ sign }) => sign)))
  const { indent: step = 0 } = paras[0] ?? {}
  expect(paras.map(({ sign, indent }) => `${sign?.piece.text} ${indent / step} ${(sign?.at ?? 0) / step}`)).toEqual([
    '• 1 0',
    '1. 2 1',
    '2. 2 1',
    '• 1 0',
    '1. 1 0',
    '– 2 1',
    '2. 1 0',
    '1. 2 1',
  ])
  // With the first of the points below it.
  expect(paras.map(({ tied }) => tied)).toEqual([true, false, false, false, true, false, true, false])
})

test('Word has them as levels of its lists, and they come back', async () => {
  const parts = readDocx(await buildDocx(documentOf(nested)))
  const xml = parts.get('word/document.xml') ?? ''
  const found = [...xml.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/g)]
  expect(found.map(([, level]) => level).join('')).toBe('0110010')
  const numbers = found.filter((_, index) => [4, 6].includes(index)).map(([, , id]) => id)
  expect(new Set(numbers).size).toBe(1)
  const read = parseResume(docxLines(xml, parts.get('word/styles.xml') ?? '', '', parts.get('word/numbering.xml')))
  expect(bodiesOf(read)).toEqual([nested])
})

test.each([
  ['points below a number leave its list', '1. a\n  - b\n  1. c\n2. d', ['1 0', '1 1', '1 0']],
  ['numbers below a point are a list of their own', '- a\n  1. b\n- c\n  1. d\n1. e', ['1 1', '2 1', '3 0']],
  ['numbers behind a text begin anew', '1. a\ntext\n1. b\n2. c', ['1 0', '2 0', '2 0']],
])('in Word %s', async (_what, body, lists) => {
  const xml = readDocx(await buildDocx(documentOf(body))).get('word/document.xml') ?? ''
  const found = [...xml.matchAll(/"ListNumber"\/>.*?<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/g)]
  const ids = [...new Set(found.map(([, , id]) => id))]
  expect(found.map(([, level, id]) => `${ids.indexOf(id) + 1} ${level}`)).toEqual(lists)
})

describe('formats', () => {
  test('Markdown and plain text come back as they were', () => {
    expect(bodiesOf(readOwnMarkdown(writeMarkdown(documentOf(nested))))).toEqual([nested])
    expect(writeMarkdown(documentOf(nested))).toContain('1. first\n   - inside\n2. second')
    expect(bodiesOf(readOwnText(writePlainText(documentOf(nested))))).toEqual([nested])
  })

  test('a JSON Resume has every point, and says beside them which belongs to which', () => {
    const written = writeJsonResume(documentOf(nested))
    expect(JSON.stringify(written)).toContain('"highlights":["Led the team","hired three","trained two","Cut costs",')
    expect(bodiesOf(readJsonResume(written as Record<string, unknown>))).toEqual([nested])
  })

  test('lists in lists of HTML, of Markdown, and of a text', () => {
    expect(htmlToMarkup('<ul>\n <li>a\n  <ol><li>b</li> <li><p>c</p></li></ol></li>\n <li>d</li></ul>')).toBe(
      '- a\n  1. b\n  2. c\n- d',
    )
    expect(levels(markdownToMarkup('  * a\n    * b\n  * c'))).toEqual(['bullet 0', 'bullet 1', 'bullet 0'])
    expect(bodyOf(textLines('• a\n    ◦ b\n    ◦ c\n• d'))).toBe('- a\n  - b\n  - c\n- d')
  })

  test('of an OpenDocument text and of RTF', () => {
    const item = (text: string, inner = '') => `<text:list-item><text:p>${text}</text:p>${inner}</text:list-item>`
    const odt = `<text:list>${item('one', `<text:list>${item('two')}</text:list>`)}${item('three')}</text:list>`
    expect(bodyOf(odtLines(odt))).toBe('- one\n  - two\n- three')
    const point = (level: number, text: string) =>
      `{\\listtext\\pard\\plain\\'b7\\tab}\\pard\\ls1\\ilvl${level} ${text}\\par\n`
    expect(bodyOf(rtfLines(`{\\rtf1\\ansi ${point(0, 'one')}${point(1, 'two')}${point(0, 'three')}}`))).toBe(
      '- one\n  - two\n- three',
    )
  })

  test('numbers of an OpenDocument text and of RTF', () => {
    const item = (text: string, inner = '') => `<text:list-item><text:p>${text}</text:p>${inner}</text:list-item>`
    const list = (style: string, items: string) => `<text:list text:style-name="${style}">${items}</text:list>`
    const level = (kind: string, nth: number) => `<text:list-level-style-${kind} text:level="${nth}"/>`
    const styles =
      `<text:list-style style:name="L1">${level('number', 1)}${level('bullet', 2)}</text:list-style>` +
      `<text:list-style style:name="L2">${level('bullet', 1)}${level('number', 2)}</text:list-style>`
    const inside = '<text:p>more of it</text:p><text:list>'
    const odt =
      list('L1', item('one', `${inside}${item('two')}</text:list>`) + item('three')) +
      list('L2', item('four', `<text:list>${item('five')}${item('six')}</text:list>`)) +
      list('L1', item('seven'))
    const read = '1. one\n- more of it\n  - two\n2. three\n- four\n  1. five\n  2. six\n1. seven'
    expect(bodyOf(odtLines(odt, styles))).toBe(read)
    const point = (mark: string, text: string) => `{\\listtext\\pard\\plain ${mark}\\tab}\\pard\\ls1 ${text}\\par\n`
    const rtf = `{\\rtf1\\ansi ${point('1.', 'one')}${point('2)', 'two')}${point('a)', 'three')}${point("\\'b7", 'four')}}`
    expect(bodyOf(rtfLines(rtf))).toBe('1. one\n2. two\n- three\n- four')
  })

  test('numbers of Word: counted on, begun anew, of letters, of a style; signs and what is called off have none', () => {
    const level = (nth: number, format: string, start = 1) =>
      `<w:lvl w:ilvl="${nth}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/></w:lvl>`
    const numbering =
      `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', 3)}${level(1, 'lowerLetter')}</w:abstractNum>` +
      `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num>' +
      '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>' +
      '<w:num w:numId="4"><w:abstractNumId w:val="1"/></w:num>'
    const styles =
      '<w:style w:styleId="Steps"><w:name w:val="Steps"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
    const paragraph = (text: string, list: string) => `<w:p><w:pPr>${list}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
    const point = (text: string, id: number, nth = 0) =>
      paragraph(text, `<w:numPr><w:ilvl w:val="${nth}"/><w:numId w:val="${id}"/></w:numPr>`)
    const xml =
      point('a', 1) +
      point('b', 1, 1) +
      point('c', 1, 1) +
      point('d', 2) +
      point('e', 2, 1) +
      paragraph('f', '<w:pStyle w:val="Steps"/>') +
      point('g', 3) +
      point('h', 4) +
      point('i', 0)
    const read = '3. a\n  1. b\n  2. c\n4. d\n  1. e\n5. f\n1. g\n- h\ni'
    expect(bodyOf(docxLines(xml, styles, '', numbering))).toBe(read)
  })

  test('the shared page has a list in the point it belongs to', () => {
    expect(sheetHtml(documentOf('- a\n  - b\n  - c\n- d\n1. e'))).toContain(
      '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul><ol><li>e</li></ol>',
    )
  })
})

test.each([
  ['of one digit', 9, '', ''],
  ['of two digits', 10, '348 348', '590 242'],
])('in Word, lists with numbers %s have the room these need, with what is below', async (_what, last, outer, inner) => {
  const numbered = Array.from({ length: last }, (_, index) => `${index + 1}. point`).join('\n')
  const parts = readDocx(await buildDocx(documentOf(`${numbered}\n  - inside`)))
  const lists = [...(parts.get('word/document.xml') ?? '').matchAll(/<w:numPr>.*?<\/w:pPr>/g)].map(([list]) => list)
  const indents = lists.map((list) => /<w:ind w:left="(\d+)" w:hanging="(\d+)"\/>/.exec(list)?.slice(1).join(' ') ?? '')
  expect(indents).toEqual([...Array.from({ length: last }, () => outer), inner])
})

test('two devices: one sets a point in, the other writes on', () => {
  expect(mergeText('- a\n- b\n- c', '- a\n  - b\n- c', '- a\n- b\n- c, and d').text).toBe('- a\n  - b\n- c, and d')
})
