import { describe, expect, test } from 'vitest'
import { selectIsOffline, selectRefusal } from '#client/machines/resume-save/resume-save.selectors.ts'
import { reduceSave } from '#src/resume/sync/save-state.ts'
import { opened, person, settle, startSave } from './running-save.ts'

describe('gathering', () => {
  test('edits of one second go together, 1000 ms after the first', async () => {
    const { type, clock, sent, written } = startSave()
    await type('Anne')
    clock.increment(600)
    await type('Annel')
    clock.increment(399)
    await written()
    expect(sent()).toEqual([])
    clock.increment(1)
    await written()
    expect(sent()).toEqual([['message-1', 7, { name: 'Annel' }]])
  })

  test('edits made during a save are sent a second after its answer', async () => {
    const { type, gathered, answer, clock, sent, written } = startSave()
    await type('Anne')
    await gathered()
    await type('Annel')
    clock.increment(5000)
    expect(sent().length).toBe(1)
    await answer({ type: 'acknowledged', rev: 8 })
    clock.increment(999)
    await written()
    expect(sent().length).toBe(1)
    clock.increment(1)
    await written()
    expect(sent()[1]).toEqual(['message-2', 8, { name: 'Annel' }])
  })

  test('save now does not wait', async () => {
    const { actor, type, written, sent } = startSave()
    await type('Anne')
    actor.send({ type: 'save.now' })
    await written()
    expect(sent()).toEqual([['message-1', 7, { name: 'Anne' }]])
  })

  test('what was taken back within the second is not sent, and saving goes on', async () => {
    const { type, gathered, sent, status, actor } = startSave()
    await type('Anne')
    await type('Ann')
    await gathered()
    expect([sent(), status(), actor.getSnapshot().status]).toEqual([[], 'saved', 'active'])
    await type('Anna')
    await gathered()
    expect(sent()).toEqual([['message-1', 7, { name: 'Anna' }]])
  })
})

describe('the journal', () => {
  test('comes before the server: nothing is sent until the device has the save with its id', async () => {
    const { actor, clock, writings, sent, written } = startSave()
    await written()
    actor.send({ type: 'edit', doc: person('Anne') })
    clock.increment(1000)
    await settle()
    expect([writings.at(-1)?.state.sent, sent()]).toEqual([null, []])
    writings.at(-1)?.resolve()
    await settle()
    expect([writings.at(-1)?.state.sent, sent()]).toEqual([{ mid: 'message-1', doc: person('Anne') }, []])
    writings.at(-1)?.resolve()
    await settle()
    expect(sent()).toEqual([['message-1', 7, { name: 'Anne' }]])
  })

  test('tells unsaved, on this device and saved apart', async () => {
    const { actor, writings, status, written, gathered, answer } = startSave()
    await written()
    expect(status()).toBe('saved')
    actor.send({ type: 'edit', doc: person('Anne') })
    await settle()
    expect(status()).toBe('unsaved')
    writings.at(-1)?.resolve()
    await settle()
    expect(status()).toBe('device')
    await gathered()
    expect(status()).toBe('device')
    await answer({ type: 'acknowledged', rev: 8 })
    expect(status()).toBe('saved')
  })

  test('one writing at a time, then the newest state', async () => {
    const { actor, writings, written } = startSave()
    await written()
    for (const name of ['A', 'AB', 'ABC']) actor.send({ type: 'edit', doc: person(name) })
    await settle()
    expect(writings.map(({ state }) => state.doc.basics.name)).toEqual(['Ann', 'A'])
    writings.at(-1)?.resolve()
    await settle()
    expect(writings.map(({ state }) => state.doc.basics.name)).toEqual(['Ann', 'A', 'ABC'])
  })

  test('without storage saving still works, and unsaved text is not called saved', async () => {
    const { actor, writings, status, clock, sent, answer } = startSave()
    const fail = async () => {
      for (let tried = -1; tried !== writings.length; ) {
        tried = writings.length
        writings.at(-1)?.reject(new Error('quota'))
        await settle()
      }
    }
    await fail()
    actor.send({ type: 'edit', doc: person('Anne') })
    await fail()
    expect(status()).toBe('unsaved')
    clock.increment(1000)
    await fail()
    expect([status(), sent()]).toEqual(['unsaved', [['message-1', 7, { name: 'Anne' }]]])
    await answer({ type: 'acknowledged', rev: 8 })
    expect(status()).toBe('saved')
  })

  test('a failed writing is tried again with the next edit', async () => {
    const { actor, writings, status, type } = startSave()
    writings.at(-1)?.reject(new Error('quota'))
    await settle()
    actor.send({ type: 'edit', doc: person('Anne') })
    await settle()
    writings.at(-1)?.reject(new Error('quota'))
    await settle()
    expect(status()).toBe('unsaved')
    await type('Annel')
    expect(status()).toBe('device')
  })

  test('what a dead tab had sent is sent again under its id, before anything else', async () => {
    const edited = reduceSave(opened, { type: 'edit', doc: person('Anne') })
    const taken = reduceSave(edited, { type: 'take', mid: 'of-the-dead' })
    const { written, sent } = startSave(reduceSave(taken, { type: 'edit', doc: person('Annel') }))
    await written()
    expect(sent()).toEqual([['of-the-dead', 7, { name: 'Anne' }]])
  })
})

describe('no answer', () => {
  test('the same save again, later each time', async () => {
    const { type, gathered, answer, clock, sent, status, actor } = startSave()
    await type('Anne')
    await gathered()
    for (const delay of [300, 600, 1200]) {
      await answer({ type: 'no-reply' })
      const before = sent().length
      clock.increment(delay - 1)
      expect(sent().length).toBe(before)
      clock.increment(1)
      expect(sent().length).toBe(before + 1)
    }
    expect(sent()).toEqual(Array(4).fill(['message-1', 7, { name: 'Anne' }]))
    expect([status(), selectIsOffline(actor.getSnapshot())]).toEqual(['device', true])
    await answer({ type: 'acknowledged', rev: 8 })
    expect([status(), selectIsOffline(actor.getSnapshot())]).toEqual(['saved', false])
  })

  test.each([{ type: 'server.back' }, { type: 'save.now' }] as const)('$type tries again at once', async (event) => {
    const { type, gathered, answer, actor, follow, sent } = startSave()
    await type('Anne')
    await gathered()
    await answer({ type: 'no-reply' })
    if (event.type === 'server.back') follow.tell(event)
    else actor.send(event)
    expect(sent().length).toBe(2)
  })

  test('an answer to an earlier try counts once', async () => {
    const { type, gathered, answer, clock, sendings, save } = startSave()
    await type('Anne')
    await gathered()
    await answer({ type: 'no-reply' })
    clock.increment(300)
    sendings[0]?.resolve({ type: 'acknowledged', rev: 99 })
    await settle()
    await answer({ type: 'acknowledged', rev: 8 })
    expect([save().rev, save().sent]).toEqual([8, null])
  })
})

describe('refusals', () => {
  test('a session that ends: typing goes on into the journal; after signing in the same save goes first', async () => {
    const { type, gathered, answer, actor, sent, status, written, follow, pulls } = startSave()
    await type('Anne')
    await gathered()
    await answer({ type: 'refused', refusal: { reason: 'session', path: '' } })
    await type('Annel')
    await gathered()
    expect([sent().length, status(), selectRefusal(actor.getSnapshot())?.reason]).toEqual([1, 'device', 'session'])

    actor.send({ type: 'signed-in' })
    await written()
    expect(sent()[1]).toEqual(['message-1', 7, { name: 'Anne' }])
    // What was saved elsewhere meanwhile was not told of.
    expect([follow.started, follow.stopped, pulls.length]).toEqual([2, 1, 1])
    await answer({ type: 'acknowledged', rev: 8 })
    await gathered()
    expect(sent()[2]).toEqual(['message-2', 8, { name: 'Annel' }])
  })

  test.each(['size', 'shape'] as const)('%s: nothing is sent until the next edit', async (reason) => {
    const { type, gathered, answer, sent } = startSave()
    await type('Anne')
    await gathered()
    await answer({ type: 'refused', refusal: { reason, path: 'basics.name' } })
    await gathered()
    expect(sent().length).toBe(1)
    await type('Anna')
    await gathered()
    expect(sent()[1]).toEqual(['message-2', 7, { name: 'Anna' }])
  })

  test('a page too old: nothing is sent any more, edits stay on this device for the next page', async () => {
    const { type, gathered, answer, name, sent, save, status } = startSave()
    await type('Anne')
    await gathered()
    await answer({ type: 'refused', refusal: { reason: 'newer', path: '' } })
    await type('Anna')
    await gathered()
    expect([name(), sent().length, save().sent?.mid, status()]).toEqual(['Anna', 1, 'message-1', 'device'])
  })

  test('read-only: edits are not taken any more, and what was sent keeps its id', async () => {
    const { type, gathered, answer, name, sent, save } = startSave()
    await type('Anne')
    await gathered()
    await answer({ type: 'refused', refusal: { reason: 'read-only', path: '' } })
    await type('Anna')
    await gathered()
    expect([name(), sent().length, save().sent?.mid]).toEqual(['Anne', 1, 'message-1'])
  })
})
