import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeItem } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import {
  copyItem,
  levelOf,
  moveItem,
  moveToSection,
  parentOf,
  sectionsFor,
  separateItem,
} from '#src/resume/item-order.ts'

/** Two organisations, the first with two further roles; another section; and what only looks like a role. */
function setUp(): ResumeDocument {
  const item = (pos: string, more: Partial<ResumeItem> = {}): ResumeItem => ({ section: 'work', pos, ...more })
  return {
    ...composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [] }),
    sections: { work: { kind: 'work', title: '', pos: 'a' }, other: { kind: 'projects', title: '', pos: 'b' } },
    items: {
      a: item('a0'),
      a1: item('a1', { parent: 'a' }),
      a2: item('a2', { parent: 'a' }),
      b: item('a3'),
      c: item('a4', { parent: 'gone' }),
      x: { ...item('a0'), section: 'other' },
      ofElsewhere: { ...item('a1', { parent: 'a' }), section: 'other' },
    },
  }
}

const order = (document: ResumeDocument, section = 'work') =>
  itemsIn(document, section)
    .map(([id]) => id)
    .join(' ')

describe('the item another is a further role of', () => {
  test.each([
    ['a1', 'a'],
    ['a', undefined],
    ['c', undefined],
    ['ofElsewhere', undefined],
    ['nobody', undefined],
  ])('of %s: %s', (id, parent) => expect(parentOf(setUp(), id)).toBe(parent))

  test('is none once it is deleted', () => {
    const document = setUp()
    const items = { ...document.items, a: { section: 'work', pos: 'a', del: 1 } }
    expect(parentOf({ ...document, items }, 'a1')).toBeUndefined()
  })
})

test('one moves among the roles of an organisation, or among organisations', () => {
  expect([levelOf(setUp(), 'a1'), levelOf(setUp(), 'b'), levelOf(setUp(), 'x'), levelOf(setUp(), 'nobody')]).toEqual([
    ['a1', 'a2'],
    ['a', 'b', 'c'],
    ['x', 'ofElsewhere'],
    [],
  ])
})

test.each([
  ['a', 1, 'b a a1 a2 c'],
  ['a', 2, 'b c a a1 a2'],
  ['b', 0, 'b a a1 a2 c'],
  ['b', 1, 'a a1 a2 b c'],
  ['c', 0, 'c a a1 a2 b'],
  ['a1', 1, 'a a2 a1 b c'],
  ['a2', 0, 'a a2 a1 b c'],
  ['a2', 9, 'a a1 a2 b c'],
  ['nobody', 0, 'a a1 a2 b c'],
])('%s to place %i: %s', (id, index, expected) => {
  const document = setUp()
  const moved = moveItem(id, index)(document)
  expect(order(moved)).toBe(expected)
  expect(order(moved, 'other')).toBe('x ofElsewhere')
})

test('what stands where it should keeps its position', () => {
  const document = setUp()
  const { items } = moveItem('c', 1)(document)
  const kept = Object.keys(items).filter((id) => items[id] === document.items[id])
  expect(kept).toEqual(['a', 'a1', 'a2', 'b', 'x', 'ofElsewhere'])
})

test('a copy comes after the item and its roles, of a role right after it', () => {
  expect(order(copyItem('a', 'new')(setUp()))).toBe('a a1 a2 new b c')
  const document = copyItem('a1', 'new')(setUp())
  expect([order(document), parentOf(document, 'new')]).toEqual(['a a1 new a2 b c', 'a'])
})

test('a role that becomes an item of its own stands after its organisation and the roles that stay there', () => {
  const alone = separateItem('a1')(setUp())
  expect([order(alone), alone.items.a1?.parent, parentOf(alone, 'a2')]).toEqual(['a a2 a1 b c', undefined, 'a'])
  expect(order(separateItem('b')(setUp()))).toBe('a a1 a2 b c')
})

test('to another section an item goes with its roles, a role by itself', () => {
  const whole = moveToSection('a', 'other')(setUp())
  expect([order(whole), order(whole, 'other')]).toEqual(['b c', 'x ofElsewhere a a1 a2'])
  expect(['a1', 'a2'].map((id) => parentOf(whole, id))).toEqual(['a', 'a'])
  const role = moveToSection('a1', 'other')(setUp())
  expect([order(role), order(role, 'other')]).toEqual(['a a2 b c', 'x ofElsewhere a1'])
  expect(role.items.a1?.parent).toBeUndefined()
})

describe('the sections an entry can be moved to', () => {
  const kinds = (fields: Partial<ResumeItem>, role: Partial<ResumeItem> = {}) => {
    const { items: _, sections, ...others } = setUp()
    const document: ResumeDocument = {
      ...others,
      sections: {
        ...sections,
        again: { kind: 'work', title: '', pos: 'c' },
        awards: { kind: 'awards', title: '', pos: 'd' },
        skills: { kind: 'skills', title: '', pos: 'e' },
        gone: { kind: 'work', title: '', pos: 'f', del: 1 },
      },
      items: { b: { section: 'work', pos: 'a3', ...fields }, r: { section: 'work', pos: 'a4', ...role } },
    }
    return sectionsFor(document, 'b').map(([id]) => id)
  }

  test.each([
    ['those of its kind, while nothing is filled in', {}, ['again']],
    ['those with a place for all of it', { title: '甲', body: '乙' }, ['other', 'again', 'awards', 'skills']],
    ['without a place for its period', { title: '甲', start: '2020' }, ['other', 'again']],
    ['without a place for what goes on', { title: '甲', present: true as const }, ['other', 'again']],
    ['spaces are nothing', { title: '甲', start: ' ' }, ['other', 'again', 'awards', 'skills']],
  ])('%s', (_, fields, expected) => expect(kinds(fields)).toEqual(expected))

  test('only those of its kind, with further roles or as one', () => {
    expect(kinds({ title: '甲' }, { parent: 'b' })).toEqual(['again'])
    expect(kinds({ title: '甲', parent: 'r' })).toEqual(['again'])
  })

  test('all with room for it again, once its further role or its organisation is deleted', () => {
    const all = ['other', 'again', 'awards', 'skills']
    expect(kinds({ title: '甲' }, { parent: 'b', del: 1 })).toEqual(all)
    expect(kinds({ title: '甲', parent: 'r' }, { del: 1 })).toEqual(all)
  })
})
