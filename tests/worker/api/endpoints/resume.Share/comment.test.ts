import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DAY, MINUTE } from '#tests/support/api.ts'
import { readerKeyOf, remark, setUpComments } from '#tests/support/comments.ts'
import { newMid } from '#tests/support/resumes.ts'
import { read } from '#tests/support/rows.ts'

// Written out, so that another number in the code is noticed.
const COMMENTS_MAX = 100
const COMMENT_ANSWERS_MAX = 20

const closed = { status: 200, body: { code: 1036, msg: '这份简历现在不接受批注，你写的内容没有发送' } }

test('what a reader writes reaches the owner with the note on its link, and an answer comes back', async () => {
  const { api, readerOf, received, answer } = await setUpComments({ label: '导师' })
  const reader = readerOf('c')
  const quote = { place: 'items/i9', quote: '负责', proposal: '主导' }
  const said = { ...remark, ...quote, state: 'open', created_at: api.clock.now, answers: [], id: expect.any(String) }
  const comment = await reader.written(quote)
  expect(comment).toEqual(said)
  expect(await received()).toEqual({ expected: true, comments: [{ ...said, label: '导师' }] })

  api.clock.now += MINUTE
  const answers = [{ by: 'owner', text: '谢谢', created_at: api.clock.now }]
  expect((await answer(comment.id)).body).toMatchObject({ data: { ...said, label: '导师', answers } })
  expect((await reader.read()).body).toMatchObject({ data: [{ ...said, answers }] })
  api.clock.now += MINUTE
  const all = [...answers, { by: 'reader', text: '补充一句', created_at: api.clock.now }]
  expect((await reader.reply(comment.id)).body).toMatchObject({ data: { ...said, answers: all } })
})

test('a call sent twice, or ten times at once, writes once', async () => {
  const { readerOf, received, answer } = await setUpComments()
  const reader = readerOf('c')
  const key = newMid()
  const sent = await Promise.all(Array.from({ length: 10 }, () => reader.written({ key })))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  const [comment] = (await received()).comments
  const [mine, theirs] = [newMid(), newMid()]
  await Promise.all(Array.from({ length: 5 }, () => answer(comment?.id ?? '', '好', mine)))
  await Promise.all(Array.from({ length: 5 }, () => reader.reply(comment?.id ?? '', '好', theirs)))
  const { comments } = await received()
  expect(comments.map(({ answers }) => answers.map(({ by }) => by).sort())).toEqual([['owner', 'reader']])
})

test('what was changed before it was sent again stands in the place of what had arrived', async () => {
  const { readerOf, received, answer, settle } = await setUpComments()
  const reader = readerOf('c')
  const [key, mine, theirs] = [newMid(), newMid(), newMid()]
  const { id } = await reader.written({ key, text: '写个数' })
  const said = { place: 'items/i2', quote: '负责', text: '写个数字，例如 300 万', proposal: '主导', name: '李' }
  expect(await reader.written({ key, ...said })).toMatchObject({ id, ...said })
  await answer(id, '好', mine)
  await answer(id, '好的，谢谢', mine)
  await reader.reply(id, '还有', theirs)
  await settle(id, 'resolved')
  await reader.reply(id, '还有', theirs)
  expect((await received()).comments).toMatchObject([{ state: 'resolved' }])
  await reader.reply(id, '还有一处', theirs)
  const { comments } = await received()
  expect(comments).toMatchObject([{ id, ...said, state: 'open' }])
  expect(comments[0]?.answers.map(({ by, text }) => [by, text]).sort()).toEqual([
    ['owner', '好的，谢谢'],
    ['reader', '还有一处'],
  ])
})

test('what was answered stays as it was read; other words with its key are written for themselves, once', async () => {
  const { api, readerOf, received, answer, settle } = await setUpComments()
  const reader = readerOf('c')
  const [key, settled, mine, theirs] = [newMid(), newMid(), newMid(), newMid()]
  const { id } = await reader.written({ key, text: '好' })
  api.clock.now += 1
  const other = await reader.written({ key: settled, text: '可以' })
  await settle(other.id, 'accepted')
  await answer(id, '照办了', mine)
  api.clock.now += 1
  await reader.reply(id, '谢谢', theirs)
  api.clock.now += 1
  await answer(id, '不客气')
  for (const _ of [1, 2]) {
    api.clock.now += 1
    expect(await reader.written({ key, text: '不好' })).toMatchObject({ text: '不好', answers: [] })
    api.clock.now += 1
    expect(await reader.written({ key: settled, text: '不可以' })).toMatchObject({ state: 'open' })
    await answer(id, '没有照办', mine)
    api.clock.now += 1
    await reader.reply(id, '不谢', theirs)
  }
  expect(await reader.written({ key, text: '好' })).toMatchObject({ id })
  const { comments } = await received()
  expect(comments.map(({ text, state, answers }) => [text, state, ...answers.map((said) => said.text)])).toEqual([
    ['好', 'open', '照办了', '谢谢', '不客气', '没有照办', '不谢'],
    ['可以', 'accepted'],
    ['不好', 'open'],
    ['不可以', 'open'],
  ])
})

test.each([{ name: '王老师' }, { place: 'items/i2' }, { quote: '负责' }, { proposal: '主导' }])(
  'what was answered stays, and the same remark with another detail is one of its own: %j',
  async (detail) => {
    const { readerOf, received, answer } = await setUpComments()
    const reader = readerOf('c')
    const key = newMid()
    const { id } = await reader.written({ key })
    await answer(id)
    const other = await reader.written({ key, ...detail })
    expect(other).toMatchObject({ ...remark, ...detail, answers: [] })
    expect((await received()).comments.map((comment) => comment.id).sort()).toEqual([id, other.id].sort())
  },
)

test('another reader’s same key writes over nothing', async () => {
  const { readerOf, received, answer } = await setUpComments()
  const key = newMid()
  const { id } = await readerOf('a').written({ key, text: '原来的' })
  await readerOf('b').write({ key, text: '别人的' })
  await answer(id, '好', key)
  await readerOf('a').reply(id, '换掉', key)
  const [comment] = (await received()).comments
  expect(comment).toMatchObject({ text: '原来的', answers: [{ text: '好' }, { by: 'reader', text: '换掉' }] })
})

test('the key of a call is its reader’s: another reader’s same key shows nothing of it', async () => {
  const { readerOf } = await setUpComments()
  const key = newMid()
  await readerOf('a').written({ key, text: '只给你看' })
  expect((await readerOf('b').write({ key })).body).toEqual({
    code: 1038,
    msg: '这个链接上的批注已满 100 条，你写的内容没有发送',
  })
})

test('a link that no longer allows comments takes none; what a reader wrote is still theirs to see and to remove', async () => {
  const { api, readerOf, received, change } = await setUpComments()
  const reader = readerOf('c')
  const { id } = await reader.written()
  api.clock.now += 1
  const other = await reader.written()
  await change({ comments: false })
  for (const answer of [await reader.write(), await reader.reply(id)]) expect(answer).toEqual(closed)
  expect((await reader.read()).body).toMatchObject({ data: [{ id }, { id: other.id }] })
  expect((await readerOf('d').read()).body).toMatchObject({ data: [] })
  expect((await reader.withdraw(id)).body).toMatchObject({ code: 1, data: null })
  expect((await reader.read()).body).toMatchObject({ data: [{ id: other.id, answers: [] }] })
  expect(await received()).toMatchObject({ expected: false, comments: [{ id: other.id }] })
})

test('nothing is said at a link with a password before it is given', async () => {
  const { readerOf, passOf } = await setUpComments({ password: 'bamboo' })
  const locked = { status: 200, body: { code: 1031, msg: '请先输入链接密码' } }
  const [outside, inside] = [readerOf('c'), readerOf('c', { browserKey: await passOf('bamboo') })]
  expect([await outside.write(), await outside.read()]).toEqual([locked, locked])
  const { id } = await inside.written()
  expect([await outside.reply(id), await outside.withdraw(id)]).toEqual([locked, locked])
  expect((await inside.read()).body).toMatchObject({ data: [{ id }] })
})

test('a link has a hundred comments at most, a comment twenty answers', async () => {
  const { readerOf, received, answer } = await setUpComments()
  const at = (place: number) => readerOf('c', { address: `198.51.100.${place}` })
  for (let n = 0; n < COMMENTS_MAX - 1; n += 1) await at(Math.floor(n / 20)).written()
  const [last, over] = await Promise.all([at(8).write(), at(9).write()])
  const codes = [last, over].map(({ body }) => z.object({ code: z.int() }).parse(body).code)
  expect(codes.sort()).toEqual([1, 1038])
  const { comments } = await received()
  expect(comments.length).toBe(COMMENTS_MAX)
  const [{ id } = { id: '' }] = comments
  for (let n = 0; n < COMMENT_ANSWERS_MAX; n += 1) expect((await answer(id)).body).toMatchObject({ code: 1 })
  const full = { code: 1037, msg: '这条批注的回复已满 20 条，请另写一条批注' }
  expect([(await answer(id)).body, (await at(10).reply(id)).body]).toEqual([full, full])
})

test('from one place thirty in ten minutes, from all places three hundred a day', async () => {
  const { api, readerOf } = await setUpComments()
  const reader = readerOf('c', { address: '198.51.100.1' })
  const { id } = await reader.written()
  for (let n = 1; n < 30; n += 1) expect((await reader.reply(id)).status).toBe(200)
  expect(await reader.write()).toMatchObject({ status: 429, body: { retry_after: 600 } })
  expect((await reader.reply(id)).status).toBe(429)
  expect((await reader.read()).status).toBe(200)
  api.clock.now += 10 * MINUTE
  expect((await reader.write()).status).toBe(200)
  api.clock.now += DAY
  expect((await reader.write()).status).toBe(200)
})

test.each([
  ['no text', { text: ' ' }, 'text', '缺少必填项'],
  ['a text of 1,001 characters', { text: '字'.repeat(1001) }, 'text', '最多写 1000 个字，请缩短一些'],
  ['a proposal of nothing', { proposal: '' }, 'proposal', '缺少必填项'],
  ['a place that is none', { place: 'items/../x' }, 'place', '内容不符合要求'],
  ['another part of the document', { place: 'design.accent' }, 'place', '内容不符合要求'],
  ['a quote of 301 characters', { quote: '字'.repeat(301) }, 'quote', '内容不符合要求'],
  ['a name with a line break', { name: '李\n老师' }, 'name', '内容不符合要求'],
  ['half a key', { reader: readerKeyOf('c').slice(1) }, 'reader', '内容不符合要求'],
])('%s is refused in words', async (_, words, field, says) => {
  const { readerOf, received } = await setUpComments()
  const answer = await readerOf('c').write(words)
  expect(answer).toMatchObject({ status: 400, body: { code: 400, errors: { [field]: says } } })
  expect((await received()).comments).toEqual([])
})

test('the longest of everything is taken as it is', async () => {
  const { readerOf } = await setUpComments()
  const words = { text: '字'.repeat(1000), proposal: '词'.repeat(1000), quote: '句'.repeat(300), name: '名'.repeat(30) }
  expect(await readerOf('c').written(words)).toMatchObject(words)
})

test('the ledger has nothing a reader could be known by: only a hash of what their browser has', async () => {
  const [one, other] = [await setUpComments(), await setUpComments()]
  await one.readerOf('d').written()
  await other.readerOf('d').written()
  const hashes = (await read('share_comments', 'reader_hash', `user_id IN (${one.user.id}, ${other.user.id})`)).flat()
  expect(hashes).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)])
  expect(hashes.some((hash) => String(hash).includes(readerKeyOf('d')))).toBe(false)
})
