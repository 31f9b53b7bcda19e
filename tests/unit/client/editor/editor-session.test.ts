import { describe, expect, test } from 'vitest'
import { createEditorSession } from '#client/features/editor/session/editor-session.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { addItem, setBasics, setItem } from '#src/resume/edits.ts'
import { openSave, reduceSave, type SaveState } from '#src/resume/sync/save-state.ts'
import { startSave } from '#tests/unit/machines/running-save.ts'

const start = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: 'Ann' },
  sections: [{ kind: 'work', items: [{ title: 'A' }] }],
})
const ITEM = 'work-item-1'

/** A document near the limit of what may be stored. */
function large(): ResumeDocument {
  const items = Array.from({ length: 26 }, (_, index) => addItem(`big-${index}`, 'work', { body: 'x'.repeat(19_900) }))
  return items.reduce((document, edit) => edit(document), start)
}

function open(save: SaveState = openSave('journal-1', 7, start)) {
  const { actor, follow, pulls, written, answer, gathered } = startSave(save)
  const clock = { now: 0 }
  let ids = 0
  const newId = () => {
    ids += 1
    return `id-${ids}`
  }
  const session = createEditorSession('resume', actor, { now: () => clock.now, newId })
  return { session, clock, actor, follow, pulls, written, answer, gathered }
}

describe('an edit', () => {
  test('is shown at once and can be undone and redone', () => {
    const { session } = open()
    session.edit(setBasics({ name: 'Anne' }))
    expect(session.document.get().basics.name).toBe('Anne')
    session.undo()
    expect(session.document.get()).toEqual(start)
    session.redo()
    expect(session.document.get().basics.name).toBe('Anne')
  })

  test('is taken back alone: what came after stays, what was undone before is not undone further', () => {
    const { session } = open()
    session.edit(setBasics({ city: 'Ulm' }))
    const takeBack = session.editRevocably(setBasics({ name: 'Anne' }))
    session.edit(setItem(ITEM, { title: 'B' }))
    takeBack?.()
    expect(session.document.get().basics).toEqual({ name: 'Ann', city: 'Ulm' })
    expect(session.document.get().items[ITEM]?.title).toBe('B')

    const takeBackLast = session.editRevocably(setBasics({ name: 'Anna' }))
    takeBackLast?.()
    takeBackLast?.()
    expect(session.document.get().basics).toEqual({ name: 'Ann', city: 'Ulm' })
    session.redo()
    expect(session.document.get().basics.name).toBe('Anna')
  })

  test('that changes nothing has nothing to take back', () => {
    const { session } = open()
    session.edit(setBasics({ city: 'Ulm' }))
    expect(session.editRevocably((document) => document)).toBeNull()
  })

  test('that changes nothing makes no undo step', () => {
    const { session, actor } = open()
    const before = actor.getSnapshot()
    session.edit((document) => document)
    expect([session.steps.get().done.length, actor.getSnapshot()]).toEqual([0, before])
  })

  test('of one label within a moment belongs to the one before', () => {
    const { session, clock } = open()
    for (const [at, name] of [
      [0, 'A'],
      [1000, 'An'],
      [9000, 'Anna'],
    ] as const) {
      clock.now = at
      session.edit(setBasics({ name }), 'name')
    }
    session.undo()
    expect(session.document.get().basics.name).toBe('An')
    session.undo()
    expect(session.document.get().basics.name).toBe('Ann')
  })

  test('that a document cannot hold is not taken, said, and forgotten with the next one', () => {
    const { session } = open()
    session.edit(setItem(ITEM, { body: 'x'.repeat(20_001) }))
    expect(session.document.get()).toBe(start)
    expect([session.fault.get(), session.steps.get().done]).toEqual([
      { reason: 'shape', paths: [`items.${ITEM}.body`] },
      [],
    ])
    session.edit(setItem(ITEM, { body: 'x'.repeat(20_000) }))
    expect(session.fault.get()).toBeNull()
  })

  test('that makes it too large is not taken', () => {
    const { session } = open(openSave('journal-1', 7, large()))
    const before = session.document.get()
    session.edit(addItem('one-more', 'work', { body: 'x'.repeat(19_900) }))
    expect([session.document.get() === before, session.fault.get()]).toEqual([true, { reason: 'size' }])
  })

  test('makes no undo step once nothing may be written', () => {
    const sent = reduceSave(reduceSave(openSave('journal-1', 7, start), { type: 'edit', doc: large() }), {
      type: 'take',
      mid: 'message-1',
    })
    const refusal = { reason: 'read-only', path: '' } as const
    const { session } = open(reduceSave(sent, { type: 'refused', mid: 'message-1', refusal }))
    session.edit(setBasics({ name: 'Anne' }))
    expect([session.document.get().basics.name, session.steps.get().done]).toEqual(['Ann', []])
  })
})

test('what other devices change is shown, and undoing leaves it alone', async () => {
  const { session, follow, pulls, written } = open()
  session.edit(setBasics({ name: 'Anne' }))
  await written()
  follow.tell({ type: 'server.news', rev: 8, mid: 'of-another' })
  pulls[0]?.resolve({ rev: 8, doc: setBasics({ phone: '138' })(start) })
  await written()
  expect(session.document.get().basics).toEqual({ name: 'Anne', phone: '138' })
  session.undo()
  expect(session.document.get().basics).toEqual({ name: 'Ann', phone: '138' })
})

test('what others have written over is passed over: undo and redo take the next step that still does something', async () => {
  const { session, follow, pulls, written, gathered, answer } = open()
  session.edit(setBasics({ phone: '138' }))
  session.edit(setBasics({ name: 'Anne' }))
  await gathered()
  await answer({ type: 'acknowledged', rev: 8 })
  follow.tell({ type: 'server.news', rev: 9, mid: 'of-another' })
  pulls[0]?.resolve({ rev: 9, doc: setBasics({ phone: '138', name: 'Anna' })(start) })
  await written()
  session.undo()
  expect(session.document.get().basics).toEqual({ name: 'Anna' })
  session.redo()
  expect(session.document.get().basics).toEqual({ name: 'Anna', phone: '138' })
  session.redo()
  expect([session.document.get().basics, session.steps.get().undone]).toEqual([{ name: 'Anna', phone: '138' }, []])
})
