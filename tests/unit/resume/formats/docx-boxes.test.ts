import { describe, expect, test } from 'vitest'
import { textBoxes } from '#src/resume/formats/docx-boxes.ts'

type At = { x?: number; y?: number; width?: number; from?: string }

const tag = (name: string, attributes = '', text = '', isEnd = false) => ({ name, attributes, text, isEnd })

/** The texts of boxes in the order in which they are read. */
function order(boxes: readonly [text: string, at?: At][]): string[] {
  const all = textBoxes()
  for (const [text, { x, y, width, from = 'page' } = {}] of boxes) {
    all.see(tag('wp:anchor'))
    all.see(tag('wp:positionH', 'relativeFrom="column"'))
    if (x !== undefined) all.see(tag('wp:posOffset', '', String(x)))
    all.see(tag('wp:positionV', `relativeFrom="${from}"`))
    if (y !== undefined) all.see(tag('wp:posOffset', '', String(y)))
    if (width !== undefined) all.see(tag('wp:extent', `cx="${width}" cy="9"`))
    all.add([{ text }])
  }
  return all.take().map(({ text }) => text)
}

const top = (y: number): At => ({ x: 0, y, width: 100 })

describe('boxes are read', () => {
  test('from top to bottom', () => {
    expect(
      order([
        ['c', top(30)],
        ['a', top(10)],
        ['b', top(20)],
      ]),
    ).toEqual(['a', 'b', 'c'])
  })

  test('as they come, where one has no place or another origin', () => {
    expect(order([['c', top(30)], ['a'], ['b', top(20)]])).toEqual(['c', 'a', 'b'])
    expect(
      order([
        ['c', top(30)],
        ['a', { ...top(10), from: 'paragraph' }],
      ]),
    ).toEqual(['c', 'a'])
    expect(order([['c', top(30)], ['b', top(20)], ['a']])).toEqual(['c', 'b', 'a'])
  })

  const left = (y: number): At => ({ x: 0, y, width: 100 })
  const right = (y: number): At => ({ x: 100, y, width: 200 })
  const columns: [string, At][] = [
    ['Skills', left(10)],
    ['Work experience', right(11)],
    ['Excel', left(20)],
    ['Acme', right(21)],
  ]

  test('by columns, a left one before a right one', () => {
    expect(order(columns)).toEqual(['Skills', 'Excel', 'Work experience', 'Acme'])
  })

  test.each([
    ['touch', { x: 101, y: 11, width: 200 }, ['Skills', 'Excel', 'Work experience', 'Acme']],
    ['overlap', { x: 99, y: 11, width: 200 }, ['Skills', 'Work experience', 'Excel', 'Acme']],
  ])('where they %s', (_what, at, expected) => {
    const [skills, [work], excel, [acme]] = columns as [[string, At], [string], [string, At], [string]]
    expect(order([skills, [work, at], excel, [acme, { ...at, y: 21 }]])).toEqual(expected)
  })

  test('not by columns without two boxes and a heading in each', () => {
    expect(order(columns.map(([text, at]) => [text === 'Skills' ? 'Word' : text, at]))[1]).toBe('Work experience')
    expect(order(columns.map(([text, at]) => [text === 'Work experience' ? 'Globex' : text, at]))[1]).toBe('Globex')
    expect(order([...columns.slice(0, 3), ['Acme', left(30)]])[1]).toBe('Work experience')
    expect(order([columns[0], columns[1], columns[3]].filter((box) => box !== undefined))[1]).toBe('Work experience')
  })

  test('with those across both before and behind them', () => {
    const across = (y: number): At => ({ x: 50, y, width: 100 })
    expect(order([['foot', across(21)], ...columns, ['head', across(10)]])).toEqual([
      'head',
      'Skills',
      'Excel',
      'Work experience',
      'Acme',
      'foot',
    ])
    expect(order([...columns, ['between', across(15)]])).toEqual([
      'Skills',
      'Work experience',
      'between',
      'Excel',
      'Acme',
    ])
  })
})

describe('the place of a box', () => {
  test('is forgotten with the next anchor', () => {
    const all = textBoxes()
    all.see(tag('wp:positionV', 'relativeFrom="page"'))
    all.see(tag('wp:posOffset', '', '20'))
    all.add([{ text: 'b' }])
    all.see(tag('wp:inline'))
    all.add([{ text: 'a' }])
    expect(all.areOfPage()).toBe(false)
  })

  test('is what beginnings of tags say', () => {
    const all = textBoxes()
    all.see(tag('wp:positionV', 'relativeFrom="page"'))
    all.see(tag('wp:posOffset', '', '20'))
    all.see(tag('wp:anchor', '', '', true))
    all.see(tag('wp:positionV', '', '', true))
    all.add([{ text: 'a' }])
    expect(all.areOfPage()).toBe(true)
  })

  test('is of the page for all, or for none', () => {
    const all = textBoxes()
    expect(all.areOfPage()).toBe(false)
    all.see(tag('v:shape', 'style="margin-top:9pt;mso-position-vertical-relative:page"'))
    all.add([])
    expect(all.areOfPage()).toBe(false)
    all.add([{ text: 'a' }])
    expect(all.areOfPage()).toBe(true)
    all.see(tag('v:rect', 'style="margin-top:9pt"'))
    all.add([{ text: 'b' }])
    expect(all.areOfPage()).toBe(false)
    expect(all.take()).toEqual([{ text: 'a' }, { text: 'b' }])
    expect(all.take()).toEqual([])
  })

  test('is in the style of older programs', () => {
    const all = textBoxes()
    const add = (name: string, text: string, style: string) => {
      all.see(tag(name, `id="x" style="position:absolute;${style}"`))
      all.add([{ text }])
    }
    add('v:shape', 'Work experience', 'margin-left:100pt;margin-top:11.5pt;width:200pt')
    add('v:rect', 'Skills', 'margin-left:0;margin-top:10pt;width:100pt')
    add('v:shape', 'Acme', 'margin-left:100pt;margin-top:21pt;width:200pt')
    add('v:shape', 'Excel', 'margin-left:0;margin-top:20pt;width:100pt')
    expect(all.take().map(({ text }) => text)).toEqual(['Skills', 'Excel', 'Work experience', 'Acme'])
  })
})
