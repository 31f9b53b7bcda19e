import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeText } from '#src/resume/sync/text.ts'

const merges = (text: string) => ({ text, conflict: false })
const conflicts = (text: string) => ({ text, conflict: true })

describe('within a line', () => {
  test.each([
    [
      'two words, and what stands around them',
      'one two three four five',
      'one 2 three four five',
      'one two three 4 five',
      'one 2 three 4 five',
    ],
    ['the first and the last', 'one two three', 'uno two three', 'one two tres', 'uno two tres'],
    [
      'a word removed and another added',
      'one two three four',
      'one three four',
      'one two three four five',
      'one three four five',
    ],
    ['two words beside each other', '设计上线', '策划上线', '设计交付', '策划交付'],
  ])('%s', (_what, base, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toEqual(merges(merged))
    expect(mergeText(base, theirs, mine)).toEqual(merges(merged))
  })

  test.each([
    ['something put in where the other removes', 'one two three', 'one three', 'one new two three'],
    ['something put in at either end of what the other replaces', 'one two three', 'one 2 three', 'one two-new three'],
  ])('%s is the same spot', (_what, base, mine, theirs) => {
    expect(mergeText(base, mine, theirs)).toEqual(conflicts(mine))
    expect(mergeText(base, theirs, mine)).toEqual(conflicts(theirs))
  })

  test('two changes that only beside each other make a word nobody wrote', () => {
    expect(mergeText('系 x', '系x', 'y x')).toEqual(conflicts('系x'))
  })
})

test('two signs that only beside each other mean bold are a conflict', () => {
  expect(mergeText('* x*', '* *', '*x*')).toEqual(conflicts('* *'))
})

describe('lines that both sides changed', () => {
  test.each([
    ['replaced as a whole, of which the other changed the ends', 'a\nb\nc\nd', 'p\nq', 'a1\nb\nc\nd1', 'p\nq'],
    ['replaced, below which the other put one in', 'a b\nc\nd', 'q\nd', 'a b x\nc\nnew\nd', 'q\nd'],
    [
      'one grown and one put in at the same place',
      'led a team\nsold a book',
      'led a team of nine\nsold a car\nsold a book',
      'led a team\nmade tea\nsold a book',
      'led a team of nine\nsold a car\nsold a book',
    ],
    [
      'one grown and one replaced, below which the other put one in',
      'led a team\nsold books\nend',
      'led a team of nine\nwrote\nend',
      'led a team\nsold books\nmade tea\nend',
      'led a team of nine\nwrote\nend',
    ],
    [
      'put in at one place in nearly the same words',
      'a\nmid\nc',
      'a\nled team one\nmid\nc',
      'a\nled team two\nmid\nC',
      'a\nled team one\nmid\nc',
    ],
  ])('%s: mine stay', (_what, base, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toEqual(conflicts(merged))
  })
})

describe('lines', () => {
  test.each([
    ['the first became the last', 'x\na\nb\nc', 'a\nb\nc\nx', 'x\na\nb more\nc', 'a\nb more\nc\nx'],
    ['the last became the first', 'a\nb\nc\nx', 'x\na\nb\nc', 'a\nb more\nc\nx', 'x\na\nb more\nc'],
    ['every other one is gone', 'a\nb\nc\nd\ne\nf\ng', 'b\nd\nf', 'a\nb\nc\nd more\ne\nf\ng', 'b\nd more\nf'],
    [
      'there is one more between all',
      'a\nb\nc\nd',
      'a\n1\nb\n2\nc\n3\nd',
      'a\nb more\nc\nd',
      'a\n1\nb more\n2\nc\n3\nd',
    ],
    ['some are others', 'p\na\nq\nb\nr', '1\na\n2\nb\n3', 'p\na more\nq\nb\nr', '1\na more\n2\nb\n3'],
  ])('%s, and another has grown', (_what, base, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toEqual(merges(merged))
    expect(mergeText(base, theirs, mine)).toEqual(merges(merged))
  })

  test('that stay as they are keep what the other side adds to them, whatever becomes of the rest', () => {
    const kinds = ['kept', 'kept', 'removed', 'replaced', 'put before'] as const
    const all = fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 7 })
    const joined = (lines: string[]) => lines.join('\n')
    fc.assert(
      fc.property(all, all, (above, below) => {
        // What grows has a line on either side that stays.
        const what = [...above, 'kept', 'kept', 'kept', ...below] as const
        const at = above.length + 1
        const base = what.map((_, nth) => `line${nth} of${nth}`)
        const grown = base.map((line, nth) => (nth === at ? `${line} more` : line))
        const changed = (lines: string[]) =>
          lines.flatMap((line, nth) => {
            if (what[nth] === 'removed') return []
            if (what[nth] === 'replaced') return [`other${nth}`]
            return what[nth] === 'put before' ? [`new${nth}`, line] : [line]
          })
        expect(mergeText(joined(base), joined(changed(base)), joined(grown))).toEqual(merges(joined(changed(grown))))
        expect(mergeText(joined(base), joined(grown), joined(changed(base)))).toEqual(merges(joined(changed(grown))))
      }),
      { numRuns: 200 },
    )
  })

  test('up to five hundred changed ones are compared one by one', () => {
    const lines = (mark: string, count: number) => Array.from({ length: count }, (_, nth) => `${mark}${nth}`)
    const of = (mark: string, middle: string, count: number) =>
      [...lines(mark, 250), middle, ...lines(`${mark}x`, count - 251)].join('\n')
    const merged = (count: number) =>
      mergeText(of('a', 'kept', count), of('b', 'kept', 500), of('a', 'kept more', count))
    expect(merged(500)).toEqual(merges(of('b', 'kept more', 500)))
    expect(merged(501)).toEqual(conflicts(of('b', 'kept', 500)))
  })

  test.each([
    [
      'put in below one that grows',
      'led a team',
      'led a team\nsold books',
      'led a team of nine',
      'led a team of nine\nsold books',
    ],
    [
      'put in below one that begins in another way',
      'led a team',
      'led a team\nsold books',
      'built a team',
      'built a team\nsold books',
    ],
    [
      'put in above one that begins with more',
      'led a team',
      'sold books\nled a team',
      'we led a team',
      'sold books\nwe led a team',
    ],
    [
      'put in above one that grows',
      'led a team',
      'sold books\nled a team',
      'led a team of nine',
      'sold books\nled a team of nine',
    ],
  ])('%s', (_what, base, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toEqual(merges(merged))
    expect(mergeText(base, theirs, mine)).toEqual(merges(merged))
  })
})

describe('the same line put in by both', () => {
  test('is there once at one place, and a conflict at two', () => {
    const [base, both] = ['one\ntwo\nthree', 'one\nled a team\ntwo\nthree']
    expect(mergeText(base, both, both)).toEqual(merges(both))
    expect(mergeText(base, both, 'one\ntwo\nled a team\nthree')).toEqual(conflicts(both))
  })

  test('at one place keeps the other changes of both', () => {
    const [own, other] = ['led a team\none\nmid\ntwo x\nend\nthree', 'led a team\none\nmid\ntwo\nend\nthree y']
    expect(mergeText('one\nmid\ntwo\nend\nthree', own, other)).toEqual(
      merges('led a team\none\nmid\ntwo x\nend\nthree y'),
    )
  })

  test.each([
    ['three words of which one is the same', 'a b c', 'a x y', true],
    ['four words of which one is the same', 'a b c d', 'a x y z', false],
    ['the shorter one decides', 'a b c', 'a x y z u v w', true],
    ['words that come twice count once', 'a a b c d', 'a a x y z', false],
    ['signs are no words', '- , .', '- , . !', false],
  ])('in other words: %s', (_what, own, other, conflict) => {
    const [mine, theirs] = [`${own}\nmiddle\nlast`, `middle\nlast\n${other}`]
    const merged = conflict ? mine : `${own}\nmiddle\nlast\n${other}`
    expect(mergeText('middle\nlast', mine, theirs)).toEqual({ text: merged, conflict })
  })
})

describe('a word', () => {
  test('that both moved, each to another end of a line, is there once', () => {
    const mine = 'lead\nmiddle\nend one two alpha'
    expect(mergeText('lead alpha\nmiddle\nend one two', mine, 'lead\nmiddle\nalpha end one two')).toEqual(
      conflicts(mine),
    )
  })

  test('that both added, each at another place, is there twice', () => {
    expect(mergeText('lead\nmiddle\nend', 'go lead\nmiddle\nend', 'lead\nmiddle\nend go')).toEqual(
      merges('go lead\nmiddle\nend go'),
    )
  })

  test('that both removed at one of two places is there once', () => {
    const both = 'lead\nmiddle\ngo end'
    expect(mergeText('go lead\nmiddle\ngo end', both, both)).toEqual(merges(both))
  })

  test('that one side keeps in a conflict does not undo what the other did elsewhere', () => {
    expect(mergeText('go one\nb\nc', 'go two\nb\nc', 'uno\nb\nC')).toEqual(conflicts('go two\nb\nC'))
  })

  test('may come again if it is no word but a sign', () => {
    expect(mergeText('- lead\nmiddle', '- lead -\nmiddle', '- lead\n- middle -')).toEqual(
      merges('- lead -\n- middle -'),
    )
  })
})
