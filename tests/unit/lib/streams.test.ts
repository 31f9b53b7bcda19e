import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundedStream, readBytes, TooLong } from '#src/lib/bytes.ts'

const LIMIT = 100

/** A stream of these chunks, and whether somebody has stopped reading it. */
function streamOf(sizes: readonly number[]) {
  const state = { cancelled: false, pulled: 0 }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const size = sizes[state.pulled]
        if (size === undefined) return controller.close()
        controller.enqueue(new Uint8Array(size).fill(state.pulled + 1))
        state.pulled += 1
      },
      cancel: () => {
        state.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, state }
}

const bytesOf = (sizes: readonly number[]) => sizes.flatMap((size, nth) => new Array<number>(size).fill(nth + 1))
const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 })

test('a stream is read whole up to its limit, byte for byte; one byte more and nothing of it is', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, async (chunks) => {
      const total = chunks.reduce((sum, size) => sum + size, 0)
      expect([...(await readBytes(streamOf(chunks).stream, total))]).toEqual(bytesOf(chunks))
      if (total > 0) await expect(readBytes(streamOf(chunks).stream, total - 1)).rejects.toThrow(TooLong)
    }),
    { seed: 7, numRuns: 60 },
  )
})

test('the rest of an over-long stream is not read', async () => {
  const { stream, state } = streamOf([LIMIT, 1, 50, 50])
  await expect(readBytes(stream, LIMIT)).rejects.toThrow('More than 100 bytes')
  expect(state).toEqual({ cancelled: true, pulled: 2 })
})

test('no stream is no bytes', async () => {
  expect(await readBytes(null, 0)).toEqual(new Uint8Array(0))
})

test('a bounded stream is the same up to its limit, and breaks off beyond', async () => {
  const read = (chunks: readonly number[]) => new Response(boundedStream(streamOf(chunks).stream, LIMIT)).bytes()
  expect([...(await read([60, 40]))]).toEqual(bytesOf([60, 40]))
  await expect(read([60, 41])).rejects.toThrow('More than 100 bytes')
})
