import { describe, expect, test } from 'vitest'
import { saveRequest } from '#src/contract/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { beginAdoption, endAdoption } from '#src/resume/sync/adoption.ts'
import { journalRow, keptSteps, readJournalRow } from '#src/resume/sync/journal.ts'
import {
  mustTake,
  openSave,
  type Refusal,
  reduceSave,
  retryDelay,
  type SaveEvent,
  type SaveState,
  saveRequestOf,
  saveStatus,
} from '#src/resume/sync/save-state.ts'

const document = (name: string, phone?: string): ResumeDocument => ({
  schema: 1,
  locale: 'zh',
  basics: phone === undefined ? { name } : { name, phone },
  sections: {},
  items: {},
  design: { id: 'ink' },
})

const opened = openSave('journal-1', 7, document('Ann'))
const happened = (...events: SaveEvent[]) => events.reduce(reduceSave, opened)
const edit = (name: string, phone?: string): SaveEvent => ({ type: 'edit', doc: document(name, phone) })
const take: SaveEvent = { type: 'take', mid: 'message-1' }
const mid = 'message-1'
const refuse = (reason: Refusal['reason']): SaveEvent => ({ type: 'refused', mid, refusal: { reason, path: '' } })

/** What a test looks at of a state. */
const brief = ({ rev, base, doc, sent }: SaveState) => [rev, base.basics, doc.basics, sent?.doc.basics]

describe('saving', () => {
  test('an edit, the save, the acknowledgement; what was typed meanwhile goes next', () => {
    expect(brief(happened(edit('Anne'), take))).toEqual([7, { name: 'Ann' }, { name: 'Anne' }, { name: 'Anne' }])
    const done = happened(edit('Anne'), take, edit('Anneliese'), { type: 'acknowledged', mid, rev: 8 })
    expect(brief(done)).toEqual([8, { name: 'Anne' }, { name: 'Anneliese' }, undefined])
    expect(mustTake(done)).toBe(true)
  })

  test('the request is what the contract takes, and the same for every try', () => {
    const sent = happened(edit('Anne'), take)
    const request = saveRequestOf(sent)
    expect(saveRequest.parse(request)).toEqual({ rev: 7, mid, journal: 'journal-1', schema: 1, doc: document('Anne') })
    const later = [edit('Other'), take, { type: 'no-reply', mid } as const].reduce(reduceSave, sent)
    expect(saveRequestOf(later)).toEqual(request)
  })

  test('nothing to save: nothing is taken', () => {
    expect(happened(take)).toBe(opened)
    expect(happened(edit('Ann'), take).sent).toBe(null)
    expect(saveRequestOf(opened)).toBe(undefined)
  })

  test('replies to another save change nothing', () => {
    const state = happened(edit('Anne'), take)
    const late: SaveEvent[] = [
      { type: 'acknowledged', mid: 'other', rev: 9 },
      { type: 'conflict', mid: 'other', rev: 9, doc: document('X'), applied: false },
      { type: 'no-reply', mid: 'other' },
    ]
    expect(late.map((event) => reduceSave(state, event))).toEqual([state, state, state])
  })
})

describe('conflicts', () => {
  test('an unseen save of another device: merged on its revision, the loser told until it has been', () => {
    const state = happened(edit('Anne'), take, {
      type: 'conflict',
      mid,
      rev: 9,
      doc: document('Anna', '1'),
      applied: false,
    })
    expect(brief(state)).toEqual([9, { name: 'Anna', phone: '1' }, { name: 'Anne', phone: '1' }, undefined])
    expect([state.conflicts, state.lost]).toEqual([1, [{ entry: 'basics', values: { name: 'Anna' } }]])
    expect(reduceSave(state, { type: 'told' }).lost).toEqual([])
  })

  test('a save that is accepted ends the row of conflicts', () => {
    const conflict: SaveEvent = { type: 'conflict', mid, rev: 9, doc: document('Ann', '1'), applied: false }
    const state = happened(edit('Anne'), take, conflict, take, { type: 'no-reply', mid })
    expect([state.conflicts, state.unanswered]).toEqual([1, 1])
    const { conflicts, unanswered } = reduceSave(state, { type: 'acknowledged', mid, rev: 10 })
    expect([conflicts, unanswered]).toEqual([0, 0])
  })

  test('what was lost twice before it was told is told whole', () => {
    const state = happened(
      { type: 'edit', doc: document('Anne', '2') },
      { type: 'pulled', rev: 8, doc: document('Anna') },
      { type: 'pulled', rev: 9, doc: document('Anna', '1') },
    )
    expect(brief(state)).toEqual([9, { name: 'Anna', phone: '1' }, { name: 'Anne', phone: '2' }, undefined])
    expect(state.lost).toEqual([
      { entry: 'basics', values: { name: 'Anna' } },
      { entry: 'basics', values: { phone: '1' } },
    ])
  })

  test('a save that had arrived: what the other device made of it stays', () => {
    const state = happened(edit('Anne'), take, { type: 'conflict', mid, rev: 9, doc: document('Anna'), applied: true })
    expect([...brief(state), mustTake(state)]).toEqual([9, { name: 'Anna' }, { name: 'Anna' }, undefined, false])
  })

  test('a pull merges too, but not into a save in flight, and never goes back', () => {
    const pulled: SaveEvent = { type: 'pulled', rev: 8, doc: document('Ann', '1') }
    expect(brief(happened(edit('Anne'), pulled))).toEqual([
      8,
      { name: 'Ann', phone: '1' },
      { name: 'Anne', phone: '1' },
      undefined,
    ])
    expect(happened(edit('Anne'), take, pulled)).toEqual(happened(edit('Anne'), take))
    expect(happened({ type: 'pulled', rev: 7, doc: document('Old') })).toBe(opened)
  })
})

describe('refusals', () => {
  test('signed out: the save waits with its id, typing goes on, and it is sent after signing in', () => {
    const state = happened(edit('Anne'), take, refuse('session'), edit('Anneliese'))
    expect([saveRequestOf(state), mustTake(state), state.refusal?.reason]).toEqual([undefined, false, 'session'])
    expect(saveRequestOf(reduceSave(state, { type: 'signed-in' }))).toMatchObject({ mid, doc: document('Anne') })
  })

  test('a value the server refuses stays in the tab; the next edit is saved again', () => {
    const state = happened(edit('Anne'), take, refuse('shape'))
    expect([state.doc.basics, state.sent, mustTake(state)]).toEqual([{ name: 'Anne' }, null, false])
    expect(mustTake(reduceSave(state, edit('Bea')))).toBe(true)
  })

  test('a read-only tab changes nothing any more', () => {
    const state = happened(edit('Anne'), take, refuse('read-only'))
    expect(reduceSave(state, edit('Bea'))).toBe(state)
  })

  test('a résumé that is back from the trash, of which a pull tells, is written in and saved again', () => {
    const state = happened(edit('Anne'), take, refuse('read-only'), { type: 'pulled', rev: 7, doc: document('Ann') })
    expect(saveRequestOf(state)).toMatchObject({ mid, doc: document('Anne') })
    expect(reduceSave(state, edit('Bea')).doc).toEqual(document('Bea'))
  })
})

test('waiting doubles from 300 ms to 30 s without replies, and begins after five conflicts', () => {
  const delay = (unanswered: number, conflicts: number, random: number) =>
    retryDelay({ ...opened, unanswered, conflicts }, random)
  expect([delay(0, 0, 1), delay(1, 0, 1), delay(2, 0, 1), delay(2, 0, 0), delay(20, 0, 1)]).toEqual([
    0, 300, 600, 300, 30_000,
  ])
  expect([delay(0, 5, 1), delay(0, 6, 1)]).toEqual([0, 300])
})

test('a picture of this device is replaced by its copy on the server; where there is none, by the one before', () => {
  const shot = (photo: string): ResumeDocument => ({ ...document('Ann'), basics: { name: 'Ann', photo } })
  const begun = [{ type: 'edit', doc: shot('here') } as const, take].reduce(
    reduceSave,
    openSave('j', 7, shot('before')),
  )
  const photos = (photo: string | null) => {
    const { doc, sent } = reduceSave(begun, { type: 'photo', mid, from: 'here', photo })
    return [doc.basics.photo, sent?.doc.basics.photo]
  }
  expect([photos('there'), photos(null)]).toEqual([
    ['there', 'there'],
    ['before', 'before'],
  ])
})

test('the status matches where the text is stored', () => {
  const edited = happened(edit('Anne'))
  expect([saveStatus(opened, false), saveStatus(edited, false), saveStatus(edited, true)]).toEqual([
    'saved',
    'unsaved',
    'device',
  ])
  expect(saveStatus(happened(edit('Anne'), take, edit('Ann')), true)).toBe('device')
})

describe('journal', () => {
  test('a reload goes on where the tab was', () => {
    const state = happened(edit('Anne'), take, edit('Anneliese'))
    expect(readJournalRow(JSON.parse(JSON.stringify(journalRow(state))))).toEqual(state)
    expect(readJournalRow(journalRow(opened))).toEqual(opened)
  })

  test('an unreadable row is not restored', () => {
    const row = journalRow(happened(edit('Anne'), take))
    const broken = [null, {}, { ...row, doc: 1 }, { ...row, base: {} }, { ...row, sent: { mid, doc: { schema: 99 } } }]
    expect(broken.map(readJournalRow)).toEqual(broken.map(() => undefined))
  })

  test('of the steps to undo and to redo the hundred newest are kept', () => {
    const steps = Array.from({ length: 101 }, (_, at) => ({ label: '', at, changes: [] }))
    const [, ...newest] = steps
    expect(keptSteps({ done: steps, undone: steps })).toEqual({ done: newest, undone: newest })
  })
})

describe('a move into an account', () => {
  test('has one key however often it is begun, and ends with what is there', () => {
    const edited = happened(edit('Anne'))
    const first = beginAdoption(edited, 'one')
    expect(first.creation).toEqual({ key: 'one', doc: document('Anne') })
    expect(beginAdoption(first.state, 'another')).toEqual(first)
    expect(brief(endAdoption(first))).toEqual([1, { name: 'Anne' }, { name: 'Anne' }, undefined])
  })

  test('has the key of its tab where nothing was changed', () => {
    for (const mid of ['one', 'another']) {
      expect(beginAdoption(opened, mid).creation).toEqual({ key: 'journal-1', doc: document('Ann') })
    }
  })
})
