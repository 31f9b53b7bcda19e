import { expect, test } from 'vitest'
import { fileOf, outcomeOf, paragraph, word, zip } from '#tests/support/imports/archives.ts'

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

/** The same résumé in paragraphs of Word, which every file below has. */
const paragraphs = ['王小明', '电话：13800000000', '教育背景'].map(paragraph).join('')
const school = '<w:p><w:r><w:t>2016.09-2020.06</w:t><w:tab/><w:t>浙江大学</w:t></w:r></w:p>'
const read = {
  format: 'word',
  document: { basics: { name: '王小明', phone: '13800000000' } },
  source: ['王小明', '电话：13800000000', '教育背景', '2016.09-2020.06　浙江大学'],
}
const progid = '<?xml version="1.0" encoding="UTF-8"?>\n<?mso-application progid="Word.Document"?>\n'

test('a document of Word 2003 in one file of XML, with its header, its points and a picture', async () => {
  const margin = (name: string, words: string) => `<w:${name} w:type="odd">${paragraph(words)}</w:${name}>`
  const point =
    '<w:p><w:pPr><w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="1"/></w:listPr></w:pPr><w:r><w:t>主修课程</w:t></w:r></w:p>'
  const picture = '<w:p><w:r><w:pict><w:binData w:name="a.png">iVBORw0KGgo=</w:binData></w:pict></w:r></w:p>'
  const margins = margin('hdr', '求职意向：会计') + margin('ftr', '第 1 页')
  const body = `<w:body><wx:sect>${paragraphs}${picture}${school}${point}<w:sectPr>${margins}</w:sectPr></wx:sect></w:body>`
  const xml = `${progid}<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml">${body}</w:wordDocument>`
  expect(await outcomeOf(fileOf(xml))).toMatchObject({
    ...read,
    document: { basics: { name: '王小明', intention: '会计' } },
    source: ['求职意向：会计', ...read.source, '• 主修课程', '第 1 页'],
  })
})

test('the parts of a Word document below each other in one file of XML', async () => {
  const part = (name: string, data: string) =>
    `<pkg:part pkg:name="/${name}" pkg:contentType="x"><pkg:xmlData>${data}</pkg:xmlData></pkg:part>`
  const relation = '<Relationship Type="x/officeDocument" Target="word/document.xml"/>'
  const parts = [
    part('_rels/.rels', `<Relationships>${relation}</Relationships>`),
    part('word/document.xml', `<w:document><w:body>${paragraphs}${school}</w:body></w:document>`),
    '<pkg:part pkg:name="/word/media/a.png"><pkg:binaryData>iVBORw0KGgo=</pkg:binaryData></pkg:part>',
  ]
  const xml = `${progid}<pkg:package xmlns:pkg="x">${parts.join('')}</pkg:package>`
  expect(await outcomeOf(fileOf(xml))).toMatchObject(read)
  expect(await outcomeOf(fileOf(`${progid}<pkg:package xmlns:pkg="x">${parts[0]}</pkg:package>`))).toBe('empty')
})

test('an OpenDocument text in one file of XML', async () => {
  const text = (words: string) => `<text:p>${words}</text:p>`
  const styles = `<office:master-styles><style:header>${text('求职意向：会计')}</style:header></office:master-styles>`
  const body = `<office:text>${['王小明', '电话：13800000000', '教育背景'].map(text).join('')}</office:text>`
  const xml = `<?xml version="1.0"?>\n<office:document office:version="1.3">${styles}<office:body>${body}</office:body></office:document>`
  expect(await outcomeOf(fileOf(xml))).toMatchObject({
    format: 'odt',
    source: ['求职意向：会计', '王小明', '电话：13800000000', '教育背景'],
  })
})

/** A web page saved as one file, with a picture beside it. */
function savedPage(encoding: string, content: string, charset = 'utf-8'): string {
  return [
    'From: <Saved by a browser>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '\tboundary="----part"; type="text/html"',
    '',
    '------part',
    `Content-Type: text/html; charset="${charset}"`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    content,
    '------part',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '------part--',
    '',
  ].join('\r\n')
}

const page = '<html><body><p>王小明</p><p>电话：13800000000</p></body></html>'
const inBase64 = savedPage('base64', Buffer.from(page).toString('base64'))

test.each([
  ['base64', inBase64],
  [
    'quoted signs',
    savedPage(
      'quoted-printable',
      page.replace(/[^ -~]/g, (sign) => encodeURI(sign).replaceAll('%', '=')),
    ),
  ],
  [
    'quoted signs of GB 2312',
    savedPage('quoted-printable', '<p>=CD=F5=D0=A1=C3=F7</p><p>=B5=E7=BB=B0=A3=BA13800000000</p>', 'gb2312'),
  ],
])('a web page saved as one file, in %s', async (_how, content) => {
  expect(await outcomeOf(fileOf(content))).toMatchObject({
    format: 'html',
    document: { basics: { name: '王小明', phone: '13800000000' } },
    source: ['王小明', '电话：13800000000'],
  })
})

test('a saved mail is read without its headers; text that only begins like one is text', async () => {
  const headers = ['Received: from mail.example', 'Content-Type: text/plain; charset="gb2312"', 'MIME-Version: 1.0']
  const coded = [...headers, 'Content-Transfer-Encoding: base64', '', 'zfXQocP3CrXnu7CjujEzODAwMDAwMDAw', '']
  expect(await outcomeOf(fileOf(coded.join('\r\n')))).toMatchObject({
    format: 'text',
    source: ['王小明', '电话：13800000000'],
  })
  const plain = 'Name: Ada Byron\nPhone: +44 20 7946 0958\n\nMIME-Version: 1.0 and other standards I know\n'
  expect(Object(await outcomeOf(fileOf(plain))).document.basics).toMatchObject({ name: 'Ada Byron' })
})

test('a mail with more headers than any has cannot be read', async () => {
  const headers = ['From: ada@example.org', 'MIME-Version: 1.0', `Subject: ${'x'.repeat(3 * 1024 * 1024)}`]
  expect(await outcomeOf(fileOf([...headers, '', 'Ada Byron', ''].join('\r\n')))).toBe('broken')
})

test('a Word document put together from a saved page is that page', async () => {
  const relation = (kind: string, target: string) => `<Relationship Type="x/${kind}" Target="${target}"/>`
  const parts = [
    ...word('<w:altChunk r:id="htmlChunk"/>'),
    { name: 'word/_rels/document.xml.rels', text: relation('aFChunk', '/word/afchunk.mht') },
    { name: 'word/afchunk.mht', text: inBase64 },
  ]
  expect(await outcomeOf(zip(parts))).toMatchObject({ source: ['王小明', '电话：13800000000'] })
})
