import { describe, expect, test } from 'vitest'
import { readJson, received, receivedSocket } from '#src/origin/received.ts'

const MEGABYTE = 1024 * 1024
const file = { 'content-disposition': 'attachment; filename="a.docx"' }

/** So many bytes, a megabyte at a time. */
function bytes(size: number): ReadableStream<Uint8Array> {
  let left = size
  return new ReadableStream({
    pull: (controller) => {
      if (left === 0) return controller.close()
      const some = Math.min(left, MEGABYTE)
      left -= some
      controller.enqueue(new Uint8Array(some))
    },
  })
}

/** What is taken of an answer of so many bytes. */
async function sizeOf(size: number, init: ResponseInit = {}): Promise<unknown> {
  try {
    return (await (await received(new Response(bytes(size), init), 64 * MEGABYTE)).arrayBuffer()).byteLength
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

describe('what is taken of an answer', () => {
  test.each([
    [200, 200],
    [201, 200],
    [299, 200],
    [301, 502],
    [399, 502],
    [400, 400],
    [404, 404],
    [503, 503],
  ])('its status: of %i %i', async (sent, taken) => {
    expect((await received(new Response(null, { status: sent }), 0)).status).toBe(taken)
  })

  test('the listed headers and no others', async () => {
    const listed = {
      'content-type': 'a/b',
      ...file,
      'cache-control': 'no-store',
      'retry-after': '3',
      'x-last-grant': 'x',
    }
    const answer = await received(
      new Response('x', { headers: { ...listed, 'set-cookie': 'a=b', server: 'nginx' } }),
      1,
    )
    expect(Object.fromEntries(answer.headers)).toEqual(listed)
  })

  test('a file with nothing in it', async () => {
    const answer = await received(new Response(null, { headers: file }), 1)
    expect([answer.status, answer.headers.get('content-disposition'), await answer.text()]).toEqual([
      200,
      file['content-disposition'],
      '',
    ])
  })

  test('an envelope of eight megabytes, a file of sixty-four; what is refused is no file', async () => {
    expect([await sizeOf(8 * MEGABYTE), await sizeOf(8 * MEGABYTE + 1)]).toEqual([
      8 * MEGABYTE,
      `More than ${8 * MEGABYTE} bytes`,
    ])
    expect([
      await sizeOf(64 * MEGABYTE, { headers: file }),
      await sizeOf(64 * MEGABYTE + 1, { headers: file }),
    ]).toEqual([64 * MEGABYTE, `More than ${64 * MEGABYTE} bytes`])
    expect(await sizeOf(9 * MEGABYTE, { headers: file, status: 404 })).toBe(`More than ${8 * MEGABYTE} bytes`)
  })

  test('its JSON, if it is that', async () => {
    const read = (body: string) => readJson(new Response(body))
    expect([await read('{"a":1}'), await read('[]'), await read('{'), await read('')]).toEqual([
      { a: 1 },
      [],
      undefined,
      undefined,
    ])
  })

  test('why there is no socket', async () => {
    const answer = await receivedSocket(new Response('no', { status: 404, headers: { server: 'nginx' } }))
    expect([answer.status, await answer.text(), answer.headers.get('server')]).toEqual([404, 'no', null])
  })
})
