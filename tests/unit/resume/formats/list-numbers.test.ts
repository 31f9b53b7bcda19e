import { expect, test } from 'vitest'
import { listNumbers, odtLists, wordLists } from '#src/resume/formats/list-numbers.ts'

test('items are numbered anew below each item of a higher level', () => {
  const numberOf = listNumbers()
  expect([numberOf('a', 0), numberOf('a', 1), numberOf('a', 1), numberOf('a', 0), numberOf('a', 1)]).toEqual([
    1, 1, 2, 2, 1,
  ])
  expect([numberOf('b', 0), numberOf('a', 0), numberOf('b', 0)]).toEqual([1, 3, 2])
})

test('a list begins where it says', () => {
  const numberOf = listNumbers()
  expect([numberOf('a', 0, 5), numberOf('a', 0, 5), numberOf('b', 1, 3)]).toEqual([5, 6, 3])
})

const level = (at: number, format: string, start?: number) =>
  `<w:lvl w:ilvl="${at}">${start === undefined ? '' : `<w:start w:val="${start}"/>`}<w:numFmt w:val="${format}"/></w:lvl>`
const definition = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`
const list = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`
const override = (at: number, start: number) =>
  `<w:lvlOverride w:ilvl="${at}"><w:startOverride w:val="${start}"/></w:lvlOverride>`

test('lists of Word have the levels with numbers of their definition', () => {
  const xml = [
    definition(7, level(0, 'decimal', 4), level(1, 'lowerLetter'), level(2, 'bullet', 3), level(3, 'none')),
    definition(8, '<w:lvl w:ilvl="0"></w:lvl>'),
    list(1, 7),
    list(2, 7),
    list(3, 8),
    list(4, 9),
  ].join('')
  const seven = {
    counter: 'definition 7',
    starts: new Map([
      [0, 4],
      [1, 1],
    ]),
  }
  expect(wordLists(xml)).toEqual(
    new Map([
      ['1', seven],
      ['2', seven],
      ['3', { counter: 'definition 8', starts: new Map([[0, 1]]) }],
      ['4', { counter: 'definition 9', starts: new Map() }],
    ]),
  )
})

test('a list of Word that says where it begins counts for itself', () => {
  const xml = definition(7, level(0, 'decimal'), level(1, 'bullet')) + list(1, 7, override(0, 6) + override(1, 2))
  expect(wordLists(xml + list(2, 7) + list(3, 7, override(0, 9)))).toEqual(
    new Map([
      ['1', { counter: 'list 1', starts: new Map([[0, 6]]) }],
      ['2', { counter: 'definition 7', starts: new Map([[0, 1]]) }],
      ['3', { counter: 'list 3', starts: new Map([[0, 9]]) }],
    ]),
  )
})

test('lists of OpenDocument have the levels with a format of numbers', () => {
  const number = (at: number, format: string) =>
    `<text:list-level-style-number text:level="${at}" style:num-format="${format}"/>`
  const bullet = '<text:list-level-style-bullet text:level="3"/>'
  const style = (name: string, body: string) => `<text:list-style style:name="${name}">${body}</text:list-style>`
  expect(odtLists(style('L1', number(1, '1') + number(2, '') + bullet + number(4, 'a')) + style('L2', bullet))).toEqual(
    new Map([
      ['L1', new Set([0, 3])],
      ['L2', new Set()],
    ]),
  )
})
