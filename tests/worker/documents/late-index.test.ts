import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, onTestFinished, test } from 'vitest'
import { DAY } from '#tests/support/api.ts'
import { freshObjectWorld, objectWorld } from '#tests/support/object-world.ts'
import { named, newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { listen } from '#tests/support/sockets.ts'

/** What changes nothing a list shows but when it was changed and how much of it is there. */
const worded = (body: string) => {
  const doc = shortResume()
  const items = Object.entries(doc.items).map(([id, item]) => [id, { ...item, body }])
  return { ...doc, items: Object.fromEntries(items) }
}

/** Somebody with an open editor; `written` counts how often the list has been told. */
async function setUpEditor() {
  // Ahead of the platform's own clock, so that alarms wait for the test.
  objectWorld.now = Date.now() + DAY
  onTestFinished(() => void Object.assign(objectWorld, freshObjectWorld()))
  const owner = await setUpOwner()
  const object = env.RESUMES.getByName(owner.id)
  const row = () => env.DB.prepare('SELECT rev, title FROM resumes WHERE id = ?').bind(owner.id).first()
  await expect.poll(row).toMatchObject({ rev: 1 })
  const editor = await listen(owner)
  let written = 0
  objectWorld.onIndex = () => {
    written += 1
  }
  const alarmAt = () => runInDurableObject(object, (_object, { storage }) => storage.getAlarm())
  return { ...owner, editor, object, row, alarmAt, written: () => written }
}

test('while an editor is open, what is typed in 15 seconds is one write to the list', async () => {
  const { save, object, row, alarmAt, written } = await setUpEditor()
  const first = objectWorld.now
  for (const rev of [1, 2, 3]) {
    await save(rev, worded(`Text ${rev}`))
    objectWorld.now += 4000
  }
  expect([written(), await alarmAt(), await row()]).toEqual([0, first + 15_000, expect.objectContaining({ rev: 1 })])
  await runInDurableObject(object, (instance) => instance.alarm())
  expect([written(), await alarmAt(), await row()]).toEqual([1, null, expect.objectContaining({ rev: 4 })])
})

test('the same save again is told to nobody, and puts nothing off', async () => {
  const { save, editor, alarmAt, object } = await setUpEditor()
  const mid = newMid()
  const first = objectWorld.now
  await save(1, worded('Text'), mid)
  objectWorld.now += 4000
  expect((await save(1, worded('Text'), mid)).body).toMatchObject({ code: 1, data: { rev: 2 } })
  expect(await alarmAt()).toBe(first + 15_000)
  expect(editor.heard).toEqual([{ rev: 2, mid }])
  // Once it has rung, the next change is waited for anew.
  await runInDurableObject(object, (instance) => instance.alarm())
  await save(2, worded('More'))
  expect(await alarmAt()).toBe(objectWorld.now + 15_000)
})

test('an alarm the platform has given up, since the list could not be reached, is set anew by the next change', async () => {
  const { save, alarmAt, object } = await setUpEditor()
  await save(1, worded('Text'))
  objectWorld.indexDown = true
  await runInDurableObject(object, async (instance, { storage }) => {
    await expect(instance.alarm()).rejects.toThrow()
    await storage.deleteAlarm()
  })
  objectWorld.now += 4000
  await save(2, worded('More'))
  expect(await alarmAt()).toBe(objectWorld.now + 15_000)
})

test('another title is in the list at once', async () => {
  const { save, row, alarmAt } = await setUpEditor()
  await save(1, { ...named(shortResume(), '林秋'), title: '新标题' })
  await expect.poll(row).toEqual({ rev: 2, title: '新标题' })
  await expect.poll(alarmAt).toBeNull()
})

test('the list of its owner has the newest all the same', async () => {
  const { api, token, save, row } = await setUpEditor()
  await save(1, worded('Text'))
  expect(await row()).toMatchObject({ rev: 1 })
  for (const list of ['user.Jianli/list', 'user/resume/data'] as const) {
    const { body } = await api.call(list, {}, { token })
    expect(body, list).toMatchObject({ data: { items: [{ rev: 2, updated_at: objectWorld.now }] } })
  }
})

test('whoever leaves the editor finds the list as they left it', async () => {
  const { id, editor, save, row } = await setUpEditor()
  await save(1, worded('Text'))
  const open = () => env.DB.prepare('SELECT count(*) AS count FROM sockets WHERE resume_id = ?').bind(id).first('count')
  let meanwhile: Promise<unknown> = Promise.resolve()
  objectWorld.onIndex = () => {
    meanwhile = open()
  }
  editor.socket.close()
  await expect.poll(row).toMatchObject({ rev: 2 })
  await expect.poll(open).toBe(0)
  // Until the list has it, the editor counts as open: lists ask the objects of those.
  expect(await meanwhile).toBe(1)
})

test('a list that finds no object shows what it knows', async () => {
  const { api, token, save } = await setUpEditor()
  await save(1, worded('Text'))
  objectWorld.indexDown = true
  const { body } = await api.call('user.Jianli/list', {}, { token })
  expect(body).toMatchObject({ code: 1, data: { items: [{ rev: 1 }] } })
  expect(api.faults).toHaveLength(1)
  api.faults.length = 0
})

test('without an editor nothing waits', async () => {
  const owner = await setUpOwner()
  await owner.save(1, worded('Text'))
  const row = () => env.DB.prepare('SELECT rev FROM resumes WHERE id = ?').bind(owner.id).first('rev')
  await expect.poll(row).toBe(2)
})

test('what is removed for good is never woken again, and its owner finds nothing', async () => {
  const { object, user, save, alarmAt } = await setUpEditor()
  await save(1, worded('Text'))
  expect(await alarmAt()).toBe(objectWorld.now + 15_000)
  await object.destroy()
  expect(await alarmAt()).toBeNull()
  expect(await runInDurableObject(object, (instance) => instance.read(user.id))).toBe('missing')
})
