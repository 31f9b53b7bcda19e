import { expect, test } from 'vitest'
import { withCheckedPhoto } from '#client/features/editor/import/checked-photo.ts'
import { kindOf } from '#client/features/editor/import/file-kind.ts'
import { readBytes } from '#client/features/editor/import/read-bytes.ts'
import { composeResume } from '#src/resume/compose.ts'
import { longestImport, readText } from '#src/resume/formats/import-reading.ts'
import { reactiveResumes } from '#tests/support/imports/reactive-resume.ts'
import { zip } from '#tests/support/imports/zip.ts'
import { JPEG, jpeg, jpegHead } from '#tests/support/pictures.ts'

/** Bytes, and so many more. */
function after(bytes: Uint8Array, more: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([bytes, Buffer.alloc(more)]))
}

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const word = (body: string) => [
  { name: 'word/document.xml', text: `<w:document><w:body>${body}</w:body></w:document>` },
]
const CV = '王小明\n电话：13800000000\n教育背景\n2016.09-2020.06\t浙江大学\t本科\n'
const bytes = (text: string) => new Uint8Array(Buffer.from(text))

async function outcomeOf(content: Uint8Array<ArrayBuffer>) {
  const answer = await readBytes(content)
  return 'fault' in answer ? answer.fault : answer.reading
}

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

test.each([
  ['nothing', bytes(''), 'empty'],
  ['spaces only', bytes(' \n\t\n—— \n'), 'empty'],
  ['a zip that is cut off', zip(word(paragraph('x'))).slice(0, 60), 'broken'],
  ['a zip with more after it than a comment', after(zip(word(paragraph('x'))), 65_536), 'broken'],
  ['a zip whose directory lies', zip(word(paragraph('x')), 9), 'broken'],
  ['a zip of something else', zip([{ name: 'xl/workbook.xml', text: '<x/>' }]), 'type'],
  ['a zip with a password', zip([{ name: 'word/document.xml', text: 'x', flags: 1 }]), 'locked'],
  ['a zip bomb', zip([{ name: 'word/document.xml', text: Buffer.alloc(64 * 1024 * 1024), says: 10 }]), 'large'],
  ['more files than any document has', zip(Array(4001).fill({ name: 'a', text: '' })), 'large'],
  ['a Word file without words', zip(word('<w:p/><w:sectPr/>')), 'empty'],
  ['more lines than any résumé has', zip(word(paragraph('行').repeat(5000))), 'large'],
  ['an old Word file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old-word'],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]), 'type'],
  ['a long text', bytes('字'.repeat(longestImport + 1)), 'large'],
  ['JSON that breaks off', bytes('{"basics": {'), 'broken'],
  ['JSON of something else', bytes('{"name": "x", "version": "1.0.0"}'), 'unknown'],
  ['deep JSON', bytes(`{"basics":{"name":"x"},"meta":${'['.repeat(5000)}${']'.repeat(5000)}}`), 'broken'],
  [
    'a backup of the future',
    bytes('{"schema":99,"locale":"zh","basics":{},"sections":{},"items":{},"design":{"id":"ink"}}'),
    'newer',
  ],
  [
    'a backup with a trap',
    bytes('{"schema":1,"locale":"zh","basics":{"__proto__":"x"},"sections":{},"items":{},"design":{"id":"ink"}}'),
    'broken',
  ],
] as const)('%s', async (_, content, fault) => {
  expect(await outcomeOf(content)).toBe(fault)
})

test.each([
  ['UTF-8', Buffer.from(CV)],
  ['UTF-16 as Windows writes it', Buffer.from(`\ufeff${CV}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\ufeff${CV}`, 'utf16le').swap16()],
])('a text in %s', async (_how, content) => {
  expect(await outcomeOf(new Uint8Array(content))).toMatchObject({
    document: { basics: { name: '王小明', phone: '13800000000' } },
  })
})

// The first signs are the same bytes as half a mark of UTF-16.
test.each(['þór Jónsson', 'Aÿ Jónsson', 'ÿvar Jónsson', 'Aþena Jónsdóttir'])(
  'a text of Western Windows that begins with %s',
  async (name) => {
    const reading = await outcomeOf(new Uint8Array(Buffer.from(`${name}\nReykjavík\n+354 555 1234\n`, 'latin1')))
    expect(JSON.stringify(reading)).toContain(name)
  },
)

test('XML that wants to be expanded is text', async () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>'
  const reading = await outcomeOf(zip([{ name: 'word/document.xml', text: `${entity}${paragraph('&b; 王小明')}` }]))
  expect(reading).toMatchObject({ source: ['&b; 王小明'] })
})

test('scripts inside are nothing or words', () => {
  const html = '<html><body><script>alert(1)</script><p>Jane Doe</p><p onclick="x()">jane@example.com</p></body></html>'
  expect(readText(html)).toMatchObject({
    reading: {
      document: { basics: { name: 'Jane Doe', email: 'jane@example.com' } },
      source: ['Jane Doe', 'jane@example.com'],
    },
  })
  const answer = readText(
    JSON.stringify({ basics: { name: 'X', url: 'javascript:alert(1)', summary: '[a](javascript:alert(1))' } }),
  )
  expect(answer).toMatchObject({ reading: { document: { basics: { name: 'X', website: 'javascript:alert(1)' } } } })
})

test('JSON formats are recognised by their content', () => {
  const formats = [
    composeResume({ locale: 'zh', design: 'ink', basics: { name: '甲' }, sections: [] }),
    { basics: { name: 'A' } },
    reactiveResumes.v5,
  ].map((json) => readText(JSON.stringify(json)))
  expect(formats.map((answer) => 'reading' in answer && answer.reading.format)).toEqual([
    'json',
    'json-resume',
    'reactive-resume',
  ])
})

test('text of Windows in Chinese, and a PDF behind a few stray bytes', async () => {
  const gb = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb, 0xa3, 0xba, 0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7])
  expect(await outcomeOf(gb)).toMatchObject({ document: { basics: { name: '王小明' } } })
  expect(kindOf(bytes('\n\n%PDF-1.7'))).toBe('pdf')
})

test.each([
  ['a text that ends with an accent', 'Jos\xe9', 'José'],
  ['as many accents side by side as alone', '\xe9\xe9n\xe9', '殚n'],
  ['more accents alone than side by side', '\xe9\xe9n\xe9n\xe9n', 'éénénén'],
  ['a character whose second byte is a letter', '\xcd\xf5\x81\x40\n\xd0\xa1\xc3\xf7', '王丂'],
])('%s is told from the other alphabet', async (_what, text, read) => {
  const outcome = await outcomeOf(new Uint8Array(Buffer.from(text, 'latin1')))
  expect(JSON.stringify(outcome)).toContain(read)
})

test('the parts of a Word file may be sixteen megabytes together, and no byte more', async () => {
  const [part] = word(paragraph('王小明'))
  if (part === undefined) throw new Error('There is no document')
  const room = 16 * 1024 * 1024 - Buffer.byteLength(part.text)
  const withNotes = (length: number) => [part, { name: 'word/footnotes.xml', text: Buffer.alloc(length, ' ') }]
  expect(await outcomeOf(zip(withNotes(room)))).toMatchObject({ document: { basics: { name: '王小明' } } })
  expect(await outcomeOf(zip(withNotes(room + 1)))).toBe('large')
  // What is not read may be of any size.
  const others = [part, { name: 'word/media/image1.png', text: Buffer.alloc(room + 1) }]
  expect(await outcomeOf(zip(others))).toMatchObject({ source: ['王小明'] })
})

test('text of Windows in the West keeps its accents and dashes', async () => {
  // windows-1252: 0xe9 é, 0x97 an em dash, 0xdc Ü, 0xfc ü, 0x92 an apostrophe.
  const text = 'Jos\xe9 M\xfcller\n\nWork\n2019 \x97 2023 \xdcberlingen GmbH, Ren\xe9\x92s team\n'
  const reading = await outcomeOf(new Uint8Array(Buffer.from(text, 'latin1')))
  expect(JSON.stringify(reading)).toMatch(/José Müller.*Überlingen GmbH/)
})

test('a photo that is not a picture is left out; the rest is imported', () => {
  const document = composeResume({ locale: 'en', design: 'ink', basics: { name: 'Ada' }, sections: [] })
  const checked = (photo: Uint8Array | null) =>
    withCheckedPhoto({
      reading: {
        format: 'json',
        designed: true,
        document,
        source: [],
        unplaced: [],
        photo: photo && { base64: Buffer.from(photo).toString('base64') },
      },
    })
  const withPhoto = (photo: unknown) => ({
    reading: { format: 'json', designed: true, document, source: [], unplaced: [], photo },
  })
  expect(checked(JPEG)).toEqual(withPhoto({ base64: Buffer.from(JPEG).toString('base64') }))
  expect(checked(null)).toEqual(withPhoto(null))
  for (const none of [bytes('<svg onload="alert(1)"/>'), JPEG.subarray(0, 20), jpeg(jpegHead(20_000, 20_000), [1])]) {
    expect(checked(none)).toEqual(withPhoto({ fault: 'unfit' }))
  }
  expect(withCheckedPhoto({ fault: 'empty' })).toEqual({ fault: 'empty' })
})
