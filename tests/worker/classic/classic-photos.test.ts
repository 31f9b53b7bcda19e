import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ImageService } from '#src/http/image-service.ts'
import { photoSizes } from '#src/resume/photo-sizes.ts'
import { setUpClassicEditor } from '#tests/support/classic-editor.ts'
import { fieldsIn } from '#tests/support/form-fields.ts'
import { JPEG, jpeg, jpegHead } from '#tests/support/pictures.ts'
import { shortResume } from '#tests/support/resumes.ts'
import { ORIGIN, remoteSite } from '#tests/support/site.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

type Cropped = Parameters<ImageService['crop']>[1]

/** Somebody at the form of the classic editor, who may send a picture with it. */
async function setUp() {
  const editor = await setUpClassicEditor()
  const { api, path, cookie } = editor
  const cropped: Cropped[] = []
  const outage = { isOn: false }
  const images: ImageService = {
    ...api.services.images,
    crop: async (source, box) => {
      cropped.push(box)
      if (source.byteLength < JPEG.length) throw new Error('not a picture')
      return JPEG.slice().buffer
    },
  }
  const site = remoteSite(
    async (request) => {
      const { pathname, search } = new URL(request.url)
      if (outage.isOn && pathname === '/api/user.Resume/uploadPhoto') throw new TypeError('reset')
      const body = request.method === 'GET' ? {} : { body: await request.arrayBuffer() }
      return api.send(pathname + search, { method: request.method, headers: request.headers, ...body })
    },
    { images },
  )
  const send = async (bytes: Uint8Array<ArrayBuffer>, changes: Record<string, string> = {}, who = cookie) =>
    sendAll(bytes, new Map([...(await editor.fields()), ...Object.entries(changes)]), who)
  const sendAll = (bytes: Uint8Array<ArrayBuffer>, fields: ReadonlyMap<string, string>, who = cookie) => {
    const body = new FormData()
    for (const [name, value] of fields) body.set(name, value)
    body.set('photo', new File([bytes], 'me.jpg', { type: 'image/jpeg' }))
    body.set('do', 'save')
    const headers = { 'user-agent': BROWSER, origin: ORIGIN, cookie: who }
    return site.fetch(new Request(ORIGIN + path, { method: 'POST', body, headers, redirect: 'manual' }))
  }
  return {
    ...editor,
    cropped,
    outage,
    send,
    sendAll,
    errors: site.errors,
    photo: async () => (await editor.current()).doc.basics.photo,
  }
}

const filesOf = async () => (await env.FILES.list({ prefix: 'photos/' })).objects.length

test('a picture sent with the form is stored and stands in the résumé; it can be removed', async () => {
  const { send, photo, cropped } = await setUp()
  const before = await filesOf()
  expect((await send(JPEG, { 'basics.city': '杭州' })).status).toBe(303)
  const key = await photo()
  expect([key?.length, await filesOf(), cropped]).toEqual([20, before + 1, []])
  expect((await env.FILES.head(`photos/${key}`)) !== null).toBe(true)
  // No file was chosen: browsers send an empty one.
  expect((await send(new Uint8Array(), { 'basics.city': '苏州' })).status).toBe(303)
  expect(await photo()).toBe(key)
  expect((await send(new Uint8Array(), { 'photo-remove': '1' })).status).toBe(303)
  expect(await photo()).toBeUndefined()
})

test.each([
  ['top', '25x35', { ...photoSizes['25x35'], gravity: 'top' }],
  ['left', 'square', { ...photoSizes.square, gravity: 'left' }],
  ['center', 'nothing known', { ...photoSizes['25x35'], gravity: 'center' }],
])('%s of a picture is kept in the shape %s', async (part, shape, box) => {
  const { send, cropped } = await setUp()
  await send(JPEG, { 'photo-part': part, 'basics.photoShape': shape })
  expect(cropped).toEqual([box])
})

test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ 'photo-part': 'top' }, ['classic.photo']],
])('what is no picture is refused in words, and nothing typed is lost: %o; in the log: %o', async (part, logged) => {
  const { send, current, errors } = await setUp()
  const answer = await send(new TextEncoder().encode('no'), { ...part, 'basics.city': '杭州' })
  const page = await answer.text()
  expect([answer.status, page.includes('href="#f-photo"'), fieldsIn(page).get('basics.city')]).toEqual([
    422,
    true,
    '杭州',
  ])
  expect([errors, await current()]).toEqual([logged, { rev: 1, doc: shortResume() }])
})

test('a form gone back to with another picture is another save', async () => {
  const { sendAll, fields, current } = await setUp()
  const opened = await fields()
  await sendAll(JPEG, opened)
  const { photo } = (await current()).doc.basics
  expect((await sendAll(jpeg(jpegHead(), [9]), opened)).status).toBe(303)
  const { rev, doc } = await current()
  expect([rev, typeof doc.basics.photo, doc.basics.photo === photo]).toEqual([3, 'string', false])
})

test('a session that is over is begun again in the form, before a picture is stored', async () => {
  const { send, current } = await setUp()
  const before = await filesOf()
  // Also where nothing but the picture is new.
  expect((await send(JPEG, {}, '__Host-session=over')).status).toBe(401)
  const answer = await send(JPEG, { 'basics.city': '杭州' }, '__Host-session=over')
  const page = await answer.text()
  expect([answer.status, page.includes('name="password"'), fieldsIn(page).get('basics.city')]).toEqual([
    401,
    true,
    '杭州',
  ])
  expect([await filesOf(), await current()]).toEqual([before, { rev: 1, doc: shortResume() }])
})

test('a session the form has begun stays, though the picture could not be stored', async () => {
  const { user, outage, send } = await setUp()
  outage.isOn = true
  const answer = await send(JPEG, { mobile: user.mobile, password: user.password }, '')
  expect([answer.status, answer.headers.getSetCookie().some((text) => text.startsWith('__Host-session='))]).toEqual([
    503,
    true,
  ])
})
