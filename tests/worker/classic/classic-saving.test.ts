import { expect, test } from 'vitest'
import { setBasics, setItem } from '#src/resume/edits.ts'
import { setUpClassicEditor } from '#tests/support/classic-editor.ts'
import { postForm } from '#tests/support/classic-form.ts'
import { fieldsIn } from '#tests/support/form-fields.ts'
import { siteOf } from '#tests/support/own-site.ts'
import { newMid, shortResume } from '#tests/support/resumes.ts'

test('what is typed is saved through the object, once however often it is sent', async () => {
  const { fields, post, follow, current } = await setUpClassicEditor()
  const typed = new Map([...(await fields()), ['basics.name', '林知秋'], ['items/work-item-1.body', '一\n二']])
  const expected = setItem('work-item-1', { body: '一\n二' })(setBasics({ name: '林知秋' })(shortResume()))
  expect(await follow(await post(typed))).toContain('role="status"><p>已保存。')
  expect(await current()).toEqual({ rev: 2, doc: expected })
  await post(typed)
  expect(await current()).toEqual({ rev: 2, doc: expected })
})

test('a form that was saved, gone back to and changed is saved again, on top of what it became', async () => {
  const { fields, post, current } = await setUpClassicEditor()
  const opened = await fields()
  await post(new Map([...opened, ['basics.name', '林知秋']]))
  await post(new Map([...opened, ['basics.name', '林晚秋'], ['basics.city', '杭州']]))
  expect(await current()).toEqual({ rev: 3, doc: setBasics({ name: '林晚秋', city: '杭州' })(shortResume()) })
})

test('one page after the other is one sitting: the history has what stood there before it', async () => {
  const { api, id, token, fields, post } = await setUpClassicEditor()
  let address: string | undefined
  for (const name of ['甲', '乙', '丙']) {
    const answer = await post(new Map([...(await fields(address)), ['basics.name', name]]))
    address = answer.headers.get('location')?.split('#')[0]
  }
  const { body } = await api.call('user.Resume/history', { id }, { token })
  expect(body).toMatchObject({ data: [{ entry: 'basics', values: { name: '林知夏' }, rev: 2 }] })
})

test('another button of a form that was saved before does what it says, on top of that save', async () => {
  const { fields, post, current } = await setUpClassicEditor()
  const typed = new Map([...(await fields()), ['basics.name', '林知秋']])
  await post(typed)
  await post(typed, 'delete:items/work-item-1')
  const { rev, doc } = await current()
  expect([rev, doc.basics.name, doc.items['work-item-1']?.del]).toEqual([3, '林知秋', expect.any(Number)])
})

test('a save by another device in between: both changes are there', async () => {
  const { fields, post, save, current } = await setUpClassicEditor()
  const typed = new Map([...(await fields()), ['basics.city', '杭州']])
  await save(1, setItem('work-item-1', { title: '高级产品经理' })(shortResume()), newMid(), 'journal-of-edit')
  await post(typed)
  const merged = setItem('work-item-1', { title: '高级产品经理' })(setBasics({ city: '杭州' })(shortResume()))
  expect((await current()).doc).toEqual(merged)
})

test('the same place changed in both: the form wins, the other is in the history and told of', async () => {
  const { api, id, token, fields, post, follow, save, current } = await setUpClassicEditor()
  const typed = new Map([...(await fields()), ['basics.name', '表单里的名字']])
  await save(1, setBasics({ name: '编辑器里的名字' })(shortResume()), newMid(), 'journal-of-edit')
  const page = await follow(await post(typed))
  expect((await current()).doc.basics.name).toBe('表单里的名字')
  expect(page).toContain('href="#f-basics-name">姓名</a><blockquote>别处的内容是「编辑器里的名字」')
  const history = await api.call('user.Resume/history', { id }, { token })
  expect(JSON.stringify(history.body)).toContain('编辑器里的名字')
})

test('the page after a save quotes what that save replaced, whatever later ones did', async () => {
  const { fields, post, follow, save } = await setUpClassicEditor()
  const replacing = async (rev: number, name: string) => {
    const typed = new Map([...(await fields()), ['basics.name', `表单 ${rev}`]])
    await save(rev, setBasics({ name })(shortResume()), newMid(), `journal-${rev}`)
    return post(typed)
  }
  const answers = [await replacing(1, '甲'), await replacing(3, '乙')]
  const pages = await Promise.all(answers.map(follow))
  expect(pages.map((page) => /<blockquote>[^<]*「([^」]*)」/.exec(page)?.[1])).toEqual(['甲', '乙'])
})

test('a save whose answer was lost, sent again after somebody else edited: it is there once, and their edit stays', async () => {
  const { api, fields, path, cookie, save, current } = await setUpClassicEditor()
  let isLost = true
  const shaky = siteOf(api, ({ url }) => isLost && new URL(url).pathname === '/api/user.Resume/save')
  const typed = new Map([...(await fields()), ['basics.name', '表单里的名字'], ['basics.city', '杭州']])
  const unanswered = await postForm(shaky, path, typed, { action: 'add-item:sections/work', cookie })
  const kept = fieldsIn(await unanswered.text())
  expect([unanswered.status, kept.get('basics.city'), (await current()).rev]).toEqual([503, '杭州', 2])
  const stored = (await current()).doc
  const edited = setBasics({ name: '编辑器里的名字', city: '苏州' })(stored)
  await save(2, edited, newMid(), 'journal-of-edit')
  isLost = false
  const again = await postForm(shaky, path, kept, { action: 'add-item:sections/work', cookie })
  const location = again.headers.get('location')
  expect([
    again.status,
    new URLSearchParams(location?.split(/[?#]/)[1]).get('rev'),
    location?.includes('lost='),
  ]).toEqual([303, '3', false])
  expect(await current()).toEqual({ rev: 3, doc: edited })
})

test('what cannot be stored is named, and everything typed stays in the form', async () => {
  const { fields, post, current } = await setUpClassicEditor()
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
    ['f-design-size', '正文字号'],
  ])
  const kept = fieldsIn(page)
  expect([kept.get('basics.name'), kept.get('design.size'), kept.get('basics.city')]).toEqual([
    '长'.repeat(20_001),
    'big',
    '杭州',
  ])
  expect(await current()).toEqual({ rev: 1, doc: shortResume() })
})

test('whoever is not signed in, or mistypes a password, is asked for it before anything else is looked at', async () => {
  const { user, fields, post, site, path, current } = await setUpClassicEditor()
  const faulty = new Map([...(await fields()), ['basics.name', '长'.repeat(20_001)]])
  const typed = new Map([...(await fields()), ['basics.city', '杭州'], ['mobile', user.mobile], ['password', 'wrong']])
  expect([(await postForm(site, path, faulty)).status, (await post(typed)).status]).toEqual([401, 401])
  expect(await current()).toEqual({ rev: 1, doc: shortResume() })
})

test('a session that ended meanwhile: the answer holds what was typed, and signing in there saves it', async () => {
  const { api, id, user, token, fields, post, site, path } = await setUpClassicEditor()
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
  const { api, id, token, fields, post, current } = await setUpClassicEditor()
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
  const { site, path, cookie, fields, current } = await setUpClassicEditor()
  const typed = new Map([...(await fields()), ['basics.city', '杭州']])
  const foreign = await postForm(site, path, typed, { cookie, headers: { origin: 'https://evil.test' } })
  const cut = new Map([...typed].filter(([name]) => name !== 'end'))
  const incomplete = await postForm(site, path, cut, { cookie })
  expect([foreign.status, incomplete.status, await current()]).toEqual([403, 400, { rev: 1, doc: shortResume() }])
})
