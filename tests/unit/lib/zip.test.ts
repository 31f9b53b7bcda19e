import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZip } from '#src/lib/zip.ts'

const contents = { one: new Uint8Array(6).fill(1), two: new Uint8Array(5).fill(2) }
const archive = Uint8Array.from(zipSync(contents, { level: 0 }))

test('files that are not packed count as well towards what is read at most', async () => {
  expect((await readZip(archive, 11)).map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ['one', 6],
    ['two', 5],
  ])
  await expect(readZip(archive, 10)).rejects.toMatchObject({ fault: 'large' })
  expect((await readZip(archive, 5, (name) => name === 'two')).map(({ name }) => name)).toEqual(['two'])
})
