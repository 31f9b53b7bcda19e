import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { basicsFields, itemFields, liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import {
  addItem,
  addSection,
  type Edit,
  placeItem,
  placeSection,
  remove,
  setBasics,
  setDesign,
  setItem,
  setSection,
} from '#src/resume/edits.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { emptyLog, noteStep, redoStep, undoStep } from '#src/resume/steps.ts'
import { mergeDocuments } from '#src/resume/sync/merge.ts'
import { bringAllOver, bringOver, callAllUpToDate, callUpToDate, isCarried } from '#src/resume/twin/bring.ts'
import { compareTwins, openRows } from '#src/resume/twin/compare.ts'
import { makeTwin } from '#src/resume/twin/make.ts'
import { untranslatedPlaces } from '#src/resume/twin/untranslated.ts'

const source: ResumeDocument = {
  ...composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name: '林知夏', phone: '13800001111', city: '上海', gender: '女', photo: 'k1' },
    sections: [
      {
        kind: 'work',
        items: [
          { org: '青简科技', title: '产品经理', start: '2019-09', end: '2023-06', body: '- 负责支付' },
          { org: '云帆', title: '工程师', start: '2017', present: true },
        ],
      },
      { kind: 'education', items: [{ org: '大学', degree: '本科', score: '3.8/4.0' }] },
      { kind: 'skills', items: [{ title: 'SQL', body: 'MySQL' }, { title: '数据分析' }] },
    ],
  }),
  twin: 'pair-1',
}
const choice = { name: true, dates: true, photo: true, details: true }
const twinOf = (document: ResumeDocument) => makeTwin(document, { pair: 'pair-1', title: '', choice })

type Move = (document: ResumeDocument, fresh: string) => Edit
const nth = fc.nat(20)
const idIn = (document: ResumeDocument, map: 'sections' | 'items', index: number) => {
  const ids = liveEntries<{ pos: string; del?: number | undefined }>(document[map]).map(([id]) => id)
  return ids[index % Math.max(1, ids.length)] ?? ''
}
const text = fc.option(fc.constantFrom('一', '二', 'Led three', '2020-01'), { nil: undefined })

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(fc.constantFrom(...basicsFields), text).map(
    ([field, value]): Move =>
      () =>
        setBasics({ [field]: value }),
  ),
  fc.tuple(nth, fc.constantFrom(...itemFields), text).map(
    ([index, field, value]): Move =>
      (document) =>
        setItem(idIn(document, 'items', index), { [field]: value }),
  ),
  fc.tuple(nth, fc.boolean()).map(
    ([index, on]): Move =>
      (document) =>
        setItem(idIn(document, 'items', index), { hidden: on || undefined }),
  ),
  nth.map(
    (index): Move =>
      (document) =>
        setSection(idIn(document, 'sections', index), { title: '经历' }),
  ),
  fc.tuple(nth, nth).map(
    ([index, to]): Move =>
      (document) =>
        placeSection(idIn(document, 'sections', index), to),
  ),
  fc.tuple(nth, nth, nth).map(
    ([index, section, to]): Move =>
      (document) => {
        const id = idIn(document, 'items', index)
        return id === '' ? (same) => same : placeItem(id, idIn(document, 'sections', section), to)
      },
  ),
  nth.map(
    (index): Move =>
      (document, fresh) =>
        addItem(fresh, idIn(document, 'sections', index), { org: '新公司', start: '2024' }),
  ),
  fc.constant<Move>((_, fresh) => addSection(fresh, 'awards')),
  nth.map(
    (index): Move =>
      (document) =>
        remove('items', idIn(document, 'items', index), 5),
  ),
  nth.map(
    (index): Move =>
      (document) =>
        remove('sections', idIn(document, 'sections', index), 5),
  ),
  fc.constantFrom('#111111', '#222222').map(
    (colour): Move =>
      () =>
        setDesign({ colour }),
  ),
)
const moves = fc.array(move, { maxLength: 8 })

function after(document: ResumeDocument, done: readonly Move[], prefix: string): ResumeDocument {
  return done.reduce((next, each, index) => {
    const changed = each(next, `${prefix}${index}`)(next)
    return 'document' in readDocument(changed) ? changed : next
  }, document)
}

const statesOf = (mine: ResumeDocument, theirs: ResumeDocument) => openRows(compareTwins(mine, theirs))

test('a new twin has nothing to be brought over, whatever the résumé says', () => {
  fc.assert(
    fc.property(moves, (edits) => {
      const zh = after(source, edits, 'n')
      const en = twinOf(zh)
      expect(readDocument(en)).toEqual({ document: en })
      expect(statesOf(en, zh).filter(({ state }) => state !== 'translate')).toEqual([])
      expect(statesOf(zh, en).filter(({ state }) => state !== 'awaited')).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('what is to be translated is counted once a field', () => {
  const en = twinOf(source)
  const wanted = statesOf(en, source).map(({ entry, field }) => `${entry}.${field}`)
  const counted = untranslatedPlaces(en).map(({ entry, field }) => `${entry}.${field}`)
  expect(counted.toSorted()).toEqual(wanted.toSorted())
  expect(counted).toContain('items/education-item-1.org')
  // A name and a city that read in one way only are in English already.
  expect(counted).not.toContain('basics.name')
  expect(counted).not.toContain('basics.city')
})

test('what one side changes is its news on both sides, and the other sees only its own', () => {
  fc.assert(
    fc.property(moves, (edits) => {
      const en = twinOf(source)
      const zh = after(source, edits, 'n')
      const seen = statesOf(en, zh).filter(({ state }) => !['translate', 'typed'].includes(state))
      expect(seen.filter(({ state }) => state !== 'theirs')).toEqual([])
      const own = statesOf(zh, en).filter(({ state }) => state !== 'awaited')
      expect(own.filter(({ state }) => state !== 'mine')).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('bringing over or calling up to date ends it: nothing is open but what waits for a translation', () => {
  fc.assert(
    fc.property(moves, moves, fc.array(fc.boolean()), (mine, theirs, takes) => {
      const zh = after(source, theirs, 'n')
      let en = after(twinOf(source), mine, 'm')
      // Taking a section in shows its entries, so there may be more to see than before.
      for (let round = 0; round < 3; round += 1)
        statesOf(en, zh).forEach((row, index) => {
          if (row.state === 'awaited') return
          const isTaken = takes[index % Math.max(1, takes.length)] ?? true
          en = isTaken ? bringOver(row, zh, 9)(en) : callUpToDate(row, zh)(en)
        })
      expect(readDocument(en)).toEqual({ document: en })
      const left = statesOf(en, zh).filter(({ state }) => !['translate', 'awaited'].includes(state))
      expect(left).toEqual([])
      // It is so on the other side, too.
      const seen = statesOf(zh, en).filter(({ state }) => !['translate', 'awaited'].includes(state))
      expect(seen).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('bringing over is one step, which undoing takes back whole, and redoing makes again', () => {
  fc.assert(
    fc.property(moves, moves, nth, (mine, theirs, which) => {
      const zh = after(source, theirs, 'n')
      const en = after(twinOf(source), mine, 'm')
      const rows = statesOf(en, zh)
      const row = rows[which % Math.max(1, rows.length)]
      const edits = [bringAllOver(rows, zh, 9), callAllUpToDate(rows, zh)]
      for (const edit of row ? [...edits, bringOver(row, zh, 9), callUpToDate(row, zh)] : edits) {
        const changed = edit(en)
        const log = noteStep(emptyLog, en, changed, { label: '', at: 0 })
        expect(log.done.length).toBeLessThanOrEqual(1)
        const undone = undoStep(log, changed)
        expect(undone.document).toEqual(en)
        expect(redoStep(undone.log, undone.document).document).toEqual(changed)
      }
    }),
    { numRuns: 200 },
  )
})

test('all that can be taken as it is, is taken at once', () => {
  fc.assert(
    fc.property(moves, (theirs) => {
      const zh = after(source, theirs, 'n')
      let en = twinOf(source)
      for (let round = 0; round < 2; round += 1) en = bringAllOver(statesOf(en, zh), zh, 9)(en)
      expect(statesOf(en, zh).filter(isCarried)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('marks of two devices merge field by field: what either said is up to date, is', () => {
  fc.assert(
    fc.property(moves, fc.nat(50), fc.nat(50), (theirs, a, b) => {
      const zh = after(source, theirs, 'n')
      const en = twinOf(source)
      const rows = statesOf(en, zh).filter(({ state }) => state !== 'awaited')
      const [first, second] = [rows[a % Math.max(1, rows.length)], rows[b % Math.max(1, rows.length)]]
      if (first === undefined || second === undefined) return
      const [here, there] = [callUpToDate(first, zh)(en), callUpToDate(second, zh)(en)]
      const { document, lost } = mergeDocuments(en, here, there)
      expect(lost).toEqual([])
      expect(document).toEqual(callUpToDate(second, zh)(here))
      expect(readDocument(document)).toEqual({ document })
    }),
    { numRuns: 200 },
  )
})
