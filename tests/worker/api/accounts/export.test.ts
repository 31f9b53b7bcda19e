import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { setBasics } from '#src/resume/edits.ts'
import { accountExportTexts } from '#src/texts/account-export.ts'
import { download, picture, restored, titled, upload } from '#tests/support/account-archive.ts'
import { setLevel } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'
import { pdfFile, setUpApplicant } from '#tests/support/applications.ts'
import { failing, replacing } from '#tests/support/failing.ts'
import { objectWorld } from '#tests/support/object-world.ts'
import { PNG } from '#tests/support/pictures.ts'
import { partsOf } from '#tests/support/read-docx.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { setUpWays } from '#tests/support/ways.ts'

/** A call that fails the first time it is made for each name. */
function failingOnce<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const failed = new Set<string>()
  return async (name) => {
    if (failed.has(name)) return ask(name)
    failed.add(name)
    throw new Error('R2 is down')
  }
}

test('a hundred résumés with photos: one at a time in memory, in order, all there', async () => {
  const api = createTestApi()
  const owner = await setUpOwner(api)
  await setLevel(owner.user.id, 'lifetime', null)
  for (let number = 1; number < 100; number += 1) {
    api.clock.now += 1
    const key = await upload(api, owner.token, picture(number, 200_000))
    await owner.create(titled(setBasics({ photo: key })(shortResume(`人${number}`)), `简历 ${number}`))
  }
  let asked = 0
  const { documents } = api.services
  const counting = createTestApi({
    ...api.services,
    documents: {
      getByName: (id) => {
        asked += 1
        return documents.getByName(id)
      },
    },
  })
  const answer = await counting.raw('user.Account/export', {}, { token: owner.token })
  const reader = answer.body?.getReader()
  const chunks: Uint8Array[] = []
  const aheads: number[] = []
  let seen = 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    chunks.push(read.value)
    const { value } = read
    if (value.length < 300 && Buffer.from(value).includes('.qingjian.json')) {
      seen += 1
      aheads.push(asked - seen)
    }
  }
  // Whoever reads slowly keeps nothing waiting in memory: no object is asked before the files of the one before are taken.
  expect([seen, Math.max(...aheads)]).toEqual([100, 0])
  const parts = partsOf(Buffer.concat(chunks))
  const backups = [...parts.keys()].filter((name) => name.endsWith('.qingjian.json'))
  expect(backups.slice(1)).toEqual(
    backups.slice(1).map((_, index) => `resumes/${String(index + 2).padStart(3, '0')}-简历 ${index + 1}.qingjian.json`),
  )
  for (const [index, name] of backups.entries()) {
    const { document, photo } = restored(parts, name)
    if (index === 0) expect([document.basics.name, photo]).toEqual(['林知夏', null])
    else expect([document.basics.name, photo]).toEqual([`人${index}`, { base64: toBase64(picture(index, 200_000)) }])
  }
  expect([parts.size, [...parts.keys()].at(-1)]).toEqual([300 + 99 + 13 + 1, 'README.txt'])
  expect(counting.faults).toEqual([])
}, 120_000)

test('a résumé and a photo that cannot be read are named in the README, in the reader’s language', async () => {
  const owner = await setUpOwner()
  const { api, token } = owner
  const key = await upload(api, token, picture(2))
  api.clock.now += 1
  await owner.create(titled(setBasics({ photo: key })(shortResume()), 'No picture'))
  await env.FILES.delete(`photos/${key}`)
  await runInDurableObject(env.RESUMES.getByName(owner.id), (object, { storage }) => {
    storage.sql.exec("UPDATE head SET doc = '{}'")
    Reflect.set(object, 'stored', undefined)
  })
  const logged = objectWorld.errors.length
  const { readme, names } = await download(api, token, 'en')
  expect(objectWorld.errors.length - logged).toBe(1)
  const { faults, noFaults } = accountExportTexts.en
  for (const text of [faults.resume('林知夏-产品经理'), faults.photo('No picture'), faults.picture(key)])
    expect(readme).toContain(text)
  expect(readme).not.toContain(noFaults)
  expect(names.filter((name) => name.includes('esumes/'))).toEqual(
    ['.qingjian.json', '.resume.json', '.docx'].map((ending) => `resumes/002-No picture${ending}`),
  )
  expect(api.faults).toHaveLength(3)
})

test('a store that is gone on the way breaks the archive off; that is logged, and does not count', async () => {
  const owner = await setUpOwner()
  const key = await upload(owner.api, owner.token, picture(3))
  await owner.create(setBasics({ photo: key })(shortResume()))
  const files = failing(env.FILES, 'get', 'R2 is down')
  const broken = createTestApi({ files, now: owner.api.services.now })
  for (let time = 0; time < 6; time += 1) {
    const answer = await broken.raw('user.Account/export', {}, { token: owner.token })
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow('R2 is down')
  }
  expect(broken.faults).toHaveLength(6)
  expect((await download(owner.api, owner.token)).names).toContain('README.txt')
})

test('five in a day, also when they are asked for at once; then when the next one is let in', async () => {
  const owner = await setUpOwner()
  const ask = () => owner.api.raw('user.Account/export', {}, { token: owner.token })
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  owner.api.clock.now += MINUTE
  const refused = await owner.api.call('user.Account/export', {}, { token: owner.token })
  expect(refused).toMatchObject({ status: 429, body: { code: 429, retry_after: (DAY_MS - MINUTE) / 1000 } })
  owner.api.clock.now += DAY_MS - MINUTE
  const again = await ask()
  expect(again.status).toBe(200)
  // Whoever stops reading stops the work.
  await again.body?.cancel()
})

test('a PNG goes into the Word file as it is; a WebP as a PNG, which Word knows', async () => {
  const owner = await setUpOwner()
  const { api, token, user } = owner
  await setLevel(user.id, 'lifetime', null)
  const webp = Uint8Array.from(atob('UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAfQ//73v/+BiOh/AAA='), (sign) =>
    sign.charCodeAt(0),
  )
  const made: number[] = []
  const png = async (source: ArrayBuffer) => {
    made.push(source.byteLength)
    return PNG.slice().buffer
  }
  Object.assign(api.services.images, { png })
  const keys = [await upload(api, token, PNG), await upload(api, token, webp)]
  for (const [nth, photo] of keys.entries()) {
    api.clock.now += 1
    await owner.create({
      ...titled(setBasics({ photo, photoShape: '25x35' })(shortResume()), `picture ${nth}`),
      design: { id: 'slips' },
    })
  }
  const { parts, names } = await download(api, token)
  for (const nth of [0, 1]) {
    const word = partsOf(parts.get(`resumes/00${nth + 2}-picture ${nth}.docx`) ?? new Uint8Array())
    const media = [...word].filter(([name]) => name.startsWith('word/media/'))
    expect(media.map(([name, bytes]) => [name.endsWith('.png'), bytes.equals(PNG)])).toEqual([[true, true]])
  }
  expect(made).toEqual([(await env.FILES.head(`photos/${keys[1]}`))?.size])
  expect(names.filter((name) => name.startsWith('photos/')).sort()).toEqual(
    [`photos/${keys[0]}.png`, `photos/${keys[1]}.webp`].sort(),
  )
  expect(api.faults).toEqual([])
})

test('a store that fails once is asked again, for every picture and every file that was sent', async () => {
  const applicant = await setUpApplicant()
  const { api, token } = applicant
  const [key, unused] = [await upload(api, token, picture(4)), await upload(api, token, picture(5))]
  await applicant.create(titled(setBasics({ photo: key })(shortResume()), 'with a picture'))
  await applicant.send((await applicant.begin1()).id)
  const files = replacing(env.FILES, { get: failingOnce((name: string) => env.FILES.get(name)) })
  const { names, parts, readme } = await download(createTestApi({ ...api.services, files }), token)
  expect(readme).toContain(accountExportTexts.zh.noFaults)
  expect(names).toEqual(expect.arrayContaining([`photos/${key}.jpg`, `photos/${unused}.jpg`, 'sent/001-林知夏.pdf']))
  const backup = names.find((name) => name.endsWith('with a picture.qingjian.json')) ?? ''
  expect(restored(parts, backup).photo).toEqual({ base64: toBase64(picture(4)) })
})

test('where a photo is gone, the Word file is as if there had never been one', async () => {
  const { api, token, create, user } = await setUpOwner()
  await setLevel(user.id, 'lifetime', null)
  const photo = await upload(api, token, picture(6))
  const words = { ...titled(shortResume(), 'Word'), design: { id: 'slips' } }
  for (const doc of [words, setBasics({ photo, photoShape: '25x35' })(words)]) {
    api.clock.now += 1
    await create(doc)
  }
  await env.FILES.delete(`photos/${photo}`)
  const { parts } = await download(api, token)
  const [without, gone] = [2, 3].map((nth) => partsOf(parts.get(`resumes/00${nth}-Word.docx`) ?? new Uint8Array()))
  expect(gone?.get('word/document.xml')?.toString()).toBe(without?.get('word/document.xml')?.toString())
})

test('a file that was sent and is gone is named in the README, and the other one is there', async () => {
  const { api, token, user, begin1, send } = await setUpApplicant()
  const { id } = await begin1()
  for (const words of ['one', 'two']) await send(id, { file: pdfFile(words) })
  const [gone] = (await env.FILES.list({ prefix: `sent/${user.id}/` })).objects
  await env.FILES.delete(gone?.key ?? '')
  const { names, readme } = await download(api, token)
  expect(names.filter((name) => name.startsWith('sent/'))).toHaveLength(1)
  const { faults, noFaults } = accountExportTexts.zh
  expect([readme.includes(faults.sent('林知夏.pdf')), readme.includes(noFaults)]).toEqual([true, false])
  expect(api.faults).toHaveLength(1)
})

test.each(['zh', 'en'] as const)('the README begins with the site, whose data, when and what (%s)', async (locale) => {
  const { api, id, token, user } = await setUpOwner()
  await api.call('user/resume/del', { id }, { token })
  const { site_name: site } = await readSiteConfig(env.DB, locale)
  const { readme } = await download(api, token, locale)
  const title = accountExportTexts[locale].title(site, user.id, '2026-11-21T02:00:00Z')
  const count = accountExportTexts[locale].count(0, 1, 0)
  expect(readme.split('\r\n').slice(0, 3)).toEqual([`\ufeff${title}`, '', count])
})

test.each(['zh', 'en'] as const)('a title no file can bear gives way to a word for none (%s)', async (locale) => {
  const { create, api, token } = await setUpOwner()
  api.clock.now += 1
  await create(titled(shortResume(), '???'))
  const { names } = await download(api, token, locale)
  expect(names).toContain(`resumes/002-${accountExportTexts[locale].untitled}.docx`)
})

test('codes that were sent to an address are there like those sent to a number', async () => {
  const ways = await setUpWays()
  const email = await ways.addEmail()
  ways.api.clock.now += MINUTE
  await ways.api.call('user.Base/sendCode', { email, type: 'reset' })
  const { json } = await download(ways.api, ways.token)
  expect(json('records.json')).toMatchObject({
    codes: expect.arrayContaining([expect.objectContaining({ sent_to: email, type: 'reset' })]),
  })
})

test('a silhouette is no picture that is missing', async () => {
  const owner = await setUpOwner()
  await owner.create(setBasics({ photo: 'placeholder', photoShape: '25x35' })(shortResume()))
  const { readme } = await download(owner.api, owner.token)
  expect(readme).toContain(accountExportTexts.zh.noFaults)
  expect(owner.api.faults).toEqual([])
})

test('every version and every overwritten value is there, from the first on', async () => {
  const { api, token, id, save } = await setUpOwner()
  for (const [nth, name] of ['甲', '乙', '丙'].entries())
    await save(nth + 1, setBasics({ name })(shortResume()), `overwritten-${nth}`, `journal-${nth}`)
  await api.call('user.Resume/nameVersion', { id, name: '投递前' }, { token })
  const numbersOf = async (name: 'user.Resume/versions' | 'user.Resume/history') =>
    Object((await api.call(name, { id }, { token })).body).data.length
  const counts = [await numbersOf('user.Resume/versions'), await numbersOf('user.Resume/history')]
  expect(counts.every((count) => count > 0)).toBe(true)
  const { names, json } = await download(api, token)
  const kept = Object(json(names.find((name) => name.endsWith('.versions-1.json')) ?? ''))
  expect([kept.versions.length, kept.history.length]).toEqual(counts)
  expect(kept.history).toContainEqual(expect.objectContaining({ entry: 'basics', fields: { name: '甲' } }))
})

test('what is long comes in numbered parts; where one cannot be read, the rest of the archive is there', async () => {
  const { api, token, id } = await setUpOwner()
  await runInDurableObject(env.RESUMES.getByName(id), (_object, { storage: { sql } }) => {
    for (const length of [2_000_000, 2_000_000, 2_000_000, 1]) {
      sql.exec('INSERT INTO versions (rev, at, doc) VALUES (1, 1, ?)', 'x'.repeat(length))
    }
  })
  const partsIn = (names: string[]) => names.flatMap((name) => /versions-\d+/.exec(name) ?? [])
  expect(partsIn((await download(api, token)).names)).toEqual(['versions-1', 'versions-2'])
  const { documents } = api.services
  let asked = 0
  const broken = createTestApi({
    ...api.services,
    documents: {
      getByName: (name) => {
        asked += 1
        return documents.getByName(asked === 2 ? 'nobody-has-this' : name)
      },
    },
  })
  const { names, readme } = await download(broken, token)
  expect(partsIn(names)).toEqual(['versions-1'])
  expect(readme).toContain(accountExportTexts.zh.faults.resume('林知夏-产品经理'))
  expect(asked).toBe(2)
})

test('what was overwritten comes in numbered parts as well', async () => {
  const { api, token, id } = await setUpOwner()
  await runInDurableObject(env.RESUMES.getByName(id), (_object, { storage: { sql } }) => {
    for (const length of [2_000_000, 2_000_000, 2_000_000, 1]) {
      const fields = JSON.stringify({ name: 'x'.repeat(length) })
      sql.exec("INSERT INTO history (entry, fields, rev, at, journal) VALUES ('basics', ?, 1, 1, 'j')", fields)
    }
  })
  const { names, json } = await download(api, token)
  const parts = names.filter((name) => /versions-\d+/.test(name))
  expect(parts.map((name) => Object(json(name)).history.length)).toEqual([3, 1])
})
