import { describe, expect, test } from 'vitest'
import { countryOf, placeOf } from '#src/http/client-place.ts'
import { discardBody, readBody } from '#src/http/request-body.ts'
import { requestIdOf } from '#src/http/request-scope.ts'

const SITE = 'https://qingjian.test/'
const MEGABYTE = 1024 * 1024

/** A body of so many bytes that notes how many chunks were taken. */
function bodyOf(size: number, chunk = 1000) {
  const taken = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken.bytes === size) return controller.close()
        const some = Math.min(chunk, size - taken.bytes)
        controller.enqueue(new Uint8Array(some).fill(taken.bytes % 251))
        taken.bytes += some
      },
    },
    { highWaterMark: 0 },
  )
  return { taken, request: new Request(SITE, { method: 'POST', body, duplex: 'half' } as RequestInit) }
}

describe('the body of a request', () => {
  test.each([0, 1, 999, 1000, 1001, 4999, 5000])('of %i bytes is whole', async (size) => {
    expect((await readBody(bodyOf(size).request, 5000))?.length).toBe(size)
  })

  test('comes in the order it was sent', async () => {
    const bytes = await readBody(bodyOf(3000).request, 3000)
    expect([bytes?.[0], bytes?.[999], bytes?.[1000], bytes?.[2000]]).toEqual([0, 0, 1000 % 251, 2000 % 251])
  })

  test.each([5001, 5999, 6000, 60_000])('of %i bytes is too large, and read away', async (size) => {
    const { request, taken } = bodyOf(size)
    expect([await readBody(request, 5000), taken.bytes]).toEqual([null, size])
  })

  test('of more than eight megabytes is not even read away', async () => {
    const { request, taken } = bodyOf(20 * MEGABYTE, MEGABYTE)
    expect([await readBody(request, 5000), taken.bytes]).toEqual([null, 9 * MEGABYTE])
    const just = bodyOf(8 * MEGABYTE, MEGABYTE)
    expect([await readBody(just.request, 9 * MEGABYTE).then((all) => all?.length), just.taken.bytes]).toEqual([
      8 * MEGABYTE,
      8 * MEGABYTE,
    ])
  })

  test('that is not wanted is read away, once', async () => {
    const { request, taken } = bodyOf(5000)
    await discardBody(request)
    await discardBody(request)
    expect([taken.bytes, request.bodyUsed]).toEqual([5000, true])
    await discardBody(new Request(SITE))
  })
})

describe('where a request comes from', () => {
  const from = (cf: unknown, headers: Record<string, string> = {}) => {
    const request = Object.assign(new Request(SITE, { headers }), cf === undefined ? {} : { cf })
    return [placeOf(request), countryOf(request)]
  }

  test.each<[string, unknown, Record<string, string>, string, string]>([
    ['nothing known', undefined, {}, '', ''],
    ['a city and a country', { city: '上海', country: 'CN' }, {}, '上海, CN', 'CN'],
    ['a country', { country: 'CN' }, {}, 'CN', 'CN'],
    ['a city', { city: 'Paris' }, {}, 'Paris', ''],
    ['an empty city', { city: '', country: 'FR' }, {}, 'FR', 'FR'],
    ['a header that knows better', { country: 'CN' }, { 'cf-ipcountry': 'DE' }, 'CN', 'DE'],
    ['a header alone', undefined, { 'cf-ipcountry': 'DE' }, '', 'DE'],
    ['a country nobody knows', { country: 'XX' }, {}, 'XX', ''],
    ['Tor', undefined, { 'cf-ipcountry': 'T1' }, '', ''],
    ['small letters', undefined, { 'cf-ipcountry': 'de' }, '', ''],
    ['three letters', undefined, { 'cf-ipcountry': 'DEU' }, '', ''],
    ['something else', { city: 7 }, {}, '', ''],
  ])('%s', (_what, cf, headers, place, country) => {
    expect(from(cf, headers)).toEqual([place, country])
  })
})

test('a request has the name the platform gives it, or a random one of 64 bits', () => {
  const asked: number[] = []
  const bytes = (length: number) => {
    asked.push(length)
    return new Uint8Array(length).fill(0xab)
  }
  expect([requestIdOf(new Headers({ 'cf-ray': 'ray-1' }), bytes), requestIdOf(new Headers(), bytes), asked]).toEqual([
    'ray-1',
    'abababababababab',
    [8],
  ])
})
