import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createHtmlCache, type Head } from '#src/ssr/html-cache.ts'
import { createMarks, type Reader } from '#src/ssr/marks.ts'
import { user } from '#tests/support/fixtures.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MEGABYTE = 1024 * 1024
/** The version of the site that pages are made and read with, unless a test says otherwise. */
const VERSION = 7
const NONCE = 'n'.repeat(32)

function newCache() {
  const marks = createMarks((length) => new Uint8Array(randomBytes(length)))
  const cache = createHtmlCache(marks)
  const read = (key: string, now: number, reader: Reader = { nonce: NONCE, user: null }, version = VERSION) => {
    const page = cache.read(key, reader, { now, version })
    return page === null ? null : [new TextDecoder().decode(page.bytes), page.stale]
  }
  const write = (key: string, html: string, now: number) => cache.write(key, html, { now, version: VERSION })
  return { cache, marks, read, write }
}

/** Letters of one byte each. */
const pageOf = (bytes: number) => 'x'.repeat(bytes)

describe('the age of a page', () => {
  test('fresh to the millisecond for a minute, stale for an hour, then gone', () => {
    const { read, write } = newCache()
    write('a', 'page', 1000)
    expect(read('a', 1000 + MINUTE)).toEqual(['page', false])
    expect(read('a', 1000 + MINUTE + 1)).toEqual(['page', true])
    write('a', 'page', 1000)
    expect(read('a', 1000 + HOUR)).toEqual(['page', true])
    write('a', 'page', 1000)
    expect(read('a', 1000 + HOUR + 1)).toBeNull()
    expect(read('a', 1000)).toBeNull()
  })

  test('one reader has it rendered again; the others wait five seconds before another does', () => {
    const { read, write } = newCache()
    write('a', 'page', 0)
    const late = MINUTE + 1
    expect([read('a', late)?.[1], read('a', late)?.[1], read('a', late + 5000)?.[1]]).toEqual([true, false, false])
    expect(read('a', late + 5001)).toEqual(['page', true])
    write('a', 'new', late + 6000)
    expect(read('a', late + 6000 + MINUTE)).toEqual(['new', false])
  })
})

test('a page of another version of the site is gone, however fresh it is', () => {
  const { read, write } = newCache()
  write('a', 'old prices', 0)
  expect(read('a', 1, undefined, VERSION + 1)).toBeNull()
  write('a', 'old prices', 0)
  expect([read('a', 1), read('a', 1, undefined, VERSION - 1), read('a', 1)]).toEqual([
    ['old prices', false],
    null,
    null,
  ])
})

describe('the size of all pages', () => {
  test('sixteen megabytes fit exactly; one byte more and the one longest unused goes', () => {
    const { read, write } = newCache()
    for (const key of ['a', 'b', 'c', 'd']) write(key, pageOf(4 * MEGABYTE), 0)
    expect(['a', 'b', 'c', 'd'].map((key) => read(key, 0) !== null)).toEqual([true, true, true, true])
    read('a', 0)
    write('e', 'x', 0)
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => read(key, 0) !== null)).toEqual([true, false, true, true, true])
  })

  test('a page written again takes the place of itself', () => {
    const { read, write } = newCache()
    for (let times = 0; times < 8; times += 1) write('a', pageOf(4 * MEGABYTE), times)
    write('b', pageOf(12 * MEGABYTE), 0)
    expect([read('a', 0) !== null, read('b', 0) !== null]).toEqual([true, true])
    write('b', 'short', 0)
    write('c', pageOf(11 * MEGABYTE), 0)
    expect(['a', 'b', 'c'].map((key) => read(key, 0) !== null)).toEqual([true, true, true])
  })

  test('what has become too old leaves its room', () => {
    const { read, write } = newCache()
    write('old', pageOf(10 * MEGABYTE), 0)
    write('b', pageOf(6 * MEGABYTE), HOUR)
    expect(read('old', HOUR + 1)).toBeNull()
    write('c', pageOf(10 * MEGABYTE), HOUR)
    expect([read('b', HOUR) !== null, read('c', HOUR) !== null]).toEqual([true, true])
  })

  test('a page larger than all of it is not kept, and keeps nothing else out afterwards', () => {
    const { read, write } = newCache()
    write('huge', pageOf(16 * MEGABYTE + 1), 0)
    expect(read('huge', 0)).toBeNull()
    write('a', pageOf(16 * MEGABYTE), 0)
    expect(read('a', 0)).not.toBeNull()
  })
})

describe('the reader of a page', () => {
  test('every nonce and every string of the reader before is gone', () => {
    const { marks, read, write } = newCache()
    const kept = marks.userLike(user)
    write('a', `<p>${kept.user_name}</p><script nonce="${marks.nonce}"></script><b nonce="${marks.nonce}">`, 0)
    const first = { nonce: '1'.repeat(32), user: { ...user, user_name: 'A & B' } }
    const second = { nonce: '2'.repeat(32), user: { ...user, user_name: 'Çe' } }
    const htmlOf = (name: string, nonce: string) =>
      `<p>${name}</p><script nonce="${nonce}"></script><b nonce="${nonce}">`
    expect(read('a', 0, first)).toEqual([htmlOf('A &amp; B', first.nonce), false])
    expect(read('a', 0, second)).toEqual([htmlOf('Çe', second.nonce), false])
    expect(read('a', 0)).toEqual([htmlOf('', NONCE), false])
  })
})

test('each reader’s page is whole, however much longer than those before, with signs of one to four bytes', () => {
  const { marks, read, write } = newCache()
  const kept = marks.userLike(user)
  const names = ['A', '林知夏', '😀'.repeat(300), 'é'.repeat(5000)]
  for (const [index, name] of names.entries()) {
    write('a', `<p>${kept.user_name}</p>${pageOf(100 * index)}<i>${kept.user_name}</i>`, 0)
    const page = `<p>${name}</p>${pageOf(100 * index)}<i>${name}</i>`
    expect(read('a', 0, { nonce: NONCE, user: { ...user, user_name: name } })).toEqual([page, false])
  }
})

describe('the head a page was served with', () => {
  const head: Head = { headers: new Headers({ 'x-cache': 'hit' }), policy: ['a', 'b'], route: '/', locale: 'zh' }

  test('is there as long as the page is fresh, and goes when the page is written anew', () => {
    const { cache, write } = newCache()
    cache.writeHead('a', head)
    expect(cache.readHead('a', 0)).toBeNull()
    write('a', 'page', HOUR)
    expect(cache.readHead('a', HOUR)).toBeNull()
    cache.writeHead('a', head)
    expect([cache.readHead('a', HOUR + MINUTE), cache.readHead('b', HOUR)]).toEqual([head, null])
    expect(cache.readHead('a', HOUR + MINUTE + 1)).toBeNull()
    write('a', 'page', 0)
    expect(cache.readHead('a', 0)).toBeNull()
  })
})
