import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { sweepResumes } from '#src/api/upkeep/sweep.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { DAY, START } from '#tests/support/api.ts'
import { failing } from '#tests/support/failing.ts'
import { base64, bytesOf, JPEG, jpeg, jpegHead, PNG, padded } from '#tests/support/pictures.ts'
import { named, setUpOwner } from '#tests/support/resumes.ts'

const done = { status: 200, body: { code: 1, msg: '操作成功', data: null } }
const unfit = { status: 200, body: { code: 1022, msg: '缩略图须为 200 KB 以内的 JPEG 或 WebP 图片' } }
const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }

/** A JPEG that is another for each mark. */
const picture = (mark: number) => jpeg(jpegHead(), [mark])

async function setUp() {
  const owner = await setUpOwner()
  const { api, id, token } = owner
  const upload = (rev: number, image = base64(picture(rev)), by = token) =>
    api.call('user.Resume/uploadThumbnail', { id, rev, image }, { token: by })
  const shown = async () => {
    const response = await api.raw('user.Resume/thumbnail', { id }, { token })
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    return new Uint8Array(await response.arrayBuffer())
  }
  const listed = async () => {
    const { body } = await api.call('user.Jianli/list', {}, { token })
    return body
  }
  const stored = async () => (await env.FILES.list({ prefix: `thumbnails/${id}/` })).objects.map(({ key }) => key)
  return { ...owner, upload, shown, listed, stored }
}

test('the picture of the newest revision is kept, and only that', async () => {
  const { id, current, save, upload, shown, listed, stored } = await setUp()
  const { rev, doc } = await current()
  expect(await listed()).toMatchObject({ data: { items: [{ id, thumbnail_rev: null }] } })
  expect(await upload(rev)).toEqual(done)
  await save(rev, named(doc, '林秋'))
  expect(await upload(rev + 1)).toEqual(done)
  // One that was drawn earlier and arrives later.
  expect(await upload(rev)).toEqual(done)
  expect(await shown()).toEqual(picture(rev + 1))
  expect(await listed()).toMatchObject({ data: { items: [{ id, thumbnail_rev: rev + 1 }] } })
  await upload(rev + 1, base64(picture(9)))
  expect([await shown(), await stored()]).toEqual([picture(9), [`thumbnails/${id}/${rev + 1}`]])
})

test('one that could not be stored is in no list, and the one before stays', async () => {
  const { api, id, current, save, upload, shown, listed } = await setUp()
  const { rev, doc } = await current()
  await upload(rev)
  await save(rev, named(doc, '林秋'))
  const { files } = api.services
  api.services.files = failing(files, 'put', 'The store is away')
  expect((await upload(rev + 1)).status).toBe(500)
  api.services.files = files
  expect(await listed()).toMatchObject({ data: { items: [{ id, thumbnail_rev: rev }] } })
  expect(await shown()).toEqual(picture(rev))
})

test('the one before goes by its revision: the bucket is not listed', async () => {
  const { api, current, save, upload, stored } = await setUp()
  const { rev, doc } = await current()
  const list = vi.spyOn(api.services.files, 'list')
  await upload(rev)
  await save(rev, named(doc, '林秋'))
  await upload(rev + 1)
  expect(list).not.toHaveBeenCalled()
  list.mockRestore()
  expect(await stored()).toHaveLength(1)
})

test.each([
  ['a text', base64(bytesOf('<svg onload=alert(1)>'))],
  ['no base64', '***'],
  ['a PNG', base64(PNG)],
  ['one byte more than 200 KB', base64(padded(JPEG, 200 * 1024 + 1))],
])('%s is refused', async (_, image) => {
  const { current, upload, stored } = await setUp()
  const { rev } = await current()
  expect(await upload(rev, image)).toEqual(unfit)
  expect(await stored()).toEqual([])
})

test('200 KB is taken', async () => {
  const { current, upload } = await setUp()
  expect(await upload((await current()).rev, base64(padded(JPEG, 200 * 1024)))).toEqual(done)
})

test('a revision there is not yet is refused', async () => {
  const { current, upload } = await setUp()
  const { rev } = await current()
  expect(await upload(rev + 1)).toEqual(unfit)
})

test('a stranger, and a deleted résumé, have none', async () => {
  const { api, id, token, current, upload } = await setUp()
  const { rev } = await current()
  const stranger = await registerUser(api)
  expect(await upload(rev, base64(JPEG), stranger.token)).toEqual(missing)
  await upload(rev)
  expect(await api.call('user.Resume/thumbnail', { id }, { token: stranger.token })).toEqual(missing)
  await api.call('user/resume/del', { id }, { token })
  expect(await upload(rev)).toEqual(missing)
})

test('it goes with the résumé', async () => {
  const { api, id, token, current, upload, stored } = await setUp()
  await upload((await current()).rev)
  await api.call('user/resume/del', { id }, { token })
  await sweepResumes({ ...api.services, now: () => START + 6 * DAY })
  expect(await stored()).toHaveLength(1)
  await sweepResumes({ ...api.services, now: () => START + 7 * DAY })
  expect(await stored()).toEqual([])
})
