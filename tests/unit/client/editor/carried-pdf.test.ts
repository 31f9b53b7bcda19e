import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { carriedInPdf } from '#client/features/editor/import/carried-pdf.ts'

const data = '{"basics":{"name":"张三"}}'
const packed = deflateSync(data).toString('latin1')

/** As much of a file as is looked at, with the head of its data as our writer makes it, or another. */
function fileWith(
  head = `\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`,
  end = 'startxref\n9\n%%EOF',
) {
  const file = `%PDF-1.7\n4 0 obj\n<<\n/Type /QingjianResume${head}${packed}\nendstream\nendobj\n${end}`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

test('the data of a file is read', async () => {
  expect(await carriedInPdf(fileWith())).toBe(data)
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
