import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { setItem, setSection } from '#src/resume/edits.ts'
import { createTestApi, DAY } from '#tests/support/api.ts'
import { ended, expired, setUpShare } from '#tests/support/shares.ts'

const contacts = { phone: '138 0000 1111', email: 'lin.zhixia@example.com', wechat: 'linzhixia88' }

const full = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', headline: '产品经理', ...contacts },
  sections: [
    {
      kind: 'work',
      items: [
        { org: '某公司', title: '产品经理', body: '详情请致电 13800001111 或写信到 lin.zhixia@example.com' },
        { org: '不给人看的公司' },
      ],
    },
    { kind: 'interests', items: [{ body: '微信 linzhixia88' }] },
    { kind: 'awards', items: [{ title: '不给人看的奖项' }] },
  ],
})
const doc = [
  setItem('work-item-2', { hidden: true }),
  setItem('work-item-1', { extras: '{"salary":"导入时留下的薪资"}' }),
  setSection('awards', { hidden: true }),
  (document: typeof full) => ({ ...document, title: '投某公司的版本', extras: '{"meta":"导入时留下的"}' }),
].reduce((document, edit) => edit(document), full)

test('shows what is printed, and nothing its owner hides', async () => {
  const { visit } = await setUpShare({}, doc)
  const { body } = await visit('open')
  expect(JSON.stringify([body, await visit('document')])).not.toMatch(/导入时留下|extras/)
  expect(body).toMatchObject({ code: 1, data: { state: 'open', title: '林知夏 - 产品经理 - 简历', download: true } })
  const text = JSON.stringify(body)
  expect(text).toContain('138 0000 1111')
  expect(text).not.toMatch(/不给人看|投某公司/)
})

test('hidden contacts reach nobody, in whatever text they stand', async () => {
  const { visit } = await setUpShare({ hide_contacts: true }, doc)
  const answers = [await visit('open'), await visit('document')]
  const text = JSON.stringify(answers)
  expect(text).not.toMatch(/138 ?0000 ?1111|lin\.zhixia|linzhixia88|不给人看|投某公司|导入时留下/)
  expect(text).toContain('138****1111')
  expect(text).toContain('l***@example.com')
})

test('asks for the password first, and again once the pass is over', async () => {
  const { api, visit, passOf } = await setUpShare({ password: 'bamboo' })
  const locked = { status: 200, body: { code: 1, msg: '操作成功', data: { state: 'locked' } } }
  expect(await visit('open')).toEqual(locked)
  const pass = await passOf('bamboo')
  expect((await visit('open', pass)).body).toMatchObject({ data: { state: 'open' } })
  api.clock.now += DAY
  expect(await visit('open', pass)).toEqual(locked)
  expect(await visit('open', `${api.clock.now + DAY}.${pass.slice(14)}`)).toEqual(locked)
})

test('before the password nobody asks the résumé', async () => {
  const asked: string[] = []
  const getByName = (id: string) => {
    asked.push(id)
    return env.RESUMES.getByName(id)
  }
  const { id, visit, passOf } = await setUpShare(
    { password: 'bamboo' },
    undefined,
    createTestApi({ documents: { getByName } }),
  )
  asked.length = 0
  expect((await visit('open')).body).toMatchObject({ data: { state: 'locked' } })
  expect(asked).toEqual([])
  await visit('open', await passOf('bamboo'))
  expect(asked).toEqual([id])
})

test('a pass is for one link alone', async () => {
  const one = await setUpShare({ password: 'bamboo' })
  const other = await setUpShare({ password: 'bamboo' }, undefined, one.api)
  expect((await other.visit('open', await one.passOf('bamboo'))).body).toMatchObject({ data: { state: 'locked' } })
})

test.each(['open', 'document'] as const)('a link is good until its end, to the millisecond (%s)', async (name) => {
  const api = createTestApi()
  const { change, visit } = await setUpShare({ expires_at: api.clock.now + 1 }, undefined, api)
  expect((await visit(name)).body).toMatchObject({ code: 1 })
  api.clock.now += 1
  expect(await visit(name)).toEqual(expired)
  await change({ expires_at: api.clock.now + 1000 })
  api.clock.now += 999
  expect((await visit(name)).body).toMatchObject({ code: 1 })
  api.clock.now += 1
  expect(await visit(name)).toEqual(expired)
})

test('a link that never was, one that has expired, and one to a deleted résumé', async () => {
  const { api, id, token, link, visit, change } = await setUpShare({ expires_at: Date.UTC(2026, 11, 1) })
  expect(await visit('open', '', 'x'.repeat(43))).toEqual({ status: 200, body: { code: 0, msg: '资源不存在' } })
  api.clock.now = Date.UTC(2026, 11, 1)
  expect(await visit('open')).toEqual(expired)
  await change({ expires_at: null })
  expect((await visit('open')).body).toMatchObject({ code: 1 })
  await api.call('user/resume/del', { id }, { token })
  expect(await visit('open')).toEqual(ended)
  await api.call('user.Resume/undelete', { id }, { token })
  expect((await visit('open', '', link.token)).body).toMatchObject({ code: 1 })
})
