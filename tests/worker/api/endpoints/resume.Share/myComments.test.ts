import { expect, test } from 'vitest'
import { setUpComments } from '#tests/support/comments.ts'

const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }

test('readers see, answer and remove nothing but their own', async () => {
  const { readerOf, received } = await setUpComments()
  const [one, other] = [readerOf('a'), readerOf('b')]
  const { id } = await one.written()
  expect((await other.read()).body).toMatchObject({ code: 1, data: [] })
  expect(await other.reply(id)).toEqual(missing)
  expect((await other.withdraw(id)).body).toMatchObject({ code: 1, data: null })
  expect((await received()).comments).toMatchObject([{ id, state: 'open', answers: [] }])
  for (let times = 0; times < 2; times += 1) {
    expect((await one.withdraw(id)).body).toMatchObject({ code: 1, data: null })
    expect((await received()).comments).toEqual([])
  }
})

test('the key of a reader at one link opens nothing at another', async () => {
  const [here, there] = [await setUpComments(), await setUpComments()]
  const { id } = await here.readerOf('c').written()
  expect((await there.readerOf('c').read()).body).toMatchObject({ data: [] })
  expect(await there.readerOf('c').reply(id)).toEqual(missing)
  await there.readerOf('c').withdraw(id)
  expect((await here.received()).comments).toMatchObject([{ id }])
})
