import { expect, test } from 'vitest'
import { parseMarkup, type Run } from '#src/resume/markup.ts'

const run = (text: string, look: Partial<Run> = {}): Run => ({
  text,
  bold: false,
  italic: false,
  underline: false,
  href: '',
  ...look,
})

/** The runs of a single line. */
function runsOf(line: string): Run[] | undefined {
  return parseMarkup(line)[0]?.runs
}

test('lines become paragraphs, bullets and numbers; empty lines vanish', () => {
  expect(parseMarkup('第一段\n\n- 要点\n• 圆点\n1. one\r\n2) two\n3.5 years')).toEqual([
    { kind: 'paragraph', level: 0, runs: [run('第一段')] },
    { kind: 'bullet', level: 0, runs: [run('要点')] },
    { kind: 'bullet', level: 0, runs: [run('圆点')] },
    { kind: 'number', level: 0, runs: [run('one')] },
    { kind: 'number', level: 0, runs: [run('two')] },
    { kind: 'paragraph', level: 0, runs: [run('3.5 years')] },
  ])
})

test('bold, italic and underline nest and overlap', () => {
  expect(runsOf('a **b *c*** __d__')).toEqual([
    run('a '),
    run('b ', { bold: true }),
    run('c', { bold: true, italic: true }),
    run(' '),
    run('d', { underline: true }),
  ])
  expect(runsOf('提升**30%**以上')).toEqual([run('提升'), run('30%', { bold: true }), run('以上')])
})

test('links keep their address; other schemes stay text', () => {
  expect(runsOf('see **[site](https://example.com/a_b)** or [x](javascript:alert)')).toEqual([
    run('see '),
    run('site', { bold: true, href: 'https://example.com/a_b' }),
    run(' or [x](javascript:alert)'),
  ])
})

test('signs without a partner are text', () => {
  expect(runsOf('5 * 3 * 2 = 30')).toEqual([run('5 * 3 * 2 = 30')])
  expect(runsOf('**open')).toEqual([run('**open')])
  expect(runsOf('C** and __x')).toEqual([run('C** and __x')])
  expect(runsOf('\\*not\\* \\[a\\](b) \\\\')).toEqual([run('*not* [a](b) \\')])
})

test('any text parses, and quickly', () => {
  const hostile = ['*'.repeat(20_000), '['.repeat(20_000), '**a'.repeat(6000), '\\'.repeat(9999), '\ud800\u0000', '']
  expect(hostile.map((text) => parseMarkup(text).length)).toEqual([1, 1, 1, 1, 1, 0])
  expect(runsOf('['.repeat(500))).toEqual([run('['.repeat(500))])
})
