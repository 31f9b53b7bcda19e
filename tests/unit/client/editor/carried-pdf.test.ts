import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { carriedInPdf } from '#client/features/editor/import/carried-pdf.ts'

const data = '{"basics":{"name":"张三"}}'
const packed = deflateSync(data).toString('latin1')

/** The head of data that takes so many bytes, as our writer makes it. */
const headOf = (length: number) => `\n/Length ${length}\n/Filter /FlateDecode\n>>\nstream\n`

/** As much of a file as is looked at, with the head of its data as our writer makes it, or another. */
function fileWith(head = headOf(packed.length), end = 'startxref\n9\n%%EOF', stream = packed) {
  const file = `%PDF-1.7\n4 0 obj\n<<\n/Type /QingjianResume${head}${stream}\nendstream\nendobj\n${end}`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

test('the data of a file is read', async () => {
  expect(await carriedInPdf(fileWith())).toBe(data)
})

test('data of four megabytes is read, of more not', async () => {
  const lengthOf = async (bytes: number) => {
    const large = deflateSync('x'.repeat(bytes)).toString('latin1')
    return (await carriedInPdf(fileWith(headOf(large.length), undefined, large)))?.length
  }
  expect([await lengthOf(4_194_304), await lengthOf(4_194_305)]).toEqual([4_194_304, undefined])
})

test.each([
  ['that was changed after it was written', fileWith(undefined, 'startxref\n9\n%%EOF startxref\n20\n%%EOF')],
  ['that does not say how long its data is', fileWith('\n/Filter /FlateDecode\n>>\nstream\n')],
  ['whose data is of another length', fileWith('\n/Length 3\n>>\nstream\n')],
  ['without any', new Uint8Array(Buffer.from('%PDF-1.7 startxref'))],
])('of a file %s there is none', async (_, file) => {
  expect(await carriedInPdf(file)).toBeUndefined()
})

test('of a file that begins with data everywhere nothing is looked for twice', async () => {
  const file = `${'/Type /QingjianResume '.repeat(400_000)}startxref`
  expect(await carriedInPdf(new Uint8Array(Buffer.from(file)))).toBeUndefined()
})
