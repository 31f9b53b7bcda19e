import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { sweepPhotos, sweepResumes } from '#src/api/upkeep/sweep.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { DAY, START } from '#tests/support/api.ts'
import { objectWorld } from '#tests/support/object-world.ts'
import { base64, JPEG } from '#tests/support/pictures.ts'
import { setUpOwner } from '#tests/support/resumes.ts'

const uploaded = z.object({ code: z.literal(1), data: z.object({ key: z.string() }) })

beforeEach(() => {
  objectWorld.now = START
})

/** Somebody with a résumé, their photos, and a timer that runs each day. */
async function setUp() {
  const owner = await setUpOwner()
  const { api, token } = owner
  // The timer's own clock: the session would end meanwhile.
  const timer = { ...api.services, now: () => time }
  let time = START

  async function upload(mark: number): Promise<string> {
    const image = base64(Uint8Array.of(...JPEG.subarray(0, 13), mark, ...JPEG.subarray(14)))
    const { body } = await api.call('user.Resume/uploadPhoto', { image }, { token })
    return uploaded.parse(body).data.key
  }

  async function pass(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      time += DAY
      await sweepResumes(timer)
      await sweepPhotos(timer)
    }
  }

  /** Whether the photo can still be had, and its file is there. */
  async function isThere(key: string): Promise<boolean> {
    const response = await api.raw('user.Resume/photo', { key }, { token })
    const isAnswered = response.headers.get('content-type') === 'image/jpeg'
    expect((await env.FILES.head(`photos/${key}`)) !== null).toBe(isAnswered)
    return isAnswered
  }

  async function put(photo: string | undefined): Promise<void> {
    const { rev, doc } = await owner.current()
    const { photo: _, ...basics } = doc.basics
    const next: ResumeDocument = { ...doc, basics: photo === undefined ? basics : { ...basics, photo } }
    expect((await owner.save(rev, next)).body).toMatchObject({ code: 1 })
    // Another time, so that what is overwritten next is kept.
    objectWorld.now += DAY
  }

  return { ...owner, timer, upload, pass, isThere, put }
}

test('a photo nobody uses is removed 23 days after that is seen, which is at most a week after the last use', async () => {
  const { upload, pass, isThere } = await setUp()
  const key = await upload(1)
  await pass(23)
  expect(await isThere(key)).toBe(true)
  await pass(1)
  expect(await isThere(key)).toBe(false)
  expect(await env.DB.prepare('SELECT key FROM photos WHERE key = ?').bind(key).first()).toBe(null)
})

test('one in the document, in a version or in the history stays', async () => {
  const { api, id, token, upload, pass, put, isThere } = await setUp()
  const [named, replaced, shown] = [await upload(1), await upload(2), await upload(3)]
  await put(named)
  await api.call('user.Resume/nameVersion', { id, name: '投递前' }, { token })
  await put(replaced)
  await put(shown)
  await pass(60)
  expect(await Promise.all([named, replaced, shown].map(isThere))).toEqual([true, true, true])
})

test('one of a deleted résumé stays while that can be restored, and at most thirty days more', async () => {
  const { api, id, token, upload, pass, put, isThere } = await setUp()
  const key = await upload(1)
  await put(key)
  await api.call('user/resume/del', { id }, { token })
  await pass(30)
  expect(await isThere(key)).toBe(true)
  await pass(1)
  expect(await isThere(key)).toBe(false)
})

test('one that is uploaded again, or used again, begins anew', async () => {
  const { upload, pass, put, isThere } = await setUp()
  const [again, used] = [await upload(1), await upload(2)]
  await pass(23)
  expect(await upload(1)).toBe(again)
  await put(used)
  await pass(22)
  expect([await isThere(again), await isThere(used)]).toEqual([true, true])
})

test('when the file store fails it is tried again, and the picture is another photo from then on', async () => {
  const { api, timer, upload, pass, isThere } = await setUp()
  const key = await upload(1)
  await pass(23)
  const remove = vi.spyOn(timer.files, 'delete').mockRejectedValueOnce(new Error('down'))
  await pass(1)
  expect(api.faults).toEqual([new Error('down')])
  remove.mockRestore()
  const second = await upload(1)
  expect(second).not.toBe(key)
  await pass(1)
  expect([await isThere(key), await isThere(second)]).toEqual([false, true])
})
