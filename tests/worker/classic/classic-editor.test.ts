import { expect, test } from 'vitest'
import { sectionKinds } from '#src/resume/document.ts'
import { itemsIn, setBasics, setItem } from '#src/resume/edits.ts'
import { parentOf } from '#src/resume/item-order.ts'
import { composeResume } from '#src/resume/samples/compose.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { createTestApi } from '#tests/support/api.ts'
import { fieldsIn, postForm } from '#tests/support/classic-form.ts'
import { siteOf } from '#tests/support/own-site.ts'
import { newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

async function setUp(doc = shortResume()) {
  const api = createTestApi()
  const owner = await setUpOwner(api, doc)
  const site = siteOf(api)
  const cookie = `__Host-session=${owner.token}`
  const path = `/old-edit?id=${owner.id}`
  const open = async (address = path) => (await site.get(address, { cookie })).text()
  return {
    ...owner,
    site,
    cookie,
    path,
    open,
    fields: async (address = path) => fieldsIn(await open(address)),
    post: (fields: ReadonlyMap<string, string>, action = 'save', asWho = cookie) =>
      postForm(site, path, fields, { action, cookie: asWho }),
    /** The page a post leads to. */
    follow: async (answer: Response) => {
      expect(answer.status).toBe(303)
      return open(answer.headers.get('location')?.split('#')[0])
    },
  }
}

test('the form holds every field of every kind, and sending it back as it is changes nothing', async () => {
  const body = '- 一\n- 二 & <三> "四"\n\n'
  const everything = composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name: '林 "知" 夏', photo: 'placeholder', photoShape: '25x35' },
    sections: sectionKinds.map((kind) => ({
      kind,
      columns: 2,
      items: [{ title: '甲', org: '乙', present: true, body }],
    })),
  })
  const { fields, post, current } = await setUp(everything)
  const answer = await post(await fields())
  expect(answer.headers.get('location')).toContain('done=same')
  expect(await current()).toEqual({ rev: 1, doc: everything })
})

test('what is typed is saved through the object, once however often it is sent', async () => {
  const { fields, post, follow, current } = await setUp()
  const typed = new Map([...(await fields()), ['basics.name', '林知秋'], ['items/work-item-1.body', '一\n二']])
  const expected = setItem('work-item-1', { body: '一\n二' })(setBasics({ name: '林知秋' })(shortResume()))
  expect(await follow(await post(typed))).toContain('role="status"><p>已保存。')
  expect(await current()).toEqual({ rev: 2, doc: expected })
  await post(typed)
  expect(await current()).toEqual({ rev: 2, doc: expected })
})

test('adding, moving, hiding, deleting and taking that back, each saving what was typed', async () => {
  const { fields, post, current } = await setUp()
  const added = await post(new Map([...(await fields()), ['basics.city', '杭州']]), 'add-item:sections/work')
  const { doc } = await current()
  const id = Object.keys(doc.items).find((item) => item !== 'work-item-1') ?? ''
  expect(added.headers.get('location')).toMatch(new RegExp(`#items-${id}$`))
  expect([doc.basics.city, doc.items[id]?.section]).toEqual(['杭州', 'work'])

  await post(new Map([...(await fields()), [`items/${id}.org`, '另一家']]), `up:items/${id}`)
  const moved = (await current()).doc.items
  expect([moved[id]?.org, (moved[id]?.pos ?? '') < (moved['work-item-1']?.pos ?? '')]).toEqual(['另一家', true])

  await post(new Map([...(await fields()), ['items/work-item-1.hidden', '1']]), `delete:items/${id}`)
  const deleted = (await current()).doc.items
  expect([deleted['work-item-1']?.hidden, deleted[id]?.del !== undefined]).toEqual([true, true])

  await post(await fields(), `restore:items/${id}`)
  await post(new Map([...(await fields()), ['new-section', 'awards']]), 'add-section')
  const after = (await current()).doc
  expect([after.items[id]?.del, Object.values(after.sections).map(({ kind }) => kind)]).toEqual([
    undefined,
    ['work', 'awards'],
  ])
})

test('copies of sections and entries, each saving what was typed', async () => {
  const { fields, post, current, open } = await setUp()
  const copied = await post(
    new Map([...(await fields()), ['items/work-item-1.org', '另一家']]),
    'copy:items/work-item-1',
  )
  const { items } = (await current()).doc
  const id = Object.keys(items).find((item) => item !== 'work-item-1') ?? ''
  expect(copied.headers.get('location')).toMatch(new RegExp(`done=copied.*#items-${id}$`))
  expect([items[id]?.org, (items[id]?.pos ?? '') > (items['work-item-1']?.pos ?? '')]).toEqual(['另一家', true])

  await post(await fields(), 'copy:sections/work')
  const { doc } = await current()
  const copy = Object.keys(doc.sections).find((section) => section !== 'work') ?? ''
  const orgs = (section: string) => itemsIn(doc, section).map(([, { org }]) => org)
  expect([orgs('work'), orgs(copy)]).toEqual([
    ['另一家', '另一家'],
    ['另一家', '另一家'],
  ])
  expect(await open()).toContain('2. 工作经历')
})

test('an entry goes to another section of its kind with its further roles; a role stands alone', async () => {
  const two = composeResume({
    locale: 'zh',
    design: 'ink',
    basics: {},
    sections: [
      { kind: 'work', items: [{ org: '甲' }, { org: '甲', title: '组长', parent: 'work-item-1' }, { org: '乙' }] },
      { kind: 'work', title: '兼职', items: [{ org: '丙' }] },
      { kind: 'projects', items: [{ title: '丁' }] },
    ],
  })
  const { fields, post, current } = await setUp(two)
  await post(
    new Map([...(await fields()), ['items/work-item-1.section', 'work-2'], ['items/work-item-1.city', '杭州']]),
  )
  const moved = (await current()).doc
  expect(itemsIn(moved, 'work-2').map(([id, { city }]) => [id, city])).toEqual([
    ['work-2-item-1', undefined],
    ['work-item-1', '杭州'],
    ['work-item-2', undefined],
  ])
  expect(parentOf(moved, 'work-item-2')).toBe('work-item-1')

  await post(await fields(), 'separate:items/work-item-2')
  expect((await current()).doc.items['work-item-2']?.parent).toBeUndefined()

  await post(
    new Map([...(await fields()), ['items/work-item-3.section', 'projects'], ['items/work-item-2.section', 'no']]),
  )
  expect((await current()).doc.items).toMatchObject({
    'work-item-3': { section: 'work' },
    'work-item-2': { section: 'work-2' },
  })
})

test('a section gets an icon and loses it again; one that is unknown is none', async () => {
  const { fields, post, current } = await setUp()
  const icon = async () => (await current()).doc.sections.work?.icon
  await post(new Map([...(await fields()), ['sections/work.icon', 'trophy']]))
  expect(await icon()).toBe('trophy')
  await post(new Map([...(await fields()), ['sections/work.icon', 'constructor']]))
  expect(await icon()).toBeUndefined()
})

test('a save by another device in between: both changes are there', async () => {
  const { fields, post, save, current } = await setUp()
  const typed = new Map([...(await fields()), ['basics.city', '杭州']])
  await save(1, setItem('work-item-1', { title: '高级产品经理' })(shortResume()), newMid(), 'journal-of-edit')
  await post(typed)
  const merged = setItem('work-item-1', { title: '高级产品经理' })(setBasics({ city: '杭州' })(shortResume()))
  expect((await current()).doc).toEqual(merged)
})

test('the same place changed in both: the form wins, the other is in the history and told of', async () => {
  const { api, id, token, fields, post, follow, save, current } = await setUp()
  const typed = new Map([...(await fields()), ['basics.name', '表单里的名字']])
  await save(1, setBasics({ name: '编辑器里的名字' })(shortResume()), newMid(), 'journal-of-edit')
  const page = await follow(await post(typed))
  expect((await current()).doc.basics.name).toBe('表单里的名字')
  expect(page).toContain('href="#f-basics-name">姓名</a><blockquote>别处的内容是「编辑器里的名字」')
  const history = await api.call('user.Resume/history', { id }, { token })
  expect(JSON.stringify(history.body)).toContain('编辑器里的名字')
})

test('what cannot be stored is named, and everything typed stays in the form', async () => {
  const { fields, post, current } = await setUp()
  const typed = new Map([
    ...(await fields()),
    ['basics.name', '长'.repeat(20_001)],
    ['design.size', 'big'],
    ['basics.city', '杭州'],
  ])
  const answer = await post(typed, 'delete:sections/work')
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect([...page.matchAll(/<li><a href="#([^"]+)">([^<]+)</g)].map(([, id, name]) => [id, name])).toEqual([
    ['f-basics-name', '姓名'],
    ['f-design-size', '字号'],
  ])
  const kept = fieldsIn(page)
  expect([kept.get('basics.name'), kept.get('design.size'), kept.get('basics.city')]).toEqual([
    '长'.repeat(20_001),
    'big',
    '杭州',
  ])
  expect(await current()).toEqual({ rev: 1, doc: shortResume() })
})

test('a session that ended meanwhile: the answer holds what was typed, and signing in there saves it', async () => {
  const { api, id, user, token, fields, post, site, path } = await setUp()
  const typed = new Map([...(await fields()), ['basics.city', '杭州']])
  await api.call('user.Base/logout', {}, { token })
  const asked = await post(typed, 'add-item:sections/work')
  expect(asked.status).toBe(401)
  const kept = fieldsIn(await asked.text())
  expect(kept.get('basics.city')).toBe('杭州')

  const wrong = await postForm(site, path, new Map([...kept, ['mobile', user.mobile], ['password', 'wrong']]))
  expect([wrong.status, (await wrong.text()).includes('手机号、邮箱或密码错误')]).toEqual([401, true])

  const credentials = new Map([...kept, ['mobile', user.mobile], ['password', user.password]])
  const saved = await postForm(site, path, credentials, { action: 'add-item:sections/work' })
  expect(saved.status).toBe(303)
  expect(saved.headers.getSetCookie().some((text) => text.startsWith('__Host-session='))).toBe(true)
  const login = /__Host-session=([^;]+)/.exec(saved.headers.getSetCookie().join())?.[1] ?? ''
  const answer = await api.call('user.Resume/document', { id }, { token: login })
  expect(answer.body).toMatchObject({ data: { rev: 2, doc: { basics: { city: '杭州' } } } })
})

test('a résumé deleted meanwhile: what was typed stays in the form, and is saved once it is back', async () => {
  const { api, id, token, fields, post, current } = await setUp()
  const typed = new Map([...(await fields()), ['basics.city', '杭州']])
  await api.call('user/resume/del', { id }, { token })
  const refused = await post(typed)
  const kept = fieldsIn(await refused.text())
  expect([refused.status, kept.get('basics.city')]).toEqual([404, '杭州'])
  await api.call('user.Resume/undelete', { id }, { token })
  expect((await post(kept)).status).toBe(303)
  expect((await current()).doc.basics.city).toBe('杭州')
})

test('another site cannot post, and a form that did not arrive as a whole is none', async () => {
  const { site, path, cookie, fields, current } = await setUp()
  const typed = new Map([...(await fields()), ['basics.city', '杭州']])
  const foreign = await postForm(site, path, typed, { cookie, headers: { origin: 'https://evil.test' } })
  const cut = new Map([...typed].filter(([name]) => name !== 'end'))
  const incomplete = await postForm(site, path, cut, { cookie })
  expect([foreign.status, incomplete.status, await current()]).toEqual([403, 400, { rev: 1, doc: shortResume() }])
})

test('visitors go to the login page and come back; somebody else finds nothing', async () => {
  const { site, path } = await setUp()
  const stranger = await setUp()
  const visitor = await site.get(`/en${path}`)
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    302,
    `/en/user/login?url=${encodeURIComponent(`/en${path}`)}`,
  ])
  const other = await stranger.site.get(path, { cookie: stranger.cookie })
  expect(other.status).toBe(404)
})

test('signing in without scripts leads to the résumé that was asked for', async () => {
  const { site, path, id, user } = await setUp()
  const address = path.replace('?', '/sign-in?')
  const enter = (password: string) =>
    postForm(
      site,
      address,
      new Map([
        ['mobile', user.mobile],
        ['password', password],
      ]),
    )
  const wrong = await enter('wrong')
  expect([wrong.status, (await wrong.text()).includes('手机号、邮箱或密码错误')]).toEqual([401, true])
  const right = await enter(user.password)
  expect([right.status, right.headers.get('location')]).toEqual([303, `/old-edit?id=${id}`])
  expect(right.headers.getSetCookie()[0]).toMatch(/^__Host-session=/)
})

test('without a résumé: a list of one’s own, and a new one in either language', async () => {
  const { site, cookie, id } = await setUp()
  const page = await (await site.get('/en/old-edit', { cookie })).text()
  expect(page).toContain(`<a href="/en/old-edit?id=${id}">`)
  const answer = await postForm(site, '/en/old-edit', new Map([...fieldsIn(page), ['language', 'en']]), { cookie })
  const made = answer.headers.get('location') ?? ''
  expect(made).toMatch(/^\/en\/old-edit\?id=/)
  expect(await (await site.get(made, { cookie })).text()).toContain('<legend lang="en">Entry 1</legend>')
})

test('the printable page is the whole résumé as text', async () => {
  const { site, id, cookie } = await setUp()
  const response = await site.get(`/old-edit/print?id=${id}`, { cookie })
  const page = await response.text()
  expect(response.status).toBe(200)
  for (const text of ['@page { size: A4', '林知夏', '某公司', '负责支付系统', '13800001111'])
    expect(page).toContain(text)
  // How to print is said in the part that is not printed.
  expect(page).toContain(`<p>${classicMessages.zh.printHelp}</p></nav>`)
  expect(page).toContain('@media print { nav { display: none }')
  const english = await (await site.get(`/en/old-edit/print?id=${id}`, { cookie })).text()
  expect(english).toContain(`<p>${classicMessages.en.printHelp}</p>`)
})
