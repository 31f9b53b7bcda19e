import { describe, expect, test } from 'vitest'
import { indentOf, linkPlaces, numbersOf, parseMarkup, parseRuns, printedBlocks, type Run } from '#src/resume/markup.ts'

/** Runs as `text`, with the letters of their styles before it and their link behind it, separated by bars. */
const told = (runs: readonly Run[]) =>
  runs
    .map(({ text, bold, italic, underline, href }) => {
      const style = `${bold ? 'b' : ''}${italic ? 'i' : ''}${underline ? 'u' : ''}`
      return `${style && `${style}:`}${text}${href && `→${href}`}`
    })
    .join('|')

describe('runs', () => {
  test.each([
    ['上线 3 个', '上线 3 个'],
    ['**上线** 3 个', 'b:上线| 3 个'],
    ['a *b* c', 'a |i:b| c'],
    ['a __b__ c', 'a |u:b| c'],
    ['**a *b* c**', 'b:a |bi:b|b: c'],
    ['**a*b**c*', 'b:a|bi:b|i:c'],
    // Signs without a partner are signs.
    ['**a', '**a'],
    ['a*', 'a*'],
    ['a * b * c', 'a * b * c'],
    ['2 * 3*4', '2 * 3*4'],
    ['*a *b', '*a *b'],
    ['*a *b*', 'i:a *b'],
    ['*a* b*', 'i:a| b*'],
    ['*a* b *c*', 'i:a| b |i:c'],
    ['a** b**', 'a** b**'],
    ['** a**', '** a**'],
    ['**a __b** c__', 'b:a |bu:b|u: c'],
    ['a_b_c', 'a_b_c'],
    // Behind a backslash they are signs, too.
    ['\\*a\\*', '*a*'],
    ['a\\\\b \\[c\\] \\_d', 'a\\b [c] _d'],
    ['\\a', '\\a'],
    ['**a\\*\\***', 'b:a**'],
    // Links.
    ['见 [报告](https://a.cn) 等', '见 |报告→https://a.cn| 等'],
    ['[a](https://a.cn)[b](https://a.cn)', 'a→https://a.cn|b→https://a.cn'],
    ['[a](https://a.cn)b[c](https://b.cn)', 'a→https://a.cn|b|c→https://b.cn'],
    ['**[a](https://a.cn)**', 'b:a→https://a.cn'],
    ['[a](javascript:x) b', '[a](javascript:x) b'],
    ['[a](https://a.cn/(b)', '[a](https://a.cn/(b)'],
    ['[a] (https://a.cn)', '[a] (https://a.cn)'],
    ['[](https://a.cn)', '[](https://a.cn)'],
    ['', ''],
  ])('%j is %j', (source, runs) => {
    expect(told(parseRuns(source))).toBe(runs)
  })
})

/** Blocks as `kind level: runs`. */
const blocksOf = (source: string, read = parseMarkup) =>
  read(source).map(({ kind, level, runs }) => `${kind} ${level}: ${told(runs)}`)

describe('lines', () => {
  test.each<[line: string, block: string]>([
    ['- a', 'bullet 0: a'],
    ['• a ', 'bullet 0: a '],
    ['  -   a', 'bullet 0: a'],
    ['-a', 'paragraph 0: -a'],
    ['a - b', 'paragraph 0: a - b'],
    ['- ', 'bullet 0: '],
    ['1. a', 'number 0: a'],
    ['12) a', 'number 0: a'],
    ['123、 a', 'number 0: a'],
    ['1234. a', 'paragraph 0: 1234. a'],
    ['1.a', 'paragraph 0: 1.a'],
    ['in 1. a', 'paragraph 0: in 1. a'],
    [' a ', 'paragraph 0: a'],
  ])('%j is %j', (line, block) => {
    expect(blocksOf(line)).toEqual([block])
  })

  test.each<[what: string, lines: string[], levels: string]>([
    ['by one space', ['- a', ' - b'], '00'],
    ['by two', ['- a', '  - b'], '01'],
    ['by a tab', ['- a', '\t- b'], '01'],
    ['by a tab below four spaces', ['    - a', '\t- b'], '00'],
    ['by a tab below three', ['   - a', '\t- b'], '00'],
    ['by a tab below two', ['  - a', '\t- b'], '01'],
    ['further', ['- a', '    - b', '  - c', ' - d', '- e'], '01100'],
    ['below a numbered line', ['1. a', '  - b', '  2. c'], '011'],
    ['below an empty line', ['- a', '', '  - b'], '01'],
    ['below a paragraph', ['- a', 'b', '  - c', '    - d'], '0001'],
    ['at the beginning', ['  - a', '- b', '  - c'], '001'],
  ])('a point is nested %s', (_what, lines, levels) => {
    expect(
      parseMarkup(lines.join('\n'))
        .map(({ level }) => level)
        .join(''),
    ).toBe(levels)
  })

  test('empty points are not printed, nor points below none nested', () => {
    expect(blocksOf('- \n- **a**  \n- [ ](https://a.cn)\n-  \t', printedBlocks)).toEqual(['bullet 0: b:a|  '])
    expect(blocksOf('- \n  - a\n  - b', printedBlocks)).toEqual(['bullet 0: a', 'bullet 1: b'])
    expect(blocksOf('a\r\n- b\r  - c', printedBlocks)).toEqual(['paragraph 0: a', 'bullet 0: b', 'bullet 1: c'])
  })

  test.each<[lines: string, numbers: number[]]>([
    ['1. a\n7. b\n1. c', [1, 2, 3]],
    ['1. a\n- b\n1. c', [1, 0, 1]],
    ['1. a\nb\n1. c', [1, 0, 1]],
    ['1. a\n  1. b\n  1. c\n1. d\n  1. e', [1, 1, 2, 2, 1]],
    ['1. a\n  1. b\n  - c\n  1. d\n1. e', [1, 1, 0, 1, 2]],
    ['- a\n  1. b\n- c\n  1. d', [0, 1, 0, 1]],
  ])('the lines of %j are counted %j', (lines, numbers) => {
    expect(numbersOf(parseMarkup(lines))).toEqual(numbers)
  })

  test.each([
    ['a', 0],
    ['  a', 2],
    ['\ta', 4],
    [' \t a  ', 6],
    ['', 0],
  ])('%j is set in by %i', (text, columns) => {
    expect(indentOf(text)).toBe(columns)
  })
})

test('links are found with their labels, not behind a backslash', () => {
  expect(linkPlaces('见 [报告](https://a.cn)、\\[b](https://b.cn)[c](d)')).toEqual([
    { start: 2, labelStart: 3, labelEnd: 5, end: 20 },
    { start: 39, labelStart: 40, labelEnd: 41, end: 45 },
  ])
  expect(linkPlaces('[](a) [b] (c) [d](e f)')).toEqual([])
})
