import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipStream } from '#src/lib/zip-stream.ts'

const AT = Date.UTC(2026, 10, 21, 2, 30, 12)

async function* listed(entries: readonly ZipEntry[], asked: string[] = []) {
  for (const entry of entries) {
    asked.push(entry.name)
    yield entry
  }
}

const entries: ZipEntry[] = [
  { name: 'a.txt', bytes: new TextEncoder().encode('a'.repeat(5000)) },
  { name: '图/b.jpg', bytes: new Uint8Array(3000).fill(7), packed: true },
  { name: 'empty', bytes: new Uint8Array() },
]

test('files come back as they were; what is packed already is not packed again', async () => {
  const archive = new Uint8Array(await new Response(zipStream(listed(entries), AT)).arrayBuffer())
  const sizes = new Map<string, [number, number, number]>()
  const files = unzipSync(archive, {
    filter: ({ name, compression, size, originalSize }) => {
      sizes.set(name, [compression, size < originalSize ? -1 : 1, originalSize])
      return true
    },
  })
  expect(Object.entries(files)).toEqual(entries.map(({ name, bytes }) => [name, bytes]))
  expect([...sizes]).toEqual([
    ['a.txt', [8, -1, 5000]],
    ['图/b.jpg', [8, 1, 3000]],
    ['empty', [8, 1, 0]],
  ])
})

test('a file is asked for once the one before has been taken, and none after the reader has gone', async () => {
  const asked: string[] = []
  const reader = zipStream(listed(entries, asked), AT).getReader()
  expect(asked).toEqual([])
  await reader.read()
  expect(asked).toEqual(['a.txt'])
  await reader.cancel()
  expect(asked).toEqual(['a.txt'])
})

test('when one cannot be had the archive breaks off', async () => {
  async function* broken() {
    yield* listed(entries.slice(0, 1))
    throw new Error('gone')
  }
  await expect(new Response(zipStream(broken(), AT)).arrayBuffer()).rejects.toThrow('gone')
})
