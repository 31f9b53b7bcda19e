import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import {
  addItem,
  addSection,
  duplicateItem,
  duplicateSection,
  itemsIn,
  orderItems,
  orderSections,
  placeItem,
  placeSection,
  remove,
  setBasics,
  setDesign,
  setHead,
  setItem,
  setSection,
} from '#src/resume/edits.ts'
import { readDocument } from '#src/resume/read-document.ts'

const start = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏' },
  sections: [
    { kind: 'work', items: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] },
    { kind: 'education', items: [{ title: 'D' }] },
  ],
})
const [A, B, C, D] = ['work-item-1', 'work-item-2', 'work-item-3', 'education-item-1'] as const

const sections = (document: ResumeDocument) => liveEntries(document.sections).map(([id]) => id)
const items = (document: ResumeDocument, section = 'work') => itemsIn(document, section).map(([id]) => id)
/** Whatever an edit makes is a document. */
function checked(document: ResumeDocument): ResumeDocument {
  expect(readDocument(document)).toEqual({ document })
  return document
}

describe('fields', () => {
  test('are set beside the others; undefined removes', () => {
    const set = checked(setBasics({ phone: '138', name: undefined })(start))
    expect(set.basics).toEqual({ phone: '138' })
    expect(checked(setDesign({ colour: '#112233' })(start)).design).toEqual({ id: 'ink', colour: '#112233' })
    expect(checked(setSection('work', { title: '经历' })(start)).sections.work).toEqual({
      ...start.sections.work,
      title: '经历',
    })
    expect(checked(setItem(A, { title: undefined })(start)).items[A]).not.toHaveProperty('title')
  })

  test('removing a field of the head leaves nothing behind', () => {
    const named = checked(setHead({ title: '投递', fileName: '林' })(start))
    expect([named.title, named.fileName]).toEqual(['投递', '林'])
    expect(checked(setHead({ title: undefined, fileName: undefined })(named))).toEqual(start)
    expect(setHead({ locale: 'en' })(named)).toEqual({ ...named, locale: 'en' })
  })

  test('of an entry that is gone: nothing comes of it', () => {
    expect(setItem('gone', { title: 'x' })(start)).toEqual(start)
    expect(setSection('gone', { title: 'x' })(start)).toEqual(start)
  })
})

describe('places', () => {
  test('a new section or item goes where it is wanted, else to the end', () => {
    expect(sections(checked(addSection('new', 'skills')(start)))).toEqual(['work', 'education', 'new'])
    expect(sections(checked(addSection('new', 'skills', 0)(start)))).toEqual(['new', 'work', 'education'])
    expect(items(checked(addItem('new', 'work')(start)))).toEqual([A, B, C, 'new'])
    expect(items(checked(addItem('new', 'work', { title: 'x' }, 1)(start)))).toEqual([A, 'new', B, C])
  })

  test.each([
    [0, [C, A, B]],
    [1, [A, C, B]],
    [2, [A, B, C]],
    [99, [A, B, C]],
    [-1, [C, A, B]],
  ])('the third item at %i', (index, order) => {
    expect(items(checked(placeItem(C, 'work', index)(start)))).toEqual(order)
  })

  test('an item moves to another section', () => {
    const moved = checked(placeItem(A, 'education', 1)(start))
    expect([items(moved), items(moved, 'education')]).toEqual([
      [B, C],
      [D, A],
    ])
  })

  test('a section moves', () => {
    expect(sections(checked(placeSection('education', 0)(start)))).toEqual(['education', 'work'])
  })

  test('between two at one position there is room all the same', () => {
    const pos = start.items[A]?.pos ?? ''
    const equal = setItem(B, { pos })(start)
    expect(items(checked(placeItem(C, 'work', 1)(equal)))).toEqual([A, C, B])
  })

  test('a thousand moves to the front keep the order and fit', () => {
    let document = start
    for (let round = 0; round < 999; round += 1) document = placeItem([A, B, C][round % 3] ?? A, 'work', 0)(document)
    expect(items(checked(document))).toEqual([C, B, A])
  })
})

describe('orders', () => {
  const kept = (before: ResumeDocument, after: ResumeDocument) =>
    Object.keys(before.items).filter((id) => before.items[id] === after.items[id])

  test.each([
    [
      [C, A, B],
      [C, A, B],
      [A, B, D],
    ],
    [
      [A, B, C],
      [A, B, C],
      [A, B, C, D],
    ],
    [
      [A, C, B],
      [A, C, B],
      [A, B, D],
    ],
    [[C], [C, A, B], [A, B, D]],
  ])('items in the order %j', (ids, order, same) => {
    const ordered = checked(orderItems('work', ids)(start))
    expect([items(ordered), kept(start, ordered)]).toEqual([order, same])
  })

  test('sections, of which those in their place keep theirs', () => {
    const three = addSection('new', 'skills')(start)
    const ordered = checked(orderSections(['new', 'work', 'education'])(three))
    expect(sections(ordered)).toEqual(['new', 'work', 'education'])
    expect(ordered.sections.work).toBe(three.sections.work)
    expect(sections(orderSections(['work', 'new', 'education'])(three))).toEqual(['work', 'new', 'education'])
  })

  test('what is not there comes to no place', () => {
    expect(placeItem('gone', 'work', 0)(start)).toEqual(start)
    expect(placeSection('gone', 0)(start)).toEqual(start)
  })

  test('a section put where it stands stays between its neighbours', () => {
    const three = addSection('new', 'skills')(start)
    expect(sections(placeSection('education', 1)(three))).toEqual(['work', 'education', 'new'])
    expect(sections(placeSection('work', 1)(three))).toEqual(['education', 'work', 'new'])
    expect(sections(placeSection('work', 2)(three))).toEqual(['education', 'new', 'work'])
  })
})

describe('copies and deletion', () => {
  test('a copy of an item stands after it', () => {
    const copied = checked(duplicateItem(B, 'copy')(start))
    expect(items(copied)).toEqual([A, B, 'copy', C])
    expect(copied.items.copy?.title).toBe('B')
  })

  test('a copy of a section brings its living items in order, under new names', () => {
    const before = remove('items', B, 5)(start)
    const copied = checked(duplicateSection('work', 'copy', (id) => `copy-${id}`)(before))
    expect(sections(copied)).toEqual(['work', 'copy', 'education'])
    expect(items(copied, 'copy')).toEqual([`copy-${A}`, `copy-${C}`])
    expect(items(copied)).toEqual([A, C])
  })

  test('a further role in a copied section belongs to the copy of its head, or to none', () => {
    const roles = [setItem(B, { parent: A }), setItem(C, { parent: D })].reduce((next, edit) => edit(next), start)
    const copied = checked(duplicateSection('work', 'copy', (id) => `copy-${id}`)(roles))
    const parents = Object.fromEntries(itemsIn(copied, 'copy').map(([id, { parent, title }]) => [id, [title, parent]]))
    expect(parents).toEqual({
      [`copy-${A}`]: ['A', undefined],
      [`copy-${B}`]: ['B', `copy-${A}`],
      [`copy-${C}`]: ['C', undefined],
    })
  })

  test('copying a deleted entry does nothing', () => {
    expect(duplicateItem('gone', 'copy')(start)).toEqual(start)
    expect(duplicateSection('gone', 'copy', (id) => id)(start)).toEqual(start)
  })

  test('a deleted entry is hidden and keeps its content', () => {
    const deleted = checked(remove('sections', 'work', 5)(start))
    expect([sections(deleted), deleted.sections.work?.del, items(deleted)]).toEqual([['education'], 5, [A, B, C]])
    expect(items(checked(remove('items', A, 5)(start)))).toEqual([B, C])
  })
})
