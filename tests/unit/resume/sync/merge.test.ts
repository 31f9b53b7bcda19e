import { describe, expect, test } from 'vitest'
import type { ResumeDocument, ResumeItem, ResumeSection } from '#src/resume/document.ts'
import { mergeDocuments } from '#src/resume/sync/merge.ts'

const item: ResumeItem = { section: 'work', pos: 'a0', title: 'Dev', org: 'A', body: '负责系统的设计' }
const section: ResumeSection = { kind: 'work', title: '', pos: 'a0' }
const base: ResumeDocument = {
  schema: 1,
  locale: 'zh',
  basics: { name: 'Ann', phone: '13800001111' },
  sections: { work: section, other: { ...section, pos: 'a1' } },
  items: { x: item },
  design: { id: 'ink' },
}

const withItem = (fields: Partial<ResumeItem>): ResumeDocument => ({ ...base, items: { x: { ...item, ...fields } } })
const withBasics = (fields: ResumeDocument['basics']): ResumeDocument => ({
  ...base,
  basics: { ...base.basics, ...fields },
})

/** Merges with frozen sides, so that a merge that changes one of them fails. */
function merge(mine: ResumeDocument, theirs: ResumeDocument, from = base) {
  for (const side of [from, mine, theirs]) freeze(side)
  return mergeDocuments(from, mine, theirs)
}

function freeze(value: object): void {
  Object.freeze(value)
  for (const inner of Object.values(value)) if (typeof inner === 'object') freeze(inner)
}

describe('values', () => {
  test('different fields of one item: both', () => {
    expect(merge(withItem({ title: 'Engineer' }), withItem({ org: 'B' }))).toEqual({
      document: withItem({ title: 'Engineer', org: 'B' }),
      lost: [],
    })
  })

  test('the same value: mine, and theirs is told', () => {
    const [mine, theirs] = [withBasics({ name: 'Anne' }), withBasics({ name: 'Anna' })]
    expect(merge(mine, theirs)).toEqual({ document: mine, lost: [{ entry: 'basics', values: { name: 'Anna' } }] })
  })

  test('a picture and the shape it was cut to are of one side', () => {
    const from = withBasics({ photo: 'first', photoShape: '25x35' })
    const mine = withBasics({ photo: 'mine', photoShape: '25x35' })
    const values = { photo: 'first', photoShape: 'square' } as const
    expect(merge(mine, withBasics(values), from)).toEqual({ document: mine, lost: [{ entry: 'basics', values }] })
  })

  test('bodies are merged as texts, also where there was none before; what stands in the same place is told', () => {
    const both = withItem({ body: '主要负责系统的设计与交付' })
    const sides = [withItem({ body: '主要负责系统的设计' }), withItem({ body: '负责系统的设计与交付' })] as const
    expect(merge(sides[0], sides[1])).toEqual({ document: both, lost: [] })
    expect(merge(sides[1], sides[0])).toEqual({ document: both, lost: [] })
    const { body: _body, ...bare } = item
    const empty = { ...base, items: { x: bare } }
    expect(merge(withItem({ body: '一样' }), withItem({ body: '一样' }), empty)).toEqual({
      document: withItem({ body: '一样' }),
      lost: [],
    })
    const { document, lost } = merge(withItem({ body: '甲' }), withItem({ body: '乙' }))
    expect([document.items.x?.body, lost]).toEqual(['甲', [{ entry: 'items/x', values: { body: '乙' } }]])
  })

  test('both alike, or only one of them: nothing is lost', () => {
    const changed = withBasics({ name: 'Anne' })
    expect(merge(changed, changed)).toEqual({ document: changed, lost: [] })
    expect(merge(base, changed)).toEqual({ document: changed, lost: [] })
    expect(merge(changed, base)).toEqual({ document: changed, lost: [] })
  })

  test('dates and numbers never mix', () => {
    const from = withItem({ start: '2019-03' })
    expect(merge(withItem({ start: '2020-03' }), withItem({ start: '2019-04' }), from)).toEqual({
      document: withItem({ start: '2020-03' }),
      lost: [{ entry: 'items/x', values: { start: '2019-04' } }],
    })
    const [mine, theirs] = [withBasics({ phone: '13900001111' }), withBasics({ phone: '13800002222' })]
    expect(merge(mine, theirs).document).toEqual(mine)
  })

  test('the end of a period is a date or present, never both', () => {
    const [mine, theirs] = [withItem({ present: true }), withItem({ end: '2021-05' })]
    expect(merge(mine, theirs)).toEqual({ document: mine, lost: [{ entry: 'items/x', values: { end: '2021-05' } }] })
    expect(Object.keys(merge(mine, theirs).document.items.x ?? {})).not.toContain('end')
  })

  test('section and position go together', () => {
    const [mine, theirs] = [withItem({ pos: 'a5' }), withItem({ section: 'other', pos: 'a3' })]
    expect(merge(mine, theirs)).toEqual({
      document: mine,
      lost: [{ entry: 'items/x', values: { section: 'other', pos: 'a3' } }],
    })
  })

  test('a field that one side clears is gone, and the other side keeps what it typed', () => {
    const cleared = withItem({ org: undefined })
    expect(Object.keys(merge(cleared, withItem({ title: 'X' })).document.items.x ?? {})).not.toContain('org')
    expect(merge(withItem({ org: 'B' }), cleared)).toEqual({ document: withItem({ org: 'B' }), lost: [] })
  })
})

describe('entries', () => {
  const edited = withItem({ body: '负责系统的设计与交付' })
  const deleted = withItem({ del: 5 })

  test('moved here and edited there', () => {
    expect(merge(withItem({ pos: 'a2' }), edited).document).toEqual(
      withItem({ pos: 'a2', body: '负责系统的设计与交付' }),
    )
  })

  test('an edit wins over a deletion, on either side', () => {
    expect(merge(deleted, edited)).toEqual({ document: edited, lost: [] })
    expect(merge(edited, deleted)).toEqual({ document: edited, lost: [] })
    expect(Object.keys(merge(deleted, edited).document.items.x ?? {})).not.toContain('del')
  })

  test('a deletion wins over nothing, over moving and over hiding', () => {
    expect(merge(deleted, base).document).toEqual(deleted)
    expect(merge(deleted, withItem({ pos: 'a2', hidden: true })).document.items.x?.del).toBe(5)
  })

  test('taking a deletion back wins over deleting again', () => {
    const back = withItem({ body: '又改了' })
    expect(merge(withItem({ del: 9 }), back, deleted).document).toEqual(back)
    expect(merge(withItem({ del: 9 }), base, deleted).document).toEqual(base)
  })

  test('what was purged on the server stays away unless it was edited here', () => {
    const purged = { ...base, items: {} }
    expect(merge(deleted, purged, deleted).document).toEqual(purged)
    expect(merge(base, purged, deleted).document).toEqual(base)
  })

  test('additions of both sides are kept', () => {
    const add = (id: string) => ({ ...base, items: { ...base.items, [id]: item } })
    expect(Object.keys(merge(add('a'), add('b')).document.items).sort()).toEqual(['a', 'b', 'x'])
  })
})

describe('a deleted section', () => {
  const gone: ResumeDocument = { ...base, sections: { ...base.sections, work: { ...section, del: 7 } } }
  const moved = { ...base, items: { x: { ...item, section: 'other' } } }
  const isBack = (mine: ResumeDocument, theirs: ResumeDocument, from = base) =>
    merge(mine, theirs, from).document.sections.work?.del === undefined

  test('comes back for an item that was added, edited or moved into it, on either side', () => {
    const added = { ...base, items: { ...base.items, y: item } }
    const edited = withItem({ title: 'Engineer' })
    for (const news of [added, edited]) expect([isBack(gone, news), isBack(news, gone)]).toEqual([true, true])
    const goneWithout = { ...moved, sections: gone.sections }
    expect([isBack(goneWithout, base, moved), isBack(base, goneWithout, moved)]).toEqual([true, true])
  })

  test('comes back when both deleted it, one of them without knowing of the edited item in it', () => {
    const movedAndGone = { ...gone, items: { x: item } }
    const editedElsewhere = {
      ...moved,
      sections: gone.sections,
      items: { x: { ...item, section: 'other', title: 'X' } },
    }
    expect(isBack(movedAndGone, editedElsewhere, moved)).toBe(true)
  })

  test('comes back for an item edited in it when the server has purged both', () => {
    const purged: ResumeDocument = { ...base, sections: { other: { ...section, pos: 'a1' } }, items: {} }
    const edited = withItem({ title: 'Engineer' })
    expect(merge(edited, purged)).toEqual({ document: edited, lost: [] })
    expect(merge(purged, edited)).toEqual({ document: edited, lost: [] })
  })

  test('stays deleted otherwise', () => {
    expect([isBack(gone, base), isBack(gone, withItem({ pos: 'a7' })), isBack(gone, moved)]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('comes back for an edit of itself', () => {
    const renamed = { ...base, sections: { ...base.sections, work: { ...section, title: '经历' } } }
    expect(merge(gone, renamed).document).toEqual(renamed)
  })
})
