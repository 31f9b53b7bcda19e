import { describe, expect, test } from 'vitest'
import { docxLines } from '#src/resume/formats/docx-lines.ts'

const run = (text: string, style = '') => `<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t>${text}</w:t></w:r>`
const paragraph = (content: string, style = '') => `<w:p>${style && `<w:pPr>${style}</w:pPr>`}${content}</w:p>`
const styleOf = (id: string, content: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:pPr>${content}</w:pPr></w:style>`

describe('a link', () => {
  const linked = (text: string, address: string) =>
    docxLines(
      paragraph(`${run('See ')}<w:hyperlink r:id="rId1">${run(text)}</w:hyperlink>${run(' there')}`),
      '',
      `<Relationships><Relationship Id="rId1" Target="${address}"/></Relationships>`,
    )

  test.each([
    ['with words', 'my site', 'https://example.com/a', 'See [my site](https://example.com/a) there'],
    ['without words', '', 'https://example.com/a', 'See there'],
    ['that shows its address', 'example.com/a', 'https://example.com/a', 'See example.com/a there'],
    ['to a letter', 'write', 'mailto:ada@example.com', 'See write there'],
    ['with brackets', 'a [b]', 'https://example.com/a', 'See a [b] there'],
    [
      'with brackets in its address',
      'my site',
      'https://example.com/(a)',
      'See [my site](https://example.com/%28a%29) there',
    ],
  ])('%s', (_what, text, address, expected) => {
    expect(linked(text, address).map((line) => line.text.replace(/ +/g, ' '))).toEqual([expected])
  })

  test('is bold as a whole where a part of its words is, as what is before it stays', () => {
    const relation = '<Relationships><Relationship Id="rId1" Target="https://example.com/a"/></Relationships>'
    const boldOf = (before: string, ...words: string[]) => {
      const link = `<w:hyperlink r:id="rId1">${words.join('')}</w:hyperlink>`
      const [line] = docxLines(paragraph(run('A ', before) + link), '', relation)
      return (line?.bold ?? []).map(([start, end]) => line?.text.slice(start, end))
    }
    const link = '[my site](https://example.com/a)'
    expect(boldOf('', run('my '), run('site', '<w:b/>'))).toEqual([link])
    expect(boldOf('', run('my ', '<w:b/>'), run('site'))).toEqual([link])
    expect(boldOf('<w:b/>', run('my '), run('site'))).toEqual(['A '])
    expect(boldOf('<w:b/>', run('my '), run('site', '<w:b/>'))).toEqual(['A ', link])
  })
})

test('the rank of a paragraph is its own, or that of its style', () => {
  const styles = styleOf('Part', '<w:outlineLvl w:val="1"/>')
  const outline = (level: number) => `<w:outlineLvl w:val="${level}"/>`
  const levelOf = (style: string) => docxLines(paragraph(run('Education'), style), styles)[0]?.level
  const part = '<w:pStyle w:val="Part"/>'
  expect([levelOf(''), levelOf(outline(0)), levelOf(outline(1)), levelOf(part), levelOf(part + outline(0))]).toEqual([
    undefined,
    1,
    2,
    2,
    1,
  ])
})

test('a paragraph is a point by itself or by its style, at its depth, and no heading is', () => {
  const list = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="5"/></w:numPr>`
  const styles = styleOf('List Bullet 2', list(0)) + styleOf('Part', `<w:outlineLvl w:val="1"/>${list(0)}`)
  const read = (style: string) => docxLines(paragraph(run('Go'), style), styles)
  const point = '<w:pStyle w:val="List Bullet 2"/>'
  const none = '<w:numPr><w:numId w:val="0"/></w:numPr>'
  expect(read(list(0))).toEqual([{ text: 'Go', bullet: true }])
  expect(read(list(1))).toEqual(read(point))
  expect(read(list(2))).toEqual(read(point + list(2)))
  expect(read(point)[0]?.indent).toBeGreaterThan(0)
  expect(read(list(2))[0]?.indent).toBe(2 * (read(point)[0]?.indent ?? 0))
  expect(read(point + none)).toEqual([{ text: 'Go' }])
  expect(read('<w:pStyle w:val="Part"/>')).toEqual([{ text: 'Go', level: 2 }])
})

test('signs that are elements of their own are read: a hyphen that does not break, tabs, breaks', () => {
  const signs = '<w:r><w:t>full</w:t><w:noBreakHyphen/><w:t>time</w:t><w:tab/><w:t>2019</w:t></w:r>'
  expect(docxLines(paragraph(signs), '', '').map(({ text }) => text)).toEqual(['full-time\t2019'])
})
