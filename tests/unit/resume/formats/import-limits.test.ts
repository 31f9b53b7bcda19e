import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { longestImport, readLines, readText } from '#src/resume/formats/import-reading.ts'

const faultOf = (answer: ReturnType<typeof readText>) => ('fault' in answer ? answer.fault : 'read')
const line = { text: '项目经历' }
const nested = (depth: number, inner = '') => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`

describe('so much is read, and no more', () => {
  test('four hundred thousand signs', () => {
    const text = (length: number) => '张三\n'.padEnd(length, ' ')
    expect([longestImport, faultOf(readText(text(400_000))), faultOf(readText(text(400_001)))]).toEqual([
      400_000,
      'read',
      'large',
    ])
  })

  test('four thousand lines', () => {
    const lines = (count: number) => [{ text: '张三' }, ...new Array(count - 1).fill(line)]
    expect(faultOf(readLines(lines(4001), 'text'))).toBe('large')
    expect(faultOf(readLines(lines(4000), 'text'))).not.toBe('large')
  })

  test('two thousand signs of a line: the rest of it is another line', () => {
    const texts = (length: number) => {
      const answer = readText(`Ada Byron\n\nSkills\n- ${'a'.repeat(length)}`)
      return 'fault' in answer
        ? []
        : Object.values(answer.reading.document.items).map(({ body, title }) => body ?? title)
    }
    expect(texts(2000)).toEqual([`- ${'a'.repeat(2000)}`])
    expect(texts(2001)).toEqual([`- ${'a'.repeat(2000)}`, 'a'])
  })

  test('brackets forty deep, those in texts left out', () => {
    expect([faultOf(readText(nested(40))), faultOf(readText(nested(41)))]).toEqual(['unknown', 'broken'])
    expect(faultOf(readText(nested(40, JSON.stringify(`${nested(9)}"[`))))).toBe('unknown')
    expect(faultOf(readText(`{"a":${nested(39)}}`))).toBe('unknown')
    expect(faultOf(readText(`{"a":${nested(40)}}`))).toBe('broken')
    expect(faultOf(readText(`[${nested(39)},${nested(39)}]`))).toBe('unknown')
  })
})

test.each([
  '[Ada Byron](https://ada.example)',
  '[![Ada](https://ada.example/a.png)](https://ada.example)',
  '[个人简历]',
  '[[https://ada.example][Ada Byron]]',
  '{.title}',
])('a text that begins with a bracket is no broken JSON: %s', (first) => {
  const answer = readText(`${first}\n\nExperience\nAcme  Engineer  2020.03 - 2021.04`)
  if ('fault' in answer) throw new Error(answer.fault)
  expect(Object.values(answer.reading.document.items)).toMatchObject([{ org: 'Acme', title: 'Engineer' }])
})

test('what was read, as it is shown beside the result: names and values, five hundred signs of each', () => {
  const json = {
    basics: { name: 'Ada', email: '', age: 36, remote: true, none: null, label: 'x'.repeat(501), profiles: [] },
    work: [{ name: 'Acme', highlights: ['one', 2, false, { inner: 'three' }] }],
  }
  const answer = readText(JSON.stringify(json))
  expect('reading' in answer && answer.reading.source).toEqual([
    'basics',
    '  name: Ada',
    '  age: 36',
    '  remote: true',
    `  label: ${'x'.repeat(500)}`,
    'work',
    '  name: Acme',
    '  highlights',
    '    • one',
    '    • 2',
    '    • false',
    '    inner: three',
  ])
})

test('our own backup that does not fit says why', () => {
  const document = composeResume({ locale: 'zh', design: 'ink', basics: { name: '林' }, sections: [] })
  const read = (changes: object) => faultOf(readText(JSON.stringify({ ...document, ...changes })))
  const items = Object.fromEntries(
    Array.from({ length: 20 }, (_, nth) => [`i${nth}`, { section: 'x', pos: 'a', body: 'x'.repeat(19_000) }]),
  )
  expect([read({}), read({ schema: 2 }), read({ locale: 'fr' })]).toEqual(['read', 'newer', 'broken'])
  expect(read({ items })).toBe('read')
})

describe('sixty signs are the longest', () => {
  const bodyOf = (text: string) => {
    const answer = readText(text)
    if (!('reading' in answer)) throw new Error('It was not read')
    const { document } = answer.reading
    return { headline: document.basics.headline ?? '', items: Object.values(document.items) }
  }
  const words = (length: number) => `${'Engineer '.repeat(8).slice(0, length - 1)}x`

  test('second line of a heading, without the address of its link', () => {
    const entry = (line: string) =>
      bodyOf(`Ada Byron\n\nWork Experience\n\nAcme Ltd\t2020.01 - 2021.01\n${line}\n- Built it`).items.map(
        ({ org, title, body }) => ({ org, title, body }),
      )
    const named = (length: number) => ({ org: 'Acme Ltd', title: words(length), body: '- Built it' })
    expect([entry(words(60)), entry(words(61))]).toEqual([
      [named(60)],
      [{ org: 'Acme Ltd', title: undefined, body: `${words(61)}\n- Built it` }],
    ])
  })

  test('headline below a name', () => {
    const headline = (length: number) => bodyOf(`Ada Byron\n${words(length)}\nada@example.com\n`).headline
    expect([headline(60), headline(61)]).toEqual([words(60), ''])
  })
})
