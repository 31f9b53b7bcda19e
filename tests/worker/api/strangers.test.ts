import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiErrors, type EndpointName, endpointNames, endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/suites/examples.ts'
import { registerUser, signInToken } from '#tests/support/accounts.ts'
import type { Answer } from '#tests/support/api.ts'
import { pdfFile } from '#tests/support/applications.ts'
import { readerKeyOf, remark } from '#tests/support/comments.ts'
import { designId, ownDesign, saveDesign } from '#tests/support/own-designs.ts'
import { addPasskey } from '#tests/support/passkeys.ts'
import { base64, JPEG } from '#tests/support/pictures.ts'
import { newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { plainLink } from '#tests/support/shares.ts'
import { createShop, plans } from '#tests/support/shop.ts'
import { storeContents } from '#tests/support/store-contents.ts'

/** The names of fields by which something of an account is named. */
const NAMING = ['id', 'key', 'share', 'comment', 'order_no', 'handoff', 'resume', 'picture', 'pair']
/** Calls with such a field that name what is everybody's. */
const EVERYBODYS: readonly EndpointName[] = [
  'user.Pay/vip',
  'user.Pay/jianli',
  'user.Pay/check_jianli_status',
  'word.Jianli/download',
]

const SECRET = '机密'
const doc = { ...shortResume(SECRET), twin: 'pair-of-the-owner' }
const dataOf = ({ body }: Answer) => z.looseObject({ data: z.looseObject({}) }).parse(body).data
const textOf = (value: unknown) => z.string().parse(value)

/** Somebody who has one of everything, and what each is called by. */
async function setUpEverything() {
  const shop = createShop()
  const { token, id, user, current } = await setUpOwner(shop, doc)
  const call = async <N extends EndpointName>(name: N, input: Parameters<typeof shop.call<N>>[1]) =>
    dataOf(await shop.call(name, input, { token }))
  const listed = async (name: EndpointName, input: object) =>
    z
      .looseObject({ data: z.array(z.looseObject({})) })
      .parse((await shop.call(name, { ...examples[name], ...input }, { token })).body).data
  const photo = textOf((await call('user.Resume/uploadPhoto', { image: base64(JPEG) })).key)
  await shop.call('user.Resume/uploadThumbnail', { id, rev: 1, image: base64(JPEG) }, { token })
  const key = newMid()
  const link = await call('user.Share/create', { id, key, ...plainLink, label: SECRET, comments: true })
  const share = textOf(link.id)
  const reader = { token: textOf(link.token), reader: readerKeyOf('a') }
  const written = await shop.call('resume.Share/comment', { ...reader, key: newMid(), ...remark, text: SECRET })
  const comment = textOf(dataOf(written).id)
  const begun = { employer: SECRET, title: SECRET, link: '', posting: SECRET, coverage: { covered: 1, total: 2 } }
  const application = textOf((await call('user.Application/create', { key, ...begun, resume: id })).id)
  const sent = await call('user.Application/send', {
    id: application,
    key,
    on: '2026-11-21',
    file: pdfFile(SECRET),
    share,
  })
  const sending = textOf(z.array(z.looseObject({})).parse(sent.sendings)[0]?.id)
  const { order_no } = await shop.order(token, plans.monthly)
  const handoff = textOf((await call('user.Handoff/create', { id, purpose: 'photo' })).handoff)
  const passkey = (await addPasskey(shop, token)) && textOf((await listed('user.Passkey/list', {}))[0]?.id)
  await saveDesign(shop, token, 1, ownDesign(SECRET))
  await signInToken(shop, user)
  const device = textOf((await listed('user.Account/devices', {})).at(-1)?.id)
  return {
    ...{ shop, user, token, current, id, key, photo, share, comment, application, sending, order_no, handoff },
    ...{ passkey, device, reader },
  }
}

type Owned = Awaited<ReturnType<typeof setUpEverything>>

/** What a stranger asks each call for: what is the owner's. */
const asked = ({ id, ...of }: Owned): Partial<Record<EndpointName, object>> => ({
  ...Object.fromEntries(
    endpointNames
      .filter((name) => name.startsWith('user.Resume/') && 'id' in examples[name])
      .map((name) => [name, { id }]),
  ),
  'user/resume/del': { id },
  'user.Resume/save': { id, doc: shortResume('x'), rev: 1 },
  'user.Resume/create': { key: of.key, doc: shortResume('x') },
  'user.Resume/photo': { key: of.photo },
  'user.Resume/twin': { pair: doc.twin, locale: 'zh' },
  'user.Profile/save': { picture: of.photo },
  'user.Account/endDevices': { id: of.device, others: undefined },
  'user.Passkey/rename': { id: of.passkey },
  'user.Passkey/remove': { id: of.passkey },
  'user.Design/save': { id: designId(1) },
  'user.Design/remove': { id: designId(1) },
  'user.Handoff/create': { id },
  'user.Handoff/check': { handoff: of.handoff },
  'user.Handoff/answer': { handoff: of.handoff, allow: false },
  'user.Application/list': { resume: id, status: undefined },
  'user.Application/create': { key: of.key, resume: id },
  'user.Application/detail': { id: of.application },
  'user.Application/change': { id: of.application },
  'user.Application/measure': { id: of.application },
  'user.Application/send': { id: of.application, key: of.key, share: of.share, file: pdfFile('x') },
  'user.Application/file': { id: of.sending },
  'user.Application/unsend': { id: of.sending },
  'user.Application/remove': { id: of.application },
  'user.Share/list': { id },
  'user.Share/create': { id, key: of.key, password: null },
  'user.Share/change': { share: of.share },
  'user.Share/revoke': { share: of.share },
  'user.Share/comments': { id },
  'user.Share/answerComment': { comment: of.comment },
  'user.Share/settleComment': { comment: of.comment },
  'user.Share/removeComment': { comment: of.comment },
  'user.Pay/check_staus': { order_no: of.order_no },
  'user.Pay/check': { order_no: of.order_no },
  'user.Pay/cancel': { order_no: of.order_no },
})

test('whatever a stranger asks for by the names of what is another’s, they are told nothing and change nothing', async () => {
  const owned = await setUpEverything()
  const naming = endpointNames.filter(
    (name) =>
      endpoints[name].auth === 'user' && !EVERYBODYS.includes(name) && NAMING.some((field) => field in examples[name]),
  )
  expect(Object.keys(asked(owned)).toSorted()).toEqual(naming.toSorted())
  const { shop, reader, comment } = owned
  const stranger = await registerUser(shop)
  const before = await storeContents()
  const answers: Record<string, unknown> = {}
  for (const name of endpointNames) {
    const fields = asked(owned)[name]
    if (fields === undefined) continue
    const response = await shop.raw(name, { ...examples[name], ...fields }, { token: stranger.token })
    const text = await response.text()
    expect([name, text.includes(SECRET)]).toEqual([name, false])
    const body = response.headers.get('content-type') === 'application/json' ? JSON.parse(text) : text
    answers[name] = body.code === 1 ? body.data : body.code
  }
  const other = { ...reader, reader: readerKeyOf('b') }
  const reply = await shop.call('resume.Share/replyComment', { ...other, comment, key: newMid(), text: 'x' })
  expect(reply.body).toMatchObject({ code: 0 })
  await shop.call('resume.Share/withdrawComment', { ...other, comment })
  expect((await shop.call('resume.Share/myComments', other)).body).toMatchObject({ code: 1, data: [] })
  const told = Object.entries(answers).filter(([, answer]) => answer !== 0)
  const nobody = { phone: null, picture: null, seconds: 0, state: 'expired' }
  const counts = { preparing: 0, sent: 0, answered: 0, interview: 0, offer: 0, declined: 0, withdrawn: 0 }
  expect(Object.fromEntries(told)).toEqual({
    'user.Account/endDevices': null,
    'user.Application/list': { total: 0, page: 1, page_size: 20, counts, items: [] },
    'user.Application/remove': null,
    'user.Application/unsend': null,
    'user.Design/remove': null,
    'user.Design/save': null,
    'user.Handoff/answer': nobody,
    'user.Handoff/check': nobody,
    'user.Passkey/remove': null,
    'user.Passkey/rename': apiErrors['passkey.unknown'].code,
    'user.Resume/create': { id: expect.not.stringContaining(owned.id) },
    'user.Resume/twin': { id: null },
    'user.Share/comments': { comments: [], expected: false },
    'user.Share/removeComment': null,
  })
  // Tries are counted, also those of readers.
  const own = (line: string) =>
    line.includes(String(stranger.id)) || line.includes(stranger.mobile) || line.startsWith('attempts ')
  const after = await storeContents()
  expect(before.filter((line) => !own(line) && !after.includes(line))).toEqual([])
  expect(after.filter((line) => !own(line) && !before.includes(line))).toEqual([])
})
