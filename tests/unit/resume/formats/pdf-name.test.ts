import { describe, expect, test } from 'vitest'
import { nameOf, withWholeName } from '#src/resume/formats/pdf/name.ts'

/** Lines one below the other, written `text size`, with the page behind if it is not the first. */
const lines = (...said: [text: string, size: number, page?: number][]) =>
  said.map(([text, size, page = 1], index) => ({ text, size, page, y: 800 - index * 20 }))

describe('the name', () => {
  test.each([
    ['is much larger than all else', lines(['text', 10], ['Ada Byron', 13], ['more', 8]), 'Ada Byron'],
    ['is not hardly larger', lines(['text', 10], ['Ada Byron', 12.5]), undefined],
    ['is not one of two', lines(['Ada Byron', 20], ['Engineer', 20], ['text', 10]), undefined],
    ['is none alone', lines(['Ada Byron', 20]), undefined],
    ['is no known heading', lines(['Education', 30], ['Ada Byron', 20], ['text', 10]), 'Ada Byron'],
    ['is no title of the file', lines(['Curriculum Vitae', 30], ['Ada Byron', 20], ['text', 10]), 'Ada Byron'],
    ['is not on the second page', lines(['text', 10], ['Ada Byron', 20, 2]), undefined],
  ])('%s', (_what, said, name) => {
    expect(nameOf(said)?.text).toBe(name)
  })
})

describe('a name on two lines', () => {
  const text: [string, number] = ['text', 10]
  const whole = (...said: Parameters<typeof lines>) => withWholeName(lines(...said)).map((line) => line.text)

  test.each([
    ['of one size', [['Ada', 20], ['Byron', 20], text]],
    ['of nearly one size', [['Ada', 20], ['Byron', 18.1], text]],
    [
      'larger than the rest',
      [
        ['Ada', 20],
        ['Byron', 20],
        ['text', 15.9],
      ],
    ],
    ['below another line', [text, ['Ada', 20], ['Byron', 20]]],
  ] satisfies [string, [string, number][]][])('%s is joined', (_what, said) => {
    expect(whole(...said).filter((line) => line !== 'text')).toEqual(['Ada Byron'])
  })

  test('may have several parts, points and dashes', () => {
    expect(whole(['Mary J. Anne', 20], ["O'Neil-Byron", 20], text)).toEqual(["Mary J. Anne O'Neil-Byron", 'text'])
  })

  test.each([
    ['of two sizes', [['Ada', 20], ['Byron', 18], text]],
    [
      'not much larger than the rest',
      [
        ['Ada', 20],
        ['Byron', 20],
        ['text', 16],
      ],
    ],
    ['of three lines', [['Ada', 20], ['King', 20], ['Byron', 20], text]],
    ['with a text between them', [['Ada', 20], text, ['Byron', 20]]],
    ['with a first line in small letters', [['ada', 20], ['Byron', 20], text]],
    ['with a last line in small letters', [['Ada', 20], ['byron', 20], text]],
    ['with four words', [['Ada Mary Anne King', 20], ['Byron', 20], text]],
    ['with a heading', [['Ada', 20], ['Education', 20], text]],
    ['on the second page', [['Ada', 20, 2], ['Byron', 20, 2], text]],
    ['on two pages', [['Ada', 20], ['Byron', 20, 2], text]],
  ] satisfies [string, [string, number, number?][]][])('%s is not', (_what, said) => {
    expect(whole(...said)).toEqual(said.map(([line]) => line))
  })

  test('is not joined upwards', () => {
    const upwards = lines(['Ada', 20], ['Byron', 20], text).map((line, index) => ({ ...line, y: 700 + index }))
    expect(withWholeName(upwards)).toBe(upwards)
  })
})
