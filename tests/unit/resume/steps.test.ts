import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import {
  addItem,
  addSection,
  duplicateItem,
  duplicateSection,
  type Edit,
  placeItem,
  placeSection,
  remove,
  setBasics,
  setDesign,
  setItem,
  setSection,
} from '#src/resume/edits.ts'
import { emptyLog, noteStep, redoStep, type StepLog, undoStep } from '#src/resume/steps.ts'

const start = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏' },
  sections: [
    { kind: 'work', items: [{ title: '产品经理', body: '负责支付' }, { title: '工程师' }] },
    { kind: 'skills', items: [{ title: 'SQL' }] },
  ],
})
const FIRST = 'work-item-1'

type Desk = { log: StepLog; document: ResumeDocument }
const opened: Desk = { log: emptyLog, document: start }

function edit({ log, document }: Desk, change: Edit, label = '', at = 0): Desk {
  const after = change(document)
  return { log: noteStep(log, document, after, { label, at }), document: after }
}

const undo = ({ log, document }: Desk) => undoStep(log, document)
const redo = ({ log, document }: Desk) => redoStep(log, document)
/** Another device's change arrives: it is no step of this tab. */
const receive = ({ log, document }: Desk, change: Edit): Desk => ({ log, document: change(document) })
const times = (count: number, run: (desk: Desk, index: number) => Desk, desk: Desk) =>
  Array.from({ length: count }, (_, index) => index).reduce(run, desk)

describe('undo and redo', () => {
  const kinds: Record<string, Edit> = {
    'a field set': setBasics({ phone: '138' }),
    'a field changed': setBasics({ name: '林' }),
    'a field removed': setBasics({ name: undefined }),
    'an item added': addItem('new-item', 'work', { title: '实习' }),
    'an item deleted': remove('items', FIRST, 5),
    'an item moved': placeItem(FIRST, 'work', 1),
    'an item copied': duplicateItem(FIRST, 'copy'),
    'an item moved to another section': placeItem(FIRST, 'skills', 0),
    'a section added': addSection('new-section', 'awards', 0),
    'a section moved': placeSection('skills', 0),
    'a section renamed, hidden and moved': (document) =>
      placeSection('skills', 0)(setSection('skills', { title: '本领', hidden: true })(document)),
    'a section copied with its items': duplicateSection('work', 'copy', (id) => `copy-${id}`),
    'a section deleted': remove('sections', 'work', 5),
    'another design': setDesign({ id: 'slate', colour: '#112233' }),
  }
  test.each(Object.entries(kinds))('%s', (_, change) => {
    const done = edit(opened, change)
    const undone = undo(done)
    expect(undone.document).toEqual(start)
    expect(redo(undone).document).toEqual(done.document)
    expect(undo(redo(undone)).document).toEqual(start)
  })

  test('steps are undone one by one, and redone one by one, as often as one likes', () => {
    const [first, second, third] = [{ phone: '1' }, { phone: '2' }, { name: '林' }].map(setBasics)
    const states = [opened]
    for (const change of [first, second, third]) {
      const last = states.at(-1)
      if (last !== undefined && change !== undefined) states.push(edit(last, change))
    }
    const documents = states.map(({ document }) => document)
    const whole = states.at(-1) ?? opened
    for (let desk = whole, round = 0; round < 2; round += 1) {
      for (const nth of [2, 1, 0, 0]) {
        desk = undo(desk)
        expect(desk.document).toEqual(documents[nth])
      }
      for (const nth of [1, 2, 3, 3]) {
        desk = redo(desk)
        expect(desk.document).toEqual(documents[nth])
      }
      expect(desk).toEqual(whole)
    }
  })

  test('what goes on is one step, from what was there before it, and leaves the steps before', () => {
    const phone = edit(opened, setBasics({ phone: '1' }), 'phone', 0)
    const typed = edit(phone, setBasics({ name: '林' }), 'name', 1)
    const more = edit(typed, setBasics({ name: '林知' }), 'name', 1501)
    const both = edit(more, setBasics({ name: '林知夏夏', email: 'a@b.co' }), 'name', 3001)
    expect(both.log.done).toEqual([
      ...phone.log.done,
      {
        label: 'name',
        at: 3001,
        changes: [
          { entry: 'basics', unit: ['name'], before: { name: '林知夏' }, after: { name: '林知夏夏' } },
          { entry: 'basics', unit: ['email'], before: { email: undefined }, after: { email: 'a@b.co' } },
        ],
      },
    ])
    expect(undo(both).document).toEqual(phone.document)
    expect(undo(undo(both)).document).toEqual(start)
    expect(edit(both, setBasics({ name: '' }), 'name', 4502).log.done).toHaveLength(3)
    expect(edit(undo(both), setBasics({ phone: '12' }), 'phone', 1).log.done).toHaveLength(2)
  })

  test('nothing to undo or redo changes nothing', () => {
    expect(undo(opened)).toEqual(opened)
    expect(redo(opened)).toEqual(opened)
    expect(edit(opened, setBasics({ name: '林知夏' })).log).toBe(emptyLog)
  })

  test('500 steps back and forth', () => {
    const typed = times(600, (desk, index) => edit(desk, setBasics({ name: `${index}` })), opened)
    const back = times(600, undo, typed)
    expect(back.document.basics.name).toBe('99')
    expect(times(600, redo, back).document).toEqual(typed.document)
  })

  test('an edit after undoing ends what could be redone', () => {
    const edited = edit(undo(edit(opened, setBasics({ name: 'A' }))), setBasics({ name: 'B' }))
    expect(redo(edited)).toEqual(edited)
    expect(undo(edited).document).toEqual(start)
  })
})

describe('one step', () => {
  const type = (desk: Desk, text: string, at: number) => edit(desk, setItem(FIRST, { body: text }), 'body', at)

  test('typing on in one field, as long as the pauses are short', () => {
    const typed = type(type(type(opened, 'a', 0), 'ab', 1500), 'abc', 3000)
    expect(undo(typed).document).toEqual(start)
    const paused = type(type(opened, 'a', 0), 'ab', 1501)
    expect(undo(paused).document.items[FIRST]?.body).toBe('a')
  })

  test('not for another field, without a label, or after undoing', () => {
    const other = edit(type(opened, 'a', 0), setBasics({ name: 'B' }), 'name', 1)
    expect(undo(other).document.items[FIRST]?.body).toBe('a')
    const unnamed = edit(edit(opened, setBasics({ name: 'A' }), '', 0), setBasics({ name: 'B' }), '', 1)
    expect(undo(unnamed).document.basics.name).toBe('A')
    const afterUndo = type(undo(type(type(opened, 'a', 0), 'b', 5000)), 'c', 5001)
    expect(undo(afterUndo).document.items[FIRST]?.body).toBe('a')
  })
})

describe('with another device', () => {
  test('only what is still as the step left it goes back', () => {
    const mine = edit(opened, setBasics({ name: 'A', phone: '138' }))
    const both = receive(mine, setBasics({ name: 'B' }))
    const undone = undo(both)
    expect(undone.document.basics).toEqual({ name: 'B' })
    expect(redo(undone).document.basics).toEqual({ name: 'B', phone: '138' })
  })

  test('what came in between stays through undo and redo', () => {
    const both = receive(edit(opened, setBasics({ name: 'A' })), setItem(FIRST, { org: '某公司' }))
    expect(undo(both).document).toEqual(setItem(FIRST, { org: '某公司' })(start))
    expect(redo(undo(both)).document).toEqual(both.document)
  })

  test('an item added here and written in elsewhere stays', () => {
    const both = receive(edit(opened, addItem('new-item', 'work')), setItem('new-item', { body: '别处写的' }))
    expect(undo(both).document).toEqual(both.document)
  })

  test('an item deleted here and there is back with the first undo only if the other side agrees', () => {
    const both = receive(edit(opened, remove('items', FIRST, 5)), remove('items', FIRST, 9))
    expect(undo(both).document.items[FIRST]?.del).toBe(9)
  })
})
