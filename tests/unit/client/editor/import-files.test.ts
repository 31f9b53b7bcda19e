import { expect, test } from 'vitest'
import { withCheckedPhoto } from '#client/features/editor/import/checked-photo.ts'
import { kindOf } from '#client/features/editor/import/file-kind.ts'
import { composeResume } from '#src/resume/compose.ts'
import { longestImport, readText } from '#src/resume/formats/import-reading.ts'
import { fileOf, outcomeOf, paragraph, word, zip } from '#tests/support/imports/archives.ts'
import { reactiveResumes } from '#tests/support/imports/reactive-resume.ts'
import { JPEG, jpeg, jpegHead } from '#tests/support/pictures.ts'

/** Bytes, and so many more. */
function after(bytes: Uint8Array, more: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([bytes, Buffer.alloc(more)]))
}

const CV = '王小明\n电话：13800000000\n教育背景\n2016.09-2020.06\t浙江大学\t本科\n'

test.each([
  ['nothing', fileOf(''), 'empty'],
  ['spaces only', fileOf(' \n\t\n—— \n'), 'empty'],
  ['a zip that is cut off', zip(word(paragraph('x'))).slice(0, 60), 'broken'],
  ['a zip with more after it than a comment', after(zip(word(paragraph('x'))), 65_536), 'broken'],
  ['a zip whose directory lies', zip(word(paragraph('x')), 9), 'broken'],
  ['a zip of something else', zip([{ name: 'xl/workbook.xml', text: '<x/>' }]), 'type'],
  ['a zip with a password', zip([{ name: 'word/document.xml', text: 'x', flags: 1 }]), 'locked'],
  ['a zip bomb', zip([{ name: 'word/document.xml', text: Buffer.alloc(64 * 1024 * 1024), says: 10 }]), 'large'],
  ['more files than any document has', zip(Array(4001).fill({ name: 'a', text: '' })), 'large'],
  ['a Word file without words', zip(word('<w:p/><w:sectPr/>')), 'empty'],
  ['more lines than any résumé has', zip(word(paragraph('行').repeat(5000))), 'large'],
  ['an old Word file that is cut off', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'broken'],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]), 'type'],
  ['a long text', fileOf('字'.repeat(longestImport + 1)), 'large'],
  ['a web page with as long a text', fileOf(`<html><p>${'字'.repeat(longestImport + 1)}</p>`), 'large'],
  ['JSON that breaks off', fileOf('{"basics": {'), 'broken'],
  ['JSON of something else', fileOf('{"name": "x", "version": "1.0.0"}'), 'unknown'],
  ['deep JSON', fileOf(`{"basics":{"name":"x"},"meta":${'['.repeat(5000)}${']'.repeat(5000)}}`), 'broken'],
  [
    'a backup of the future',
    fileOf('{"schema":99,"locale":"zh","basics":{},"sections":{},"items":{},"design":{"id":"ink"}}'),
    'newer',
  ],
  [
    'a backup with a trap',
    fileOf('{"schema":1,"locale":"zh","basics":{"__proto__":"x"},"sections":{},"items":{},"design":{"id":"ink"}}'),
    'broken',
  ],
] as const)('%s', async (_, content, fault) => {
  expect(await outcomeOf(content)).toBe(fault)
})

test.each([
  [
    'RTF with a photograph',
    `{\\rtf1\\ansi{\\pict\\jpegblip ${'ffd8ffe0'.repeat(500_000)}}Ada Byron\\par ada@example.com\\par}`,
  ],
  [
    'a web page with scripts',
    `<html><head><script>${'a = "b";'.repeat(500_000)}</script></head><p>Ada Byron</p><p>ada@example.com</p>`,
  ],
])('%s may be much longer than what it says', async (_what, content) => {
  expect(await outcomeOf(fileOf(content))).toMatchObject({ source: ['Ada Byron', 'ada@example.com'] })
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
  expect(kindOf(fileOf('\n\n%PDF-1.7'))).toBe('pdf')
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
  for (const none of [fileOf('<svg onload="alert(1)"/>'), JPEG.subarray(0, 20), jpeg(jpegHead(20_000, 20_000), [1])]) {
    expect(checked(none)).toEqual(withPhoto({ fault: 'unfit' }))
  }
  expect(withCheckedPhoto({ fault: 'empty' })).toEqual({ fault: 'empty' })
})
