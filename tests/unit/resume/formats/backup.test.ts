import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { documentLimits } from '#src/resume/document.ts'
import { setBasics } from '#src/resume/edits.ts'
import { longestBackup, writeBackup } from '#src/resume/formats/backup.ts'
import { longestImport, readText } from '#src/resume/formats/import-reading.ts'

const plain = composeResume({
  locale: 'en',
  design: 'ink',
  basics: { name: 'Ada', headline: '{"[[' },
  sections: [{ kind: 'work', items: [{ org: 'Analytical', body: 'a "quoted" \\ line' }] }],
})
const document = setBasics({ photo: 'AAAABBBBCCCCDDDDEEEE', photoShape: '35x49' })(plain)

function readingOf(text: string) {
  const answer = readText(text)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.reading
}

test('a backup brings document and picture back exactly; the picture is not among its words', () => {
  const reading = readingOf(writeBackup(document, { type: 'image/webp', base64: 'UklGRg==' }))
  expect({ ...reading, source: reading.source.filter((line) => line.includes('base64')) }).toEqual({
    designed: true,
    format: 'json',
    document,
    photo: { base64: 'UklGRg==' },
    source: [],
    unplaced: [],
  })
})

test('a backup without a picture is the document and nothing else', () => {
  expect(JSON.parse(writeBackup(document, null))).toEqual(document)
  expect(readingOf(writeBackup(document, null)).photo).toBeNull()
})

/** As many as an account may store of one photo. */
const PHOTO_BYTES = 1_048_576

test('the largest picture beside the longest document is read', () => {
  const body = '一'.repeat(documentLimits.text)
  const items = Array.from({ length: 8 }, () => ({ body }))
  const long = composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [{ kind: 'custom', items }] })
  const base64 = Buffer.alloc(PHOTO_BYTES).toString('base64')
  const text = writeBackup(long, { type: 'image/png', base64 })
  expect(text.length).toBeGreaterThan(longestImport)
  expect(readingOf(text)).toMatchObject({ document: long, photo: { base64 } })
})

const url = (base64: string, type = 'image/png') => `data:${type};base64,${base64}`

test.each([
  ['one byte too many', url(Buffer.alloc(PHOTO_BYTES + 1).toString('base64')), 'large'],
  ['a number', 7, 'unfit'],
  ['an object', { data: 'AAAA' }, 'unfit'],
  ['null', null, 'unfit'],
  ['nothing', '', 'unfit'],
  ['an address elsewhere', 'https://example.com/me.png', 'unfit'],
  ['a drawing with scripts', url('PHN2Zy8+', 'image/svg+xml'), 'unfit'],
  ['a page', url('PGh0bWw+', 'text/html'), 'unfit'],
  ['no base64', url('<script>'), 'unfit'],
  ['something after it', `${url('AAAA')}\n"`, 'unfit'],
])('a picture that cannot be used stays out, and the rest comes in: %s', (_, photo, fault) => {
  expect(readingOf(JSON.stringify({ ...document, photo }))).toMatchObject({ document, photo: { fault } })
})

test('text longer than any backup, or long text that is not a backup, is not read', () => {
  const filled = (length: number) => JSON.stringify({ ...document, photo: url('A'.repeat(length)) })
  expect(readText(filled(longestBackup))).toEqual({ fault: 'large' })
  const stranger = { basics: { name: 'Ada', summary: 'x'.repeat(longestImport) } }
  expect(readText(JSON.stringify(stranger))).toEqual({ fault: 'large' })
})

test('JSON that is nested to exhaust its reader is not parsed, however its texts look', () => {
  expect(readText(`${'['.repeat(100)}${']'.repeat(100)}`)).toEqual({ fault: 'broken' })
  expect(readingOf(writeBackup(setBasics({ headline: `${'[{'.repeat(50)}\\"` })(document), null)).format).toBe('json')
})
