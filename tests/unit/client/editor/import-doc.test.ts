import { readFileSync } from 'node:fs'
import cfb from 'cfb'
import { expect, test } from 'vitest'
import { outcomeOf } from '#tests/support/imports/archives.ts'

/** Written by LibreOffice: a header, headings, lists, a table, a note, a link, a text box, a footer. */
const file = new Uint8Array(readFileSync('tests/support/imports/word-97.doc'))

/** The same file after a change of its main stream. */
function changed(change: (main: Uint8Array) => void): Uint8Array<ArrayBuffer> {
  const container = cfb.read(file, { type: 'array' })
  const main = cfb.find(container, 'WordDocument')
  if (main === null) throw new Error('There is no document')
  const bytes = Uint8Array.from(main.content)
  change(bytes)
  main.content = bytes
  return written(container)
}

function written(container: cfb.CFB$Container): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(cfb.write(container, { type: 'array' }))
}

/** A container with one stream. */
function containerOf(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const container = cfb.utils.cfb_new()
  cfb.utils.cfb_add(container, name, content)
  return written(container)
}

test('a document of Word 97 is read with its headers, points, cells and boxes', async () => {
  expect(await outcomeOf(file)).toMatchObject({
    format: 'word',
    document: { basics: { name: 'Priya Raman', email: 'priya@example.org', city: 'Leeds, UK' } },
    source: [
      'Priya Raman',
      'priya@example.org　Leeds, UK　priya.example',
      'Experience',
      'Designer, Hart & Sons – 2017–2020',
      '• Built the brand “Ada”',
      '• with twelve people',
      '2015　Leeds Arts',
      ...['设计学院', '毕业', 'BA'],
      'Email-ready',
      'Languages: English, 中文 😀',
      'References on request',
      'Shown at a fair',
    ],
    unplaced: ['References on request', 'Shown at a fair'],
  })
})

test('its headings begin sections, its points are nested', async () => {
  const { document } = Object(await outcomeOf(file))
  expect(document.items['work-item-1']).toMatchObject({
    ...{ title: 'Designer', org: 'Hart & Sons', start: '2017', end: '2020' },
    body: '- Built the brand “Ada”\n  - with twelve people',
  })
})

test('why a document in such a container cannot be read', async () => {
  const older = changed((main) => main.set([0x68, 0x00], 2))
  const locked = changed((main) => main.set([(main[11] ?? 0) | 1], 11))
  const other = changed((main) => main.set([0, 0], 0))
  const torn = changed((main) => main.set([0xff, 0xff, 0xff, 0x7f], 418))
  expect(await Promise.all([older, locked, other, torn, file.slice(0, 600)].map(outcomeOf))).toEqual([
    ...['old-word', 'locked', 'broken', 'broken', 'broken'],
  ])
  expect(await outcomeOf(containerOf('EncryptedPackage', Uint8Array.of(1, 2, 3)))).toBe('locked')
  expect(await outcomeOf(containerOf('Workbook', Uint8Array.of(1, 2, 3)))).toBe('type')
})

test('pieces that say more than any document has are not put together', async () => {
  const container = cfb.read(file, { type: 'array' })
  const table = cfb.find(container, '1Table')
  const main = cfb.find(container, 'WordDocument')
  if (table === null || main === null) throw new Error('There is no document')
  const pieces = Buffer.from(Uint8Array.from(table.content))
  const at = Buffer.from(Uint8Array.from(main.content)).readUInt32LE(418)
  // The end of the first piece.
  pieces.writeUInt32LE(2_000_001, at + 5 + 4)
  table.content = Uint8Array.from(pieces)
  expect(await outcomeOf(written(container))).toBe('large')
})
