import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { share } from '#src/contract/index.ts'
import type { TestApi } from '#tests/support/api.ts'
import { pdfBytes, pdfFile, setUpApplicant } from '#tests/support/applications.ts'
import { failing } from '#tests/support/failing.ts'
import { newMid } from '#tests/support/resumes.ts'
import { put } from '#tests/support/rows.ts'
import { plainLink } from '#tests/support/shares.ts'

const filesOf = async (user: number) => (await env.FILES.list({ prefix: `sent/${user}/` })).objects.length

/** Does something between the beginning of a call and the writing of its file. */
function beforeNextFile({ services }: TestApi, act: () => Promise<unknown>): void {
  const { files } = services
  services.files = new Proxy(files, {
    get: (bucket, name) => {
      const value: unknown = Reflect.get(bucket, name)
      if (typeof value !== 'function') return value
      if (name !== 'put') return value.bind(bucket)
      return async (...input: unknown[]) => {
        services.files = files
        await act()
        return Reflect.apply(value, bucket, input)
      }
    },
  })
}

test('the file stays as it was, the link is named, and the application counts as sent', async () => {
  const { api, token, id: resume, begin1, send1, read, change, file } = await setUpApplicant()
  const { id } = await begin1({ resume })
  const made = await api.call('user.Share/create', { id: resume, key: newMid(), ...plainLink }, { token })
  const link = z.object({ data: share }).parse(made.body).data
  api.clock.now += 1000
  const { sendings, status, states } = await send1(id, { share: link.id })
  const [first] = sendings
  expect(sendings).toEqual([
    {
      ...{ id: first?.id, on: '2026-11-21', link: { label: plainLink.label, token: link.token } },
      file: { name: '林知夏.pdf', bytes: pdfBytes().length, kept: true },
    },
  ])
  expect([status, states.map((state) => state.status)]).toEqual(['sent', ['preparing', 'sent']])
  const answer = await file(first?.id ?? '')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdfBytes())

  await change(id, { status: 'interview' })
  api.clock.now += 1000
  const again = await send1(id, { file: null })
  expect(again.sendings[1]).toEqual({ id: again.sendings[1]?.id, on: '2026-11-21', file: null, link: null })
  expect([again.status, again.states.map((state) => state.status)]).toEqual([
    'interview',
    ['preparing', 'sent', 'interview'],
  ])

  await api.call('user.Share/revoke', { share: link.id }, { token })
  expect((await read(id)).sendings[0]?.link).toEqual({ label: plainLink.label, token: null })
  expect((await send1(id, { file: null, share: link.id })).sendings[2]?.link).toBeNull()
})

test('what is not noted for want of room leaves its application as it was; others have room of their own', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const { id } = await owner.begin1()
  const large = await owner.begin1()
  await put('application_sendings', {
    ...{ id: `all-${id}`, application_id: large.id, user_id: owner.user.id, request_key: 'all', sent_on: '2026-11-20' },
    ...{ name: 'a.pdf', bytes: 60 * 1024 * 1024, share_label: '', created_at: 1 },
  })
  const before = await owner.read(id)
  owner.api.clock.now += 1000
  expect((await owner.send(id)).body).toMatchObject({ code: 1028 })
  expect([await owner.read(id), before.status]).toEqual([before, 'preparing'])
  expect((await stranger.send1((await stranger.begin1()).id)).status).toBe('sent')
})

test('ten of one key at once keep one file, that of one of them', async () => {
  const { begin1, send, read, file, user } = await setUpApplicant()
  const { id } = await begin1()
  const key = newMid()
  const words = Array.from({ length: 10 }, (_, nth) => `try ${nth}`)
  const answers = await Promise.all(words.map((word) => send(id, { key, file: pdfFile(word) })))
  expect(answers.map(({ body }) => Object(body).code)).toEqual(Array(10).fill(1))
  const { sendings } = await read(id)
  expect([sendings.length, sendings[0]?.file?.kept, await filesOf(user.id)]).toEqual([1, true, 1])
  const kept = await (await file(sendings[0]?.id ?? '')).text()
  expect(words.some((word) => kept.includes(`${word}\n`))).toBe(true)
})

test('a file that did not arrive is named so, and sending it once more completes it', async () => {
  const { api, begin1, send, read, user } = await setUpApplicant()
  const { id } = await begin1()
  const key = newMid()
  const { files } = api.services
  api.services.files = failing(files, 'put', 'R2 is down')
  expect((await send(id, { key })).status).toBe(500)
  api.services.files = files
  const [failed] = (await read(id)).sendings
  expect([failed?.file?.kept, await filesOf(user.id), api.faults.length]).toEqual([false, 0, 1])
  expect((await send(id, { key })).body).toMatchObject({ code: 1, data: { sendings: [{ file: { kept: true } }] } })
  expect(await filesOf(user.id)).toBe(1)
})

test('what is sent again with other words before its file has arrived is noted as it was sent last', async () => {
  const { api, token, id: resume, begin1, send1 } = await setUpApplicant()
  const { id } = await begin1({ resume })
  const key = newMid()
  const made = await api.call('user.Share/create', { id: resume, key: newMid(), ...plainLink }, { token })
  const link = z.object({ data: share }).parse(made.body).data
  // Its answer was lost, and its sender corrected the day, chose the link, and had the file frozen after all.
  await send1(id, { key, file: null })
  const { sendings } = await send1(id, { key, on: '2026-11-19', share: link.id })
  const file = { name: '林知夏.pdf', bytes: pdfBytes().length, kept: true }
  const noted = { on: '2026-11-19', file, link: { label: plainLink.label, token: link.token } }
  expect(sendings).toEqual([{ id: sendings[0]?.id, ...noted }])
  // What has arrived stays, and so does its name; without a file it is still told when, and with which link.
  const later = await send1(id, { key, on: '2026-11-20', file: null })
  expect(later.sendings).toEqual([{ id: sendings[0]?.id, on: '2026-11-20', file, link: null }])
})

test('another file sent under the same key takes the place of the one that is kept; the same one again does not', async () => {
  const { begin1, send1, file, user } = await setUpApplicant()
  const { id } = await begin1()
  const key = newMid()
  const keysOf = async () => (await env.FILES.list({ prefix: `sent/${user.id}/` })).objects.map((object) => object.key)
  const kept: unknown[] = []
  const sending = async (sent: ReturnType<typeof pdfFile> | null) => {
    const { sendings } = await send1(id, { key, file: sent })
    const keys = await keysOf()
    kept.push([sendings.map((one) => one.file), await (await file(sendings[0]?.id ?? '')).text()])
    expect(keys.length).toBe(1)
    return keys[0]
  }
  const [first, second] = [pdfFile('first'), pdfFile('other')]
  const renamed = { ...second, name: 'other.pdf' }
  const longer = pdfFile('longer than the others')
  const keys: (string | undefined)[] = []
  for (const sent of [first, second, second, null, renamed, longer]) keys.push(await sending(sent))
  const text = (words: string) => new TextDecoder().decode(pdfBytes(words))
  const stored = (words: string, name = '林知夏.pdf') => [
    [{ name, bytes: pdfBytes(words).length, kept: true }],
    text(words),
  ]
  expect(kept).toEqual([
    stored('first'),
    ...[stored('other'), stored('other'), stored('other')],
    stored('other', 'other.pdf'),
    stored('longer than the others'),
  ])
  expect(keys.map((one, nth) => nth > 0 && one === keys[nth - 1])).toEqual([false, false, true, true, false, false])
})

test('the file that is kept stays where there is no room for the one in its place', async () => {
  const { begin1, send, send1, read, file, user } = await setUpApplicant()
  const { id } = await begin1()
  const large = await begin1()
  const key = newMid()
  await send1(id, { key })
  await put('application_sendings', {
    ...{ id: `rest-${user.id}`, application_id: large.id, user_id: user.id, request_key: 'rest' },
    ...{
      sent_on: '2026-11-20',
      name: 'a.pdf',
      bytes: 60 * 1024 * 1024 - pdfBytes().length,
      share_label: '',
      created_at: 1,
    },
  })
  const before = await read(id)
  expect((await send(id, { key, on: '2026-11-19', file: pdfFile('one more') })).body).toMatchObject({ code: 1028 })
  expect(await read(id)).toEqual(before)
  expect(await (await file(before.sendings[0]?.id ?? '')).text()).toBe(new TextDecoder().decode(pdfBytes()))
  // As long as the first: there is room for it.
  expect((await send(id, { key, file: pdfFile('two') })).body).toMatchObject({ code: 1 })
})

test('no file is kept that was not counted', async () => {
  const { begin1, send, send1, read, file, user } = await setUpApplicant()
  const { id } = await begin1()
  const large = await begin1()
  const key = newMid()
  await send1(id, { key, file: null })
  await put('application_sendings', {
    ...{ id: `most-${user.id}`, application_id: large.id, user_id: user.id, request_key: 'most' },
    ...{ sent_on: '2026-11-20', name: 'a.pdf', bytes: 60 * 1024 * 1024, share_label: '', created_at: 1 },
  })
  expect((await send(id, { key })).body).toMatchObject({ code: 1028 })
  const { sendings } = await read(id)
  expect([sendings.map((sent) => sent.file), await filesOf(user.id)]).toEqual([[null], 0])
  expect((await file(sendings[0]?.id ?? '')).headers.get('content-type')).not.toBe('application/pdf')
})

test('a file that arrives after it was sent otherwise is removed, and the other one is kept', async () => {
  const { api, begin1, send, send1, read, file, user } = await setUpApplicant()
  const { id } = await begin1()
  const key = newMid()
  beforeNextFile(api, () => send1(id, { key, file: null }))
  expect((await send(id, { key, file: pdfFile('first') })).body).toMatchObject({ code: 1 })
  expect([(await read(id)).sendings.map((sent) => sent.file), await filesOf(user.id)]).toEqual([[null], 0])
  const [sent] = (await send1(id, { key, file: pdfFile('second, longer') })).sendings
  const kept = new Uint8Array(await (await file(sent?.id ?? '')).arrayBuffer())
  expect([kept, sent?.file?.bytes]).toEqual([pdfBytes('second, longer'), kept.length])
})

test('a file that arrives after another of its size was sent under another name is not kept under that name', async () => {
  const { api, begin1, send, read, file, user } = await setUpApplicant()
  const { id } = await begin1()
  const key = newMid()
  const [first, second] = [pdfFile('first'), { ...pdfFile('other'), name: 'other.pdf' }]
  beforeNextFile(api, async () => {
    // The second call gets no further than its row.
    beforeNextFile(api, () => Promise.reject(new Error('R2 is down')))
    await send(id, { key, file: second })
  })
  await send(id, { key, file: first })
  expect([(await read(id)).sendings.map((sent) => sent.file), await filesOf(user.id)]).toEqual([
    [{ name: 'other.pdf', bytes: pdfBytes('other').length, kept: false }],
    0,
  ])
  const [sent] = (await read(id)).sendings
  await send(id, { key, file: second })
  expect(new Uint8Array(await (await file(sent?.id ?? '')).arrayBuffer())).toEqual(pdfBytes('other'))
  expect(api.faults.length).toBe(1)
})

test('of two of a name and size under one key, the one that was sent last is kept, whichever arrives first', async () => {
  const { api, begin1, send, read, file, user } = await setUpApplicant()
  const { id } = await begin1()
  const key = newMid()
  beforeNextFile(api, () => send(id, { key, file: pdfFile('later') }))
  await send(id, { key, file: pdfFile('early') })
  const [sent] = (await read(id)).sendings
  expect([await (await file(sent?.id ?? '')).text(), await filesOf(user.id)]).toEqual([
    new TextDecoder().decode(pdfBytes('later')),
    1,
  ])
})

test('five for an application; and together no more than an account may keep', async () => {
  const { begin1, send, read, id: resume, user } = await setUpApplicant()
  const { id } = await begin1({ resume })
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(id)))
  expect(answers.map(({ body }) => Object(body).code).toSorted()).toEqual([1, 1, 1, 1, 1, 1028, 1028, 1028])
  expect([(await read(id)).sendings.length, await filesOf(user.id)]).toEqual([5, 5])

  const other = await begin1({ resume })
  const left = 60 * 1024 * 1024 - 6 * pdfBytes().length
  await put('application_sendings', {
    ...{ id: `large-${user.id}`, application_id: id, user_id: user.id, request_key: 'large', sent_on: '2026-11-21' },
    ...{ name: 'a.pdf', bytes: left, share_label: '', created_at: 1 },
  })
  expect((await send(other.id)).body).toMatchObject({ code: 1 })
  expect((await send(other.id)).body).toMatchObject({ code: 1028 })
  expect((await send(other.id, { file: null })).body).toMatchObject({ code: 1 })
})

test.each([
  ['no PDF', { name: 'a.pdf', base64: btoa('hello') }],
  ['no base64', { name: 'a.pdf', base64: '!' }],
  ['too large', pdfFile('x', 2 * 1024 * 1024)],
])('%s is refused', async (_what, file) => {
  const { begin1, send, read, user } = await setUpApplicant()
  const { id } = await begin1()
  expect((await send(id, { file })).body).toMatchObject({ code: 1023 })
  expect([(await read(id)).sendings, (await read(id)).status, await filesOf(user.id)]).toEqual([[], 'preparing', 0])
})

test('nobody sends with another’s application, nor notes another’s link', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const { id } = await owner.begin1()
  expect((await owner.send(id, {}, stranger.token)).body).toMatchObject({ code: 0 })
  const made = await owner.api.call(
    'user.Share/create',
    { id: stranger.id, key: newMid(), ...plainLink },
    { token: stranger.token },
  )
  const link = z.object({ data: share }).parse(made.body).data
  expect((await owner.send1(id, { share: link.id })).sendings).toMatchObject([{ link: null }])
  expect(await filesOf(stranger.user.id)).toBe(0)
})

test('a file that arrives after its application was removed is removed', async () => {
  const { api, begin1, send, remove, user } = await setUpApplicant()
  const { id } = await begin1()
  beforeNextFile(api, () => remove(id))
  expect((await send(id)).body).toMatchObject({ code: 0 })
  expect(await filesOf(user.id)).toBe(0)
})
