import { describe, expect, test } from 'vitest'
import { documentLimits, type ResumeDocument } from '#src/resume/document.ts'
import { documentBytes } from '#src/resume/read-document.ts'
import { named, newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

const { idLength, entries, text, position, bytes } = documentLimits

const item = { section: 'work', pos: 'a0' }
const section = { kind: 'work', title: '', pos: 'a0' }
const of = <T>(count: number, value: T) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`n${nth}`, value]))

/** A document of so many bytes exactly. */
function sized(size: number): ResumeDocument {
  const bodies = Object.fromEntries(
    Array.from({ length: 26 }, (_, nth) => [`n${nth}`, { ...item, body: 'x'.repeat(text) }]),
  )
  const document = { ...shortResume(), items: bodies }
  const left = size - documentBytes(document)
  const last = { ...item, body: '' }
  const rest = left - documentBytes({ ...document, items: { ...bodies, last } }) + documentBytes(document)
  const whole = { ...document, items: { ...bodies, last: { ...last, body: 'x'.repeat(rest) } } }
  expect(documentBytes(whole)).toBe(size)
  return whole
}

describe('what a document may hold, and one more of it', () => {
  test.each<[string, number, string, (count: number) => unknown]>([
    ['letters of a field', text, 'basics.name', (count) => named(shortResume(), 'x'.repeat(count))],
    [
      'letters of an entry',
      text,
      'items.a.body',
      (count) => ({ ...shortResume(), items: { a: { ...item, body: 'x'.repeat(count) } } }),
    ],
    ['entries', entries, 'items', (count) => ({ ...shortResume(), items: of(count, item) })],
    ['sections', entries, 'sections', (count) => ({ ...shortResume(), sections: of(count, section) })],
    [
      'letters of a position',
      position,
      'items.a.pos',
      (count) => ({ ...shortResume(), items: { a: { ...item, pos: 'a'.repeat(count) } } }),
    ],
    [
      'letters of an id',
      idLength,
      `items.${'a'.repeat(idLength)}`,
      (count) => ({ ...shortResume(), items: { ['a'.repeat(count)]: item } }),
    ],
  ])('%s: %i', async (_what, limit, path, document) => {
    const { current, save } = await setUpOwner()
    expect(await save(1, document(limit + 1))).toMatchObject({ status: 422, body: { code: 422, data: { path } } })
    expect((await current()).rev).toBe(1)
    expect(await save(1, document(limit))).toMatchObject({ status: 200, body: { data: { rev: 2 } } })
    expect((await current()).doc).toEqual(document(limit))
  })

  test('bytes', async () => {
    const { current, save } = await setUpOwner()
    expect((await save(1, sized(bytes + 1))).status).toBe(413)
    expect((await save(1, sized(bytes))).status).toBe(200)
    expect((await current()).doc).toEqual(sized(bytes))
  })
})

test('only the newest revision can be saved upon: neither one before nor one there is not yet', async () => {
  const { current, save } = await setUpOwner()
  const doc = named(shortResume(), '第二')
  await save(1, doc)
  for (const rev of [0, 1, 3, 4, 1_000_000, Number.MAX_SAFE_INTEGER]) {
    expect([rev, await save(rev, named(shortResume(), `从 ${rev}`), newMid(), 'journal-2')]).toMatchObject([
      rev,
      { status: 409, body: { code: 409, data: { rev: 2, doc, applied: false } } },
    ])
  }
  for (const rev of [-1, 0.5, Number.MAX_SAFE_INTEGER + 1]) expect((await save(rev, doc)).status).toBe(400)
  expect(await current()).toEqual({ rev: 2, doc })
  expect((await save(2, named(shortResume(), '第三'))).status).toBe(200)
})
