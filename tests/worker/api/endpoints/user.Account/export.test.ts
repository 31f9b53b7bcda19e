import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { addOperation } from '#src/api/db/upkeep/operations.ts'
import { setBasics } from '#src/resume/edits.ts'
import { accountExportTexts } from '#src/texts/account-export.ts'
import { download, picture, restored, titled, upload } from '#tests/support/account-archive.ts'
import { setLevel } from '#tests/support/accounts.ts'
import { MINUTE, START } from '#tests/support/api.ts'
import { pdfFile, setUpApplicant } from '#tests/support/applications.ts'
import { base64 } from '#tests/support/pictures.ts'
import { partsOf } from '#tests/support/read-docx.ts'
import { named, newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { plainLink } from '#tests/support/shares.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
  await storeFiles(1001)
})

test('every résumé in three formats with its photo, versions, deleted ones apart; names any system takes', async () => {
  const owner = await setUpOwner()
  const { api, token } = owner
  await setLevel(owner.user.id, 'lifetime', null)
  const photo = picture(1)
  const key = await upload(api, token, photo)
  const withPhoto = setBasics({ photo: key, photoShape: '25x35' })(titled(shortResume('沈砚'), 'CON: a/b\\c*?"<>|. '))
  api.clock.now += MINUTE
  const first = await owner.create({ ...withPhoto, design: { id: 'slips' } })
  api.clock.now += MINUTE
  const deleted = await owner.create(titled(shortResume('旧'), '旧简历'))
  await owner.create(titled(shortResume(), `${'长😀'.repeat(100)}`))
  api.clock.now += MINUTE
  const { rev, doc } = await owner.current()
  await owner.save(rev, named(doc, '改过'))
  await api.call('user.Resume/nameVersion', { id: owner.id, name: '投递前' }, { token })
  await api.call('user/resume/del', { id: deleted }, { token })

  const { answer, parts, names, json, readme } = await download(api, token)
  expect(answer.headers.get('content-disposition')).toContain(`filename="qingjian-${owner.user.id}-2026-11-21.zip"`)
  expect([answer.headers.get('content-length'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
  const files = names.filter((name) => name.includes('resumes/'))
  const of = (path: string) => ['.qingjian.json', '.resume.json', '.docx'].map((ending) => path + ending)
  expect(files).toEqual([
    ...of('resumes/001-改过-产品经理'),
    'resumes/001-改过-产品经理.versions-1.json',
    ...of('resumes/002-CON a b c'),
    ...of(`resumes/003-${'长😀'.repeat(20)}`),
    ...of('deleted-resumes/004-旧简历'),
  ])
  for (const name of names) {
    expect(name).not.toMatch(/[\\:*?"<>|\p{Cc}]|[. ](\/|$)/u)
    for (const part of name.split('/')) expect(Buffer.byteLength(part)).toBeLessThan(256)
  }
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)

  const nasty = 'resumes/002-CON a b c.qingjian.json'
  expect(restored(parts, nasty)).toMatchObject({
    document: (await owner.current(first)).doc,
    photo: { base64: base64(photo) },
  })
  const word = partsOf(parts.get(nasty.replace('.qingjian.json', '.docx')) ?? new Uint8Array())
  const pictures = [...word].filter(([name]) => name.startsWith('word/media/'))
  expect(pictures.map(([, bytes]) => bytes.equals(photo))).toEqual([true])
  expect(parts.get(`photos/${key}.jpg`)?.equals(photo)).toBe(true)
  expect(restored(parts, 'deleted-resumes/004-旧简历.qingjian.json').document.basics.name).toBe('旧')
  expect(readme).toContain(accountExportTexts.zh.count(3, 1, 1))
  expect(readme).toContain(accountExportTexts.zh.noFaults)
  expect(json('resumes.json')).toMatchObject({
    resumes: [{ id: owner.id }, { id: first }, {}, { id: deleted, deleted_at: expect.stringMatching(/^2026-/) }],
  })
  expect(json('resumes/001-改过-产品经理.versions-1.json')).toMatchObject({
    versions: [
      { rev: 1, name: null, at: '2026-11-21T02:00:00Z', doc: { basics: { name: '林知夏' } } },
      { rev: 2, name: '投递前', doc: { basics: { name: '改过' } } },
    ],
  })
  expect(api.faults).toEqual([])

  // Whatever is in it is described in its README, in either language, and nothing else but what was sent.
  const kindOf = (name: string) => [
    name.replace(/(?<=\/).*/, ''),
    ...(/^[a-z-]*resumes\//.exec(name) ? [`*${/(?:\.\w+|\.versions-1)?\.\w+$/.exec(name)?.[0]}`] : []),
  ]
  const kinds = new Set(names.filter((name) => name !== 'README.txt').flatMap(kindOf))
  for (const language of ['zh-CN', 'en']) {
    const { filesTitle } = accountExportTexts[language === 'en' ? 'en' : 'zh']
    const text = (await download(api, token, language)).readme
    const [, files = ''] = text.split(`## ${filesTitle}\r\n`)
    const [described = ''] = files.split('\r\n\r\n')
    const told = described.split('\r\n').map((line) => line.slice(0, 20).trim())
    expect(told.toSorted()).toEqual([...kinds, 'sent/'].toSorted())
  }
})

test('files that were sent under one name have a number each', async () => {
  const { api, token, begin1, send } = await setUpApplicant()
  const { id } = await begin1()
  for (const words of ['one', 'two']) await send(id, { file: pdfFile(words) })
  const { names } = await download(api, token)
  expect(names.filter((name) => name.startsWith('sent/'))).toEqual(['sent/001-林知夏.pdf', 'sent/002-林知夏.pdf'])
})

/** Every table with a column that names a person: its rows are in the archive, or cannot be told to be theirs. */
const TABLES = {
  application_sendings: 'applications.json',
  applications: 'applications.json',
  attempts: 'records.json',
  contact_messages: 'messages.json',
  favourites: 'favourites.json',
  grants: 'orders.json',
  handoffs: 'devices.json',
  identities: 'account.json',
  linked_files: 'links.json',
  operations: 'operations.json',
  orders: 'orders.json',
  own_designs: 'account.json',
  passkeys: 'account.json',
  photos: 'photos.json',
  redemptions: 'redemptions.json',
  resumes: 'resumes.json',
  sessions: 'devices.json',
  share_comments: 'links.json',
  shares: 'links.json',
  sms_codes: 'records.json',
  sockets: 'devices.json',
  users: 'account.json',
  wechat_scenes: 'records.json',
  word_downloads: 'downloads.json',
}

test('a table that names a person is in the archive', async () => {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT t.name FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c WHERE t.type = 'table'
       AND c.name IN ('user_id', 'used_for', 'mobile', 'email', 'openid') AND t.name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY 1`,
  ).all()
  expect(results.map(({ name }) => name)).toEqual(Object.keys(TABLES))
})

test('what the ledger holds of a person, of nobody else, and nothing that would let somebody in', async () => {
  const owner = await setUpOwner()
  const stranger = await setUpOwner(owner.api)
  const { api, token, user } = owner
  for (const { token: of, user: who } of [owner, stranger]) {
    await env.DB.prepare("INSERT INTO identities VALUES ('wechat', ?, 'union', ?, ?)")
      .bind(`o${who.id}`, who.id, START)
      .run()
    await api.call('user.TemplateCollections/push', { template_id: 1001, template_type: 'word' }, { token: of })
    await api.raw('word.Jianli/download', { id: '1001' }, { token: of })
    await api.call(
      'site.Contact/create',
      { topic: 'other', name: '', order_no: '', email: 'a@example.com', message: `m${who.id}` },
      { token: of },
    )
    await api.call('user.Resume/linkFile', { name: 'cv.pdf', file: btoa('%PDF-1.7\n%%EOF') }, { token: of })
  }
  await api.call(
    'user.Share/create',
    { id: owner.id, key: newMid(), ...plainLink, password: 'correct horse' },
    { token },
  )
  api.clock.now += MINUTE
  await api.call('user.Account/sendCode', { to: 'mobile' }, { token })
  const operation = { at: START, operator: 'ada@desk', command: 'users level', subject: '', outcome: 'done' } as const
  for (const who of [owner, stranger]) {
    await addOperation(env.DB, { ...operation, userId: who.user.id, detail: `d${who.user.id}` })
  }
  const { json, parts, names } = await download(api, token, 'en')
  const at = '2026-11-21T02:00:00Z'
  expect(json('account.json')).toEqual({
    profile: [
      {
        ...{ id: user.id, user_name: expect.any(String), mobile: user.mobile, email: null, level: 'free' },
        ...{ level_until: null, picture: null, language: null, created_at: at, deletes_at: null, has_password: 'yes' },
      },
    ],
    passkeys: [],
    designs: [],
    identities: [{ provider: 'wechat', subject: `o${user.id}`, union_id: 'union', created_at: at }],
  })
  expect(json('favourites.json')).toMatchObject({
    favourites: [{ template_id: 1001, title_zh: expect.any(String), created_at: at }],
  })
  expect(json('downloads.json')).toMatchObject({
    downloads: [{ day: '2026-11-21', template_id: 1001, created_at: at }],
  })
  expect(json('messages.json')).toMatchObject({ messages: [{ message: `m${user.id}`, email: 'a@example.com' }] })
  expect(json('links.json')).toMatchObject({
    shares: [{ resume_id: owner.id, has_password: 'yes' }],
    files: [{ name: 'cv.pdf' }],
  })
  expect(json('devices.json')).toMatchObject({
    sessions: [{ user_agent: 'Test browser', created_at: at }],
    open_editors: [],
  })
  expect(json('records.json')).toMatchObject({
    attempts: expect.arrayContaining([expect.objectContaining({ kind: 'export', subject: String(user.id) })]),
    codes: [{ sent_to: user.mobile, type: 'register' }, { sent_to: user.mobile }],
  })
  expect(json('operations.json')).toEqual({
    operations: [{ at, command: 'users level', subject: '', detail: `d${user.id}`, outcome: 'done' }],
  })
  expect(names).toEqual(expect.arrayContaining(Object.values(TABLES)))
  const all = Buffer.concat([...parts.values()]).toString()
  const { results } = await env.DB.prepare(
    `SELECT password_hash AS secret FROM users WHERE id = ?1 UNION SELECT token_hash FROM sessions WHERE user_id = ?1
     UNION SELECT token_hash FROM shares WHERE user_id = ?1 UNION SELECT password_hash FROM shares WHERE user_id = ?1
     UNION SELECT code_hash FROM sms_codes WHERE mobile = ?2`,
  )
    .bind(user.id, user.mobile)
    .all()
  expect(results.length).toBeGreaterThan(4)
  for (const { secret } of results) expect(all).not.toContain(String(secret))
  expect(all).not.toContain(`m${stranger.user.id}`)
  expect(all).not.toContain(stranger.user.mobile)
})
