import { beforeEach, expect, test, vi } from 'vitest'
import { meantBy, placesIn, quoteOf } from '#client/features/sharing/comments/places.ts'

/** As much of an element as is asked for: what it stands in, and its texts. */
class Part {
  readonly dataset: { place?: string }
  readonly childNodes: { textContent: string | null }[]
  readonly within: Part | null
  constructor(place: string | undefined, childNodes: { textContent: string | null }[], within: Part | null = null) {
    this.dataset = place === undefined ? {} : { place }
    this.childNodes = childNodes
    this.within = within
  }
  closest(selector: string): Part | null {
    const isMeant = selector === 'a' ? this instanceof Anchor : this.dataset.place !== undefined
    return isMeant ? this : (this.within?.closest(selector) ?? null)
  }
  contains(node: unknown): boolean {
    return node === this || this.childNodes.some((child) => child === node)
  }
}
class Anchor extends Part {}
class List {
  readonly textContent = 'a point of its own'
}
class Numbers extends List {}

const words = { textContent: ' Led ' }
const title = new Part('items/1.title', [words, { textContent: null }, { textContent: 'five ' }])
const point = new Part('items/1.body', [{ textContent: 'Built' }, new List(), new Numbers()])
const empty = new Part('items/2.title', [{ textContent: ' ' }, new List()])
const sheet = { querySelectorAll: (selector: string) => (selector === '[data-place]' ? [title, empty, point] : []) }

/** What is selected: from where to where, and which words. */
function select(from: unknown, to: unknown, said: string, isCollapsed = false) {
  const selection = { isCollapsed, anchorNode: from, focusNode: to, toString: () => said }
  vi.stubGlobal('getSelection', () => selection)
}

const meant = (target: unknown) => meantBy(target as never, placesIn(sheet as never))

beforeEach(() => {
  vi.stubGlobal('Element', Part)
  vi.stubGlobal('HTMLUListElement', List)
  vi.stubGlobal('HTMLOListElement', Numbers)
  vi.stubGlobal('getSelection', () => null)
})

test('each text that says something has a place, without the points below it', () => {
  expect(placesIn(sheet as never)).toEqual([
    { place: 'items/1.title', text: 'Led five', element: title },
    { place: 'items/1.body', text: 'Built', element: point },
  ])
})

test('who presses a text, or something in it, means all of it', () => {
  expect(meant(point)).toEqual({ index: 1, quote: 'Built' })
  expect(meant(new Part(undefined, [], title))).toEqual({ index: 0, quote: 'Led five' })
})

test('nothing is meant by a link, a place without a text, or what is no element', () => {
  expect([new Anchor(undefined, [], title), new Part(undefined, [], null), empty, {}, null].map(meant)).toEqual(
    Array(5).fill(null),
  )
})

test('selected words are what is meant, if they stand in what is pressed', () => {
  select(words, words, ' five ')
  expect(meant(title)).toEqual({ index: 0, quote: 'five' })
  expect(meant(point)).toEqual({ index: 1, quote: 'Built' })
  select(words, point, 'five Built')
  expect(meant(title)).toEqual({ index: 0, quote: 'Led five' })
  select(point, words, 'five Built')
  expect(meant(title)).toEqual({ index: 0, quote: 'Led five' })
  select(words, words, 'five', true)
  expect(meant(title)).toEqual({ index: 0, quote: 'Led five' })
})

test('no more is quoted than a comment may quote', () => {
  const long = (length: number) => ({ place: 'p', text: 'x'.repeat(length), element: title as never })
  expect([quoteOf(long(300)).length, quoteOf(long(301)), quoteOf(undefined)]).toEqual([300, '', ''])
  select(words, words, 'y'.repeat(300))
  expect(meant(title)?.quote).toHaveLength(300)
  select(words, words, 'y'.repeat(301))
  expect(meant(title)?.quote).toBe('Led five')
})
