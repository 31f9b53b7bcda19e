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

/** When a file was written, by its entry in the archive: whole pairs of seconds, in local time. */
function timeOf(archive: Uint8Array): Date {
  const view = new DataView(archive.buffer)
  const [time, day] = [view.getUint16(10, true), view.getUint16(12, true)]
  return new Date((day >> 9) + 1980, ((day >> 5) & 15) - 1, day & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2)
}

test('every file has the time it was given', async () => {
  const archive = await new Response(zipStream(listed(entries), AT)).arrayBuffer()
  expect(timeOf(new Uint8Array(archive))).toEqual(new Date(AT))
})

test('whatever files come from is let go when the reader leaves', async () => {
  let isOpen = true
  async function* opened() {
    try {
      yield* listed(entries)
    } finally {
      isOpen = false
    }
  }
  const reader = zipStream(opened(), AT).getReader()
  await reader.read()
  expect(isOpen).toBe(true)
  await reader.cancel()
  expect(isOpen).toBe(false)
})

test('a file is asked for once the one before has been taken, and none after the reader has gone', async () => {
  const asked: string[] = []
  const reader = zipStream(listed(entries, asked), AT).getReader()
  await new Promise((resolve) => setImmediate(resolve))
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
