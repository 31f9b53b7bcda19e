import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chunksOf } from '#src/lib/chunks.ts'
import { fileNameOf } from '#src/lib/file-name.ts'
import { isPdf } from '#src/lib/is-pdf.ts'
import { isRecord, parseJson, readJson } from '#src/lib/json.ts'
import { keepUp } from '#src/lib/keep-up.ts'
import { perOwner } from '#src/lib/per-owner.ts'
import { formOf } from '#src/lib/posted-form.ts'
import { escapeXml, xmlText } from '#src/lib/xml.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test('a job goes on while there is more to do, for as many steps and as long as it may', async () => {
  /** How many steps are taken when each takes so long and there are so many. */
  const taken = async (allowance: { ms: number; steps: number }, each: number, left: number) => {
    let [now, steps] = [1000, 0]
    await keepUp(
      () => now,
      allowance,
      async () => {
        now += each
        steps += 1
        return steps < left
      },
    )
    return steps
  }
  expect(await taken({ ms: 100, steps: 5 }, 0, 3)).toBe(3)
  expect(await taken({ ms: 100, steps: 5 }, 0, 9)).toBe(5)
  // None begins once the time is over.
  expect(await taken({ ms: 100, steps: 5 }, 50, 9)).toBe(2)
  expect(await taken({ ms: 101, steps: 5 }, 50, 9)).toBe(3)
  expect([await taken({ ms: 0, steps: 5 }, 0, 9), await taken({ ms: 9, steps: 0 }, 0, 9)]).toEqual([0, 0])
})

test('JSON is read as what it should be, or as nothing', () => {
  expect([parseJson('{"a":1}'), parseJson('{'), parseJson('null')]).toEqual([{ a: 1 }, undefined, null])
  const schema = z.object({ a: z.int() })
  expect([readJson('{"a":1}', schema), readJson('{"a":"1"}', schema), readJson('{', schema)]).toEqual([
    { a: 1 },
    null,
    null,
  ])
  expect([{}, { a: 1 }, [], null, 'a', 1, undefined].map(isRecord)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test.each([
  ['%PDF-1.7\n…%%EOF', true],
  [`%PDF-1.7${' '.repeat(99)}%%EOF\r\n\n`, true],
  [`%PDF-1.7\n%%EOF${' '.repeat(27)}`, true],
  [`%PDF-1.7\n%%EOF${' '.repeat(28)}`, false],
  [' %PDF-1.7\n%%EOF', false],
  ['%PDF 1.7\n%%EOF', false],
  ['%PDF-1.7\n%%EOF x', false],
  ['%PDF-1.7\n', false],
  ['', false],
])('%j is a PDF: %s', (text, is) => expect(isPdf(bytes(text))).toBe(is))

test.each([
  ['王小明 简历', '王小明 简历'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['a//\u0000b', 'a b'],
  ['Anna Roth-Ingénieure / Engineer', 'Anna Roth-Ingénieure Engineer'],
  ['..hidden.', 'hidden'],
  [' . a.b . ', 'a.b'],
  ['/?', ''],
])('a file is not called %j but %j', (text, name) => expect(fileNameOf(text)).toBe(name))

test('what XML cannot contain is left out, what it would read as markup is written otherwise', () => {
  expect(escapeXml('<a b="c">&amp;\u0001\ud800\ufffe</a>')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;amp;&lt;/a&gt;')
  expect(xmlText('\t\n\r \ud7ff\ue000\ufffd\u{10000}\u{10ffff}\u0000\u001f\uffff')).toBe(
    '\t\n\r \ud7ff\ue000\ufffd\u{10000}\u{10ffff}',
  )
})

test('each owner has a value of its own, made once', () => {
  let made = 0
  const numberOf = perOwner(() => {
    made += 1
    return made
  })
  const [one, other] = [{}, {}]
  expect([numberOf(one), numberOf(other), numberOf(one), numberOf(other), made]).toEqual([1, 2, 1, 2, 2])
})

test('a list comes in chunks, the last with what is left', () => {
  expect([chunksOf([1, 2, 3, 4], 2), chunksOf([1, 2, 3], 2), chunksOf([1], 2), chunksOf([], 2)]).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
    [[1, 2], [3]],
    [[1]],
    [],
  ])
})

test('a posted form is read in either encoding, anything else is none', async () => {
  const form = await formOf(bytes('a=1&b=%E7%8E%8B'), 'application/x-www-form-urlencoded')
  expect([...(form ?? [])]).toEqual([
    ['a', '1'],
    ['b', '王'],
  ])
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
  expect([...((await formOf(bytes(part), 'multipart/form-data; boundary=x')) ?? [])]).toEqual([['a', '1']])
  expect([await formOf(bytes('{}'), 'application/json'), await formOf(bytes('a'), 'multipart/form-data')]).toEqual([
    null,
    null,
  ])
})
