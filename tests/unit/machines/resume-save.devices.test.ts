import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { selectIsAtRest, selectIsSettled, selectLost } from '#client/machines/resume-save/resume-save.selectors.ts'
import { person, settle, startSave } from './running-save.ts'

describe('other devices', () => {
  test('a conflict is merged and saved on top; the value that gave way is told until it has been', async () => {
    const { type, gathered, answer, actor, sent, save } = startSave()
    await type('Anne')
    await gathered()
    await answer({ type: 'conflict', rev: 9, doc: person('Anna', '138'), applied: false })
    expect(save().doc.basics).toEqual({ name: 'Anne', phone: '138' })
    expect(selectLost(actor.getSnapshot())).toEqual([{ entry: 'basics', values: { name: 'Anna' } }])
    await gathered()
    expect(sent()[1]).toEqual(['message-2', 9, { name: 'Anne', phone: '138' }])
    await answer({ type: 'acknowledged', rev: 10 })
    expect(selectLost(actor.getSnapshot()).length).toBe(1)
    actor.send({ type: 'told' })
    expect(selectLost(actor.getSnapshot())).toEqual([])
  })

  test('news is fetched and shown', async () => {
    const { follow, pulls, name, written, status } = startSave()
    await written()
    follow.tell({ type: 'server.news', rev: 8, mid: 'of-another' })
    pulls[0]?.resolve({ rev: 8, doc: person('Anna') })
    await written()
    expect([name(), status()]).toEqual(['Anna', 'saved'])
  })

  test('known revisions and the tab’s own saves are not news', async () => {
    const { follow, pulls, type, gathered, written } = startSave()
    await written()
    follow.tell({ type: 'server.news', rev: 7, mid: 'of-another' })
    await type('Anne')
    await gathered()
    follow.tell({ type: 'server.news', rev: 8, mid: 'message-1' })
    expect(pulls.length).toBe(0)
  })

  test('news during a fetch is fetched again', async () => {
    const { follow, pulls, name, written } = startSave()
    await written()
    follow.tell({ type: 'server.news', rev: 8, mid: 'of-another' })
    follow.tell({ type: 'server.news', rev: 9, mid: 'of-another-2' })
    expect(pulls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    pulls[0]?.resolve({ rev: 8, doc: person('Old') })
    pulls[1]?.resolve({ rev: 9, doc: person('New') })
    await written()
    expect(name()).toBe('New')
  })

  test('a fetch that fails changes nothing; the next return of the server tries again', async () => {
    const { follow, pulls, name, written } = startSave()
    await written()
    follow.tell({ type: 'server.back' })
    pulls[0]?.reject(new Error('offline'))
    await settle()
    follow.tell({ type: 'server.back' })
    pulls[1]?.resolve({ rev: 8, doc: person('Anna') })
    await written()
    expect(name()).toBe('Anna')
  })

  test('fetched changes are merged below unsaved typing', async () => {
    const { follow, pulls, type, save, written, gathered, sent } = startSave()
    await type('Anne')
    follow.tell({ type: 'server.news', rev: 8, mid: 'of-another' })
    pulls[0]?.resolve({ rev: 8, doc: person('Ann', '138') })
    await written()
    expect(save().doc.basics).toEqual({ name: 'Anne', phone: '138' })
    await gathered()
    expect(sent()).toEqual([['message-1', 8, { name: 'Anne', phone: '138' }]])
  })
})

describe('leaving', () => {
  test('settled once the device has forgotten what the server has', async () => {
    const { actor, type, gathered, sendings, written } = startSave()
    await type('Anne')
    await gathered()
    let isSettled = false
    const over = waitFor(actor, selectIsSettled).then(() => {
      isSettled = true
    })
    sendings.at(-1)?.resolve({ type: 'acknowledged', rev: 8 })
    await settle()
    expect(isSettled).toBe(false)
    await written()
    await over
    expect(isSettled).toBe(true)
  })

  test('at rest without a server once the device has it, never before', async () => {
    const { actor, type, gathered, sendings, written } = startSave()
    await type('Anne')
    await gathered()
    expect(selectIsAtRest(actor.getSnapshot())).toBe(false)
    sendings.at(-1)?.resolve({ type: 'no-reply' })
    await settle()
    expect(selectIsAtRest(actor.getSnapshot())).toBe(false)
    await written()
    expect([selectIsAtRest(actor.getSnapshot()), selectIsSettled(actor.getSnapshot())]).toEqual([true, false])
  })

  test('stopping ends the listening, the fetch and the save under way', async () => {
    const { actor, type, gathered, follow, sendings, pulls } = startSave()
    await type('Anne')
    await gathered()
    follow.tell({ type: 'server.back' })
    actor.stop()
    expect([follow.started, follow.stopped]).toEqual([1, 1])
    expect([sendings.at(-1)?.signal.aborted, pulls.at(-1)?.signal.aborted]).toEqual([true, true])
  })
})
