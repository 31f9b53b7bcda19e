import { expect, test } from 'vitest'
import { setLevel } from '#tests/support/accounts.ts'
import { START } from '#tests/support/api.ts'
import { begun, setUpApplicant } from '#tests/support/applications.ts'
import { countOf } from '#tests/support/database.ts'
import { newMid, shortResume } from '#tests/support/resumes.ts'
import { put } from '#tests/support/rows.ts'

const resumesOf = (user: number) => countOf('SELECT count(*) AS count FROM resumes WHERE user_id = ?', user)
const applicationsOf = (user: number) => countOf('SELECT count(*) AS count FROM applications WHERE user_id = ?', user)

test('a copy is made of what is given, is nobody’s twin, and counts as a résumé', async () => {
  const { begin1, current, read, user } = await setUpApplicant()
  const marks = { basics: { 'basics.name': '林知夏' } }
  const { id, resume } = await begin1({ doc: { ...shortResume('沈砚'), title: '青竹科技', twin: 'pair-1', marks } })
  expect((await current(resume)).doc).toEqual({ ...shortResume('沈砚'), title: '青竹科技' })
  expect(await resumesOf(user.id)).toBe(2)
  expect(await read(id)).toEqual({
    ...{ id, employer: begun.employer, title: begun.title, link: begun.link, posting: begun.posting },
    ...{ status: 'preparing', next_step: '', next_on: null, sendings: [], created_at: START, updated_at: START },
    resume: { id: resume, title: '青竹科技', deleted: false },
    coverage: [{ covered: 2, total: 5, at: START }],
    states: [{ status: 'preparing', at: START }],
  })
})

test('a résumé that is there can be chosen, for several postings; one that is deleted or another’s cannot', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const first = await owner.begin1({ resume: owner.id })
  const second = await owner.begin1({ resume: owner.id })
  expect([first.resume, second.resume, first.id === second.id]).toEqual([owner.id, owner.id, false])
  expect((await stranger.begin({ resume: owner.id })).body).toMatchObject({ code: 0 })
  await owner.api.call('user/resume/del', { id: owner.id }, { token: owner.token })
  expect((await owner.begin({ resume: owner.id })).body).toMatchObject({ code: 0 })
  expect([await applicationsOf(owner.user.id), await applicationsOf(stranger.user.id)]).toEqual([2, 0])
})

test('ten of one key at once make one application and one copy, and all are told of it', async () => {
  const { begin, user } = await setUpApplicant()
  const key = newMid()
  const answers = await Promise.all(Array.from({ length: 10 }, () => begin({ key })))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({ code: 1 })
  expect([await applicationsOf(user.id), await resumesOf(user.id)]).toEqual([1, 2])
})

test('an application whose copy could not be made is not said to be there; the same key makes both', async () => {
  const { api, begin, begin1, current } = await setUpApplicant()
  const { documents } = api.services
  const broken = { create: () => Promise.reject(new Error('The object is out of reach')) }
  api.services.documents = { getByName: (name) => Object.assign(documents.getByName(name), broken) }
  const copy = { key: newMid(), doc: shortResume('沈砚') }
  expect((await begin(copy)).status).toBe(500)
  api.services.documents = documents
  expect((await current((await begin1(copy)).resume)).doc).toEqual(shortResume('沈砚'))
})

test('of ten copies at once as many are made as the level allows, each with its application', async () => {
  const { begin, user } = await setUpApplicant()
  const answers = await Promise.all(Array.from({ length: 10 }, () => begin()))
  const codes = answers.map(({ body }) => Object(body).code).toSorted()
  expect(codes).toEqual([1, 1, ...Array(8).fill(402)])
  expect((await begin()).body).toMatchObject({ code: 402, data: { online_resumes: 3 } })
  expect([await applicationsOf(user.id), await resumesOf(user.id)]).toEqual([2, 3])
})

test('the two hundredth is the last, and a copy beyond it is not made either', async () => {
  const { begin, user, id } = await setUpApplicant()
  await setLevel(user.id, 'lifetime', null)
  await put('applications', ...Array.from({ length: 199 }, (_, nth) => row(user.id, nth)))
  const answers = await Promise.all([begin(), begin({ resume: id }), begin(), begin()])
  const codes = answers.map(({ body }) => Object(body).code).toSorted()
  expect(codes).toEqual([1, 1027, 1027, 1027])
  expect((await begin()).body).toMatchObject({ code: 1027, msg: '最多保存 200 个投递，请先删除不用的' })
  expect(await applicationsOf(user.id)).toBe(200)
  expect(await resumesOf(user.id)).toBeLessThan(3)
})

test('what is no résumé makes nothing', async () => {
  const { begin, user } = await setUpApplicant()
  expect((await begin({ doc: {} })).status).toBe(422)
  expect((await begin({ doc: undefined })).status).toBe(422)
  expect([await applicationsOf(user.id), await resumesOf(user.id)]).toEqual([0, 1])
})

function row(user: number, nth: number) {
  return {
    ...{
      id: `application-${user}-${nth}`,
      user_id: user,
      request_key: `key-${nth}`,
      employer: '',
      title: 'x',
      link: '',
    },
    ...{ posting: 'x', status: 'sent', next_step: '', created_at: 1, updated_at: 1 },
  }
}
