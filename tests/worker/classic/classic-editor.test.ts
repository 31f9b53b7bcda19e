import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { sectionKinds } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { parentOf } from '#src/resume/item-order.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { setUpClassicEditor } from '#tests/support/classic-editor.ts'
import { postForm } from '#tests/support/classic-form.ts'
import { fieldsIn } from '#tests/support/form-fields.ts'

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
  const { fields, post, current } = await setUpClassicEditor(everything)
  const answer = await post(await fields())
  expect(answer.headers.get('location')).toContain('done=same')
  expect(await current()).toEqual({ rev: 1, doc: everything })
})

test('the page is named after the résumé, if that has a name', async () => {
  const titleOf = async (basics: { name?: string }) => {
    const { open } = await setUpClassicEditor(composeResume({ locale: 'zh', design: 'ink', basics, sections: [] }))
    return /<h1>(.*?)<\/h1>/.exec(await open())?.[1]
  }
  const { title, about } = classicMessages.zh
  expect([await titleOf({}), await titleOf({ name: '林知夏' })]).toEqual([
    title,
    `${title}<span lang="zh-CN">${about('林知夏')}</span>`,
  ])
})

test('adding, moving, hiding, deleting and taking that back, each saving what was typed', async () => {
  const { fields, post, current } = await setUpClassicEditor()
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
  const { fields, post, current, open } = await setUpClassicEditor()
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
  const { fields, post, current } = await setUpClassicEditor(two)
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
  const { fields, post, current } = await setUpClassicEditor()
  const icon = async () => (await current()).doc.sections.work?.icon
  await post(new Map([...(await fields()), ['sections/work.icon', 'trophy']]))
  expect(await icon()).toBe('trophy')
  await post(new Map([...(await fields()), ['sections/work.icon', 'constructor']]))
  expect(await icon()).toBeUndefined()
})

test('visitors go to the login page and come back; somebody else finds nothing', async () => {
  const { site, path } = await setUpClassicEditor()
  const stranger = await setUpClassicEditor()
  const visitor = await site.get(`/en${path}`)
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    302,
    `/en/user/login?url=${encodeURIComponent(`/en${path}`)}`,
  ])
  const other = await stranger.site.get(path, { cookie: stranger.cookie })
  expect(other.status).toBe(404)
})

test('signing in without scripts leads to the résumé that was asked for', async () => {
  const { site, path, id, user, cookie } = await setUpClassicEditor()
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
  // Also of somebody who is signed in already, maybe as another.
  const mistyped = new Map(Object.entries({ mobile: user.mobile, password: 'wrong' }))
  expect((await postForm(site, address, mistyped, { cookie })).status).toBe(401)
  const right = await enter(user.password)
  expect([right.status, right.headers.get('location')]).toEqual([303, `/old-edit?id=${id}`])
  expect(right.headers.getSetCookie()[0]).toMatch(/^__Host-session=/)
})

test('without a résumé: a list of one’s own, and a new one in either language', async () => {
  const { site, cookie, id } = await setUpClassicEditor()
  const page = await (await site.get('/en/old-edit', { cookie })).text()
  expect(page).toContain(`<a href="/en/old-edit?id=${id}">`)
  const answer = await postForm(site, '/en/old-edit', new Map([...fieldsIn(page), ['language', 'en']]), { cookie })
  const made = answer.headers.get('location') ?? ''
  expect(made).toMatch(/^\/en\/old-edit\?id=/)
  expect(await (await site.get(made, { cookie })).text()).toContain('<legend lang="en">Entry 1</legend>')
})

test('a new one is made for who is signed in, from a whole form, as long as there is room', async () => {
  const { site, cookie } = await setUpClassicEditor()
  const form = new Map([
    ['key', 'made-by-form-1'],
    ['language', 'zh'],
  ])
  const make = async (fields: Map<string, string>, asWho: object = { cookie }) => {
    const answer = await postForm(site, '/en/old-edit', fields, asWho)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await make(form, {})).toEqual([303, `/en/user/login?url=${encodeURIComponent('/en/old-edit')}`])
  expect(await make(new Map([['language', 'zh']]))).toEqual([400, null])
  const first = await make(form)
  // Its language is the one that was chosen, not that of the page.
  expect(await (await site.get(String(first[1]), { cookie })).text()).toContain('<legend lang="zh-CN">')
  expect([first, await make(form)]).toEqual([[303, expect.stringContaining('/en/old-edit?id=')], first])
  await make(new Map([...form, ['key', 'made-by-form-2']]))
  expect(await make(new Map([...form, ['key', 'made-by-form-3']]))).toEqual([303, '/en/old-edit?full=1'])
  expect(await (await site.get('/en/old-edit?full=1', { cookie })).text()).toContain(classicMessages.en.quota)
})

test.each([
  ['nothing', { mobile: ' ' }],
  ['what is no number', { mobile: '138', password: 'correct horse' }],
])('signing in with %s is no sign-in, and says so', async (_, typed) => {
  const { site } = await setUpClassicEditor()
  const answer = await postForm(site, '/old-edit/sign-in', new Map(Object.entries(typed)))
  expect([answer.status, (await answer.text()).includes(classicMessages.zh.signInWrong)]).toEqual([401, true])
})

test('the printable page is the whole résumé as text', async () => {
  const { site, id, cookie } = await setUpClassicEditor()
  const response = await site.get(`/old-edit/print?id=${id}`, { cookie })
  const page = await response.text()
  expect(response.status).toBe(200)
  for (const text of ['@page { size: A4', '林知夏', '某公司', '负责支付系统', '13800001111'])
    expect(page).toContain(text)
  // In the look of its design, as the file has it.
  expect(page).toContain('<header class="sheet-stack sheet-centred">')
  // Name and page number stand in the margin of further pages.
  expect(page).toContain(':root{--sheet-foot:"林知夏 · " counter(page)')
  // What is printed has measures of its own, in attributes.
  expect(response.headers.get('content-security-policy')?.replace(/sha256-[^']+/, 'sha256-#')).toBe(
    "default-src 'none'; style-src 'sha256-#'; style-src-attr 'unsafe-inline'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  )
  // How to print is said in the part that is not printed.
  expect(page).toContain(`<p>${classicMessages.zh.printHelp}</p></nav>`)
  expect(page).toContain('@media print { nav { display: none }')
  const english = await (await site.get(`/en/old-edit/print?id=${id}`, { cookie })).text()
  expect(english).toContain(`<p>${classicMessages.en.printHelp}</p>`)
})
