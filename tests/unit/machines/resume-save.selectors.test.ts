import { expect, test } from 'vitest'
import {
  selectIsAtRest,
  selectIsOffline,
  selectIsSettled,
  selectIsUnwritable,
  selectIsWritten,
  selectStatus,
} from '#client/machines/resume-save/resume-save.selectors.ts'
import { opened, person, startSave } from './running-save.ts'

type Snapshot = Parameters<typeof selectStatus>[0]

const typed = person('Bea')
/** What the tab knows: everything is saved, something is typed, something is on its way. */
const saves = {
  saved: opened,
  typed: { ...opened, doc: typed },
  sent: { ...opened, doc: typed, sent: { mid: 'm', doc: typed } },
  unanswered: { ...opened, doc: typed, sent: { mid: 'm', doc: typed }, unanswered: 1 },
  refused: { ...opened, doc: typed, refusal: { reason: 'size', path: '' } },
} as const

/** @param written whether the device has this state, one with the same document, or another */
function seen(save: keyof typeof saves, written: 'this' | 'alike' | 'none', journalFailed = false) {
  const snapshot = startSave().actor.getSnapshot()
  const state = saves[save]
  const kept = { this: state, alike: { ...state }, none: null }[written]
  const known: Snapshot = { ...snapshot, context: { ...snapshot.context, save: state, written: kept, journalFailed } }
  const is = {
    written: selectIsWritten,
    settled: selectIsSettled,
    rest: selectIsAtRest,
    offline: selectIsOffline,
    unwritable: selectIsUnwritable,
  }
  const all = Object.entries(is).flatMap(([name, select]) => (select(known) ? [name] : []))
  return [selectStatus(known), ...all].join(' ')
}

test.each([
  ['saved', 'this', false, 'saved written settled rest'],
  ['saved', 'none', false, 'saved'],
  ['saved', 'none', true, 'saved written settled rest unwritable'],
  ['typed', 'none', false, 'unsaved'],
  ['typed', 'alike', false, 'device'],
  ['typed', 'this', false, 'device written'],
  ['typed', 'none', true, 'unsaved written unwritable'],
  ['sent', 'this', false, 'device written'],
  ['unanswered', 'this', false, 'device written rest offline'],
  ['unanswered', 'alike', false, 'device offline'],
  ['unanswered', 'none', true, 'unsaved written offline unwritable'],
  ['refused', 'this', false, 'device written settled rest'],
  ['refused', 'none', false, 'unsaved'],
  ['refused', 'none', true, 'unsaved written settled rest unwritable'],
] as const)('%s, written down as %s, the device failing %s: %s', (save, written, journalFailed, expected) => {
  expect(seen(save, written, journalFailed)).toBe(expected)
})
