import { expect, test } from 'vitest'
import { outcomeOf, paragraph, word, zip } from '#tests/support/imports/archives.ts'

test('a Word document: cells of a row, text boxes once, nothing that was struck out', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('王小明')}</w:txbxContent></mc:Choice><mc:Fallback>${paragraph('王小明')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
  const table = `<w:tbl><w:tr>${cell('性别')}${cell('男')}${cell('电话')}${cell('138 0000 0000')}</w:tr></w:tbl>`
  const struck = '<w:p><w:del><w:r><w:t>旧</w:t></w:r></w:del><w:r><w:t>教育背景 &amp;</w:t></w:r></w:p>'
  const reading = await outcomeOf(zip(word(box + table + struck + paragraph('2016.09-2020.06&#9;浙江大学&#9;本科'))))
  expect(reading).toMatchObject({
    format: 'word',
    document: { locale: 'zh', basics: { name: '王小明', gender: '男', phone: '138 0000 0000' } },
    source: ['王小明', '性别　男　电话　138 0000 0000', '教育背景 &', '2016.09-2020.06　浙江大学　本科'],
  })
})

test('a Word document whose name and address stand in the header of its pages', async () => {
  const header = `<w:hdr>${paragraph('Priya Raman')}${paragraph('priya@example.org | Leeds, UK')}</w:hdr>`
  const parts = [
    ...word(`${paragraph('WORK EXPERIENCE')}${paragraph('Hart &amp; Sons Ltd, 2017 – 2020')}`),
    { name: 'word/header1.xml', text: header },
    { name: 'word/header2.xml', text: header },
    { name: 'word/header3.xml', text: `<w:hdr>${paragraph('WORK EXPERIENCE')}</w:hdr>` },
  ]
  expect(await outcomeOf(zip(parts))).toMatchObject({
    document: { basics: { name: 'Priya Raman', email: 'priya@example.org', city: 'Leeds, UK' } },
    source: ['Priya Raman', 'priya@example.org | Leeds, UK', 'WORK EXPERIENCE', 'Hart & Sons Ltd, 2017 – 2020'],
  })
})

test('a Word document is read with the headers of all its pages, and its footers and notes below it', async () => {
  const parts = [
    ...['header2', 'header3'].map((name) => ({
      name: `word/${name}.xml`,
      text: paragraph(`${name} priya@example.org`),
    })),
    ...['footer1', 'footer2', 'footer3', 'footnotes', 'endnotes'].map((name) => ({
      name: `word/${name}.xml`,
      text: paragraph(`What ${name} say`),
    })),
    ...word(paragraph('Priya Raman')),
    { name: 'word/comments.xml', text: paragraph('Nobody reads this') },
  ]
  const { source } = Object(await outcomeOf(zip(parts)))
  expect([...source].sort()).toEqual([
    'Priya Raman',
    'What endnotes say',
    'What footer1 say',
    'What footer2 say',
    'What footer3 say',
    'What footnotes say',
    'header2 priya@example.org',
    'header3 priya@example.org',
  ])
})

test('the parts of a Word document are found whatever their program calls them', async () => {
  const relation = (kind: string, target: string) =>
    `<Relationship Id="${target}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${kind}" Target="${target}"/>`
  const numbered = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:abstractNum w:abstractNumId="0"/>'
  const parts = [
    {
      name: '_rels/.rels',
      text: relation('metadata', 'docProps/core.xml') + relation('officeDocument', '/word/document2.xml'),
    },
    ...word(paragraph('An older state')),
    {
      name: 'word/document2.xml',
      text: `<w:document><w:body>${paragraph('WORK EXPERIENCE')}</w:body></w:document>`,
    },
    {
      name: 'word/_rels/document2.xml.rels',
      text: [
        ...[relation('styles', 'styles2.xml'), relation('numbering', 'numbering2.xml')],
        ...[relation('header', 'header4.xml'), relation('footer', '/word/foot.xml')],
      ].join(''),
    },
    { name: 'word/styles2.xml', text: '<w:styles></w:styles>' },
    { name: 'word/numbering2.xml', text: numbered },
    { name: 'word/header1.xml', text: paragraph('Of no section') },
    { name: 'word/header4.xml', text: paragraph('Priya Raman') },
    { name: 'word/foot.xml', text: paragraph('References on request') },
  ]
  expect(Object(await outcomeOf(zip(parts))).source).toEqual([
    'Priya Raman',
    'WORK EXPERIENCE',
    'References on request',
  ])
})

test('tables and slides, which are archives of the same kind, are none', async () => {
  const relation = (target: string) => `<Relationship Type="x/officeDocument" Target="${target}"/>`
  for (const name of ['xl/workbook.xml', 'ppt/presentation.xml']) {
    const parts = [
      { name: '_rels/.rels', text: relation(name) },
      { name, text: '<workbook/>' },
    ]
    expect(await outcomeOf(zip(parts))).toBe('type')
  }
})

test('an OpenDocument text is read with the headers of its pages, and its footers below it', async () => {
  const text = (words: string) => `<text:p>${words}</text:p>`
  const margin = (name: string, words: string) => `<style:${name}>${text(words)}</style:${name}>`
  const styles = [
    ...[margin('header', 'Priya Raman'), margin('header-left', 'Priya Raman, 2'), margin('footer', 'Leeds, UK')],
    ...[margin('header-first', 'priya@example.org'), margin('footer-left', 'References on request')],
    margin('header', 'Designer'),
  ]
  const parts = [
    { name: 'mimetype', text: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', text: `<office:text>${text('WORK EXPERIENCE')}</office:text>` },
    { name: 'styles.xml', text: `<office:master-styles>${styles.join('')}</office:master-styles>` },
  ]
  expect(Object(await outcomeOf(zip(parts))).source).toEqual([
    ...['priya@example.org', 'Priya Raman', 'Designer', 'Priya Raman, 2', 'WORK EXPERIENCE'],
    ...['Leeds, UK', 'References on request'],
  ])
})

test('a Word document with links behind names, and a list that was called off', async () => {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`
  const listed = (id: number, runs: string) =>
    `<w:p><w:pPr><w:numPr><w:numId w:val="${id}"/></w:numPr></w:pPr>${runs}</w:p>`
  const targets = {
    r1: 'https://linkedin.com/in/priya',
    r2: 'mailto:priya@example.org',
    r3: 'https://map.example.org/?a=1&amp;b=2',
    r4: 'https://example.org/talk',
  }
  const relations = Object.entries(targets).map(([id, target]) => `<Relationship Id="${id}" Target="${target}"/>`)
  const body = [
    paragraph('Priya Raman'),
    `<w:p>${link('r1', 'LinkedIn')}${run(' | ')}${link('r2', 'priya@example.org')}</w:p>`,
    paragraph('Projects'),
    `<w:p>${link('r3', 'Crowding map')}${run(' (2021)')}</w:p>`,
    listed(0, run('No point at all, but a sentence of its own here.')),
    listed(4, `${run('Gave ')}${link('r4', 'a talk')}`),
    listed(4, link('r4', 'example.org/talk')),
  ]
  const parts = [...word(body.join('')), { name: 'word/_rels/document.xml.rels', text: relations.join('') }]
  expect(await outcomeOf(zip(parts))).toMatchObject({
    document: {
      basics: { name: 'Priya Raman', linkedin: 'https://linkedin.com/in/priya', email: 'priya@example.org' },
      items: {
        'projects-item-1': {
          title: 'Crowding map',
          url: 'https://map.example.org/?a=1&b=2',
          start: '2021',
          body: 'No point at all, but a sentence of its own here.\n- Gave [a talk](https://example.org/talk)\n- example.org/talk',
        },
      },
    },
  })
})
