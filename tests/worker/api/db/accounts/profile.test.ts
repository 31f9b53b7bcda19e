import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readLanguage, writeProfile } from '#src/api/db/accounts/profile.ts'
import { accountIn, addAccount } from '#src/api/db/accounts/users.ts'
import { giveUpPhotos } from '#src/api/db/files/photos.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'

const photo = (key: string, user_id: number, other = {}) => ({
  ...{ key, user_id, sha256: `sha-${key}`, created_at: 0, ...other },
})

test('a profile is its owner’s, and its picture one of theirs that is still kept', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put(
    'photos',
    photo('wp-1', user),
    photo('wp-2', other),
    photo('wp-3', user, { sha256: 'wp-3' }),
    photo('wp-4', user),
  )
  const save = (picture: string | null) => writeProfile(env.DB, user, { user_name: 'Ada', picture, language: 'en' })
  expect([await save('wp-2'), await save('wp-3'), await save('none')]).toEqual([false, false, false])
  const stored = () => read('users', 'user_name, picture, language', `id IN (${user}, ${other})`, 'id')
  const untouched = ['x', null, null]
  expect(await stored()).toEqual([untouched, untouched])
  expect([await save('wp-1'), await stored()]).toEqual([true, [['Ada', 'wp-1', 'en'], untouched]])
  expect([await save(null), await stored()]).toEqual([true, [['Ada', null, 'en'], untouched]])
})

test('the picture of an account is in use, though no résumé has it', async () => {
  const user = await newUser()
  await put('photos', photo('wu-1', user, { unused_since: 5 }), photo('wu-2', user, { unused_since: 5 }))
  await writeProfile(env.DB, user, { user_name: 'Ada', picture: 'wu-1', language: null })
  expect(await giveUpPhotos(env.DB, [{ userId: user, used: [] }], { now: 99, before: 10, every: 1 })).toEqual(['wu-2'])
  expect(await read('photos', 'key, unused_since', "key = 'wu-1'")).toEqual([['wu-1', null]])
})

test('letters are in the language of whoever is written to, first of all of who is signed in', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await env.DB.exec(`UPDATE users SET language = 'en', email = 'wl@example.com' WHERE id = ${other}`)
  await env.DB.exec(`UPDATE users SET language = 'zh' WHERE id = ${user}`)
  const [mobile] = (await read('users', 'mobile', `id = ${other}`)).flat()
  expect([
    await readLanguage(env.DB, 'wl@example.com', null),
    await readLanguage(env.DB, String(mobile), null),
  ]).toEqual(['en', 'en'])
  expect(await readLanguage(env.DB, 'wl@example.com', user)).toBe('zh')
  expect(await readLanguage(env.DB, 'nobody@example.com', null)).toBeNull()
})

test('an account is added after something has changed, and for a contact that has none', async () => {
  const user = await newUser()
  const add = async (id: number, contact: string) => {
    const change = env.DB.prepare("UPDATE users SET user_name = 'y' WHERE id = ?").bind(id)
    const account = { contact, passwordHash: 'p', userName: 'n', now: START }
    const [, added] = await env.DB.batch([change, addAccount(env.DB, account)])
    return accountIn(added)?.mobile
  }
  expect([await add(0, '13700000001'), await add(user, '13700000001'), await add(user, '13700000001')]).toEqual([
    undefined,
    '13700000001',
    undefined,
  ])
})
