import { describe, expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { acceptSave, newResume, type StoredResume } from '#src/resume/sync/accept.ts'
import { runLength } from '#src/resume/sync/history.ts'

const document = (name: string): ResumeDocument => ({
  schema: 1,
  locale: 'zh',
  basics: name ? { name } : {},
  sections: {},
  items: {},
  design: { id: 'ink' },
})

type Given = { name: string; mid?: string; journal?: string; rev?: number; at?: number }

/** Saves a name on top of the newest revision unless told otherwise. */
function save(stored: StoredResume, { name, mid = `mid-${name}`, journal = 'tab-a', rev = stored.rev, at = 0 }: Given) {
  return acceptSave(stored, { rev, mid, journal, doc: document(name) }, at)
}

describe('compare-and-set', () => {
  test('a save on the newest revision is stored with its id and what it overwrote', () => {
    expect(save(newResume(document('Ann')), { name: 'Anne', at: 5 })).toEqual({
      stored: {
        rev: 2,
        doc: document('Anne'),
        saves: [{ mid: 'mid-Anne', journal: 'tab-a', rev: 2 }],
        runs: { 'basics.name': { journal: 'tab-a', since: 5 } },
      },
      answer: { status: 200, rev: 2 },
      history: [{ entry: 'basics', values: { name: 'Ann' }, rev: 2, at: 5, journal: 'tab-a' }],
    })
  })

  test('the newest save again: the same answer, nothing changes', () => {
    const { stored } = save(newResume(document('')), { name: 'Ann' })
    expect(save(stored, { name: 'Ann', rev: 1 })).toEqual({ stored, answer: { status: 200, rev: 2 }, history: [] })
  })

  test('an older revision conflicts; a save that is already inside says so', () => {
    const first = save(newResume(document('')), { name: 'Ann' }).stored
    const second = save(first, { name: 'Bob', journal: 'tab-b' }).stored
    const conflict = { status: 409, rev: 3, doc: document('Bob') }
    expect(save(second, { name: 'Ann', rev: 1 }).answer).toEqual({ ...conflict, applied: true })
    expect(save(second, { name: 'Eve', rev: 2 })).toEqual({
      stored: second,
      answer: { ...conflict, applied: false },
      history: [],
    })
  })

  test('of a thousand tabs the last hundred are remembered, and no more', () => {
    let stored = newResume(document(''))
    for (let tab = 1; tab <= 1000; tab += 1) stored = save(stored, { name: `${tab}`, journal: `tab-${tab}` }).stored
    expect(stored.saves.map(({ journal }) => journal)).toEqual(
      Array.from({ length: 150 }, (_, index) => `tab-${851 + index}`),
    )
  })

  test('50 ids are kept, and always the newest of every journal', () => {
    let stored = save(newResume(document('')), { name: 'old', journal: 'tab-a' }).stored
    stored = save(stored, { name: 'in flight', journal: 'tab-a' }).stored
    for (let index = 0; index < 60; index += 1) stored = save(stored, { name: `b${index}`, journal: 'tab-b' }).stored
    expect(stored.saves).toHaveLength(51)
    expect(save(stored, { name: 'in flight', rev: 2 }).answer).toMatchObject({ status: 409, applied: true })
    expect(stored.saves.map(({ mid }) => mid)).not.toContain('mid-old')
  })
})

describe('history', () => {
  const kept = (given: Given[]) => {
    let stored = newResume(document('first'))
    return given.flatMap((one) => {
      const accepted = save(stored, one)
      stored = accepted.stored
      return accepted.history.map(({ values }) => values.name)
    })
  }

  test('a run by one tab keeps the value before it and then one every two minutes', () => {
    const typing = [0, 1_000, 2_000, runLength, runLength + 1_000].map((at, index) => ({ name: `v${index}`, at }))
    expect(kept(typing)).toEqual(['first', 'v2'])
  })

  test('what another tab overwrites is always kept', () => {
    const turns = ['a', 'b', 'a', 'a', 'b'].map((tab, index) => ({
      name: `v${index}`,
      journal: `tab-${tab}`,
      at: index,
    }))
    expect(kept(turns)).toEqual(['first', 'v0', 'v1', 'v3'])
  })

  test('a purged item leaves all its values, dates and places whole; when it was deleted is not one', () => {
    const doc: ResumeDocument = {
      ...document(''),
      items: { x: { section: 's', pos: 'a0', del: 3, title: 'Dev', start: '2020', end: '2021', body: '' } },
    }
    const { history } = acceptSave(newResume(doc), { rev: 1, mid: 'm', journal: 'j', doc: document('') }, 9)
    expect(history.map(({ entry, values }) => ({ entry, values }))).toEqual([
      { entry: 'items/x', values: { section: 's', pos: 'a0' } },
      { entry: 'items/x', values: { title: 'Dev' } },
      { entry: 'items/x', values: { start: '2020' } },
      { entry: 'items/x', values: { end: '2021' } },
    ])
  })

  test('marks of a twin, which the editor sets, have none', () => {
    const marked = (other: string): ResumeDocument => ({ ...document('Ann'), marks: { x: { 'items.title': other } } })
    const { history, stored } = acceptSave(
      newResume(marked('a')),
      { rev: 1, mid: 'm', journal: 'j', doc: marked('b') },
      9,
    )
    expect([history, stored.runs]).toEqual([[], {}])
  })

  test('runs that are over are forgotten', () => {
    const first = save(newResume(document('')), { name: 'Ann', at: 0 }).stored
    const doc = { ...document('Ann'), title: 'T' }
    const { stored } = acceptSave(first, { rev: 2, mid: 'm', journal: 'tab-a', doc }, runLength)
    expect(stored.runs).toEqual({ 'document.title': { journal: 'tab-a', since: runLength } })
  })
})
