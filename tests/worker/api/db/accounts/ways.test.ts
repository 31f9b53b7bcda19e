import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { bindContact, hasOtherWay, readWays, removeWay, replaceOwnPassword } from '#src/api/db/accounts/ways.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'

// Written out, so that another number in the code is noticed.
const CODE_TRIES = 5

const session = (token_hash: string, user_id: number, proved_at = 50) => ({
  ...{ token_hash, user_id, created_at: 1, expires_at: START + 9, last_seen_at: 1, user_agent: '', address: '' },
  proved_at,
})
const passkey = (id: string, user_id: number) => ({
  ...{ id, user_id, user_handle: 'h', public_key: 'k', counter: 0, transports: '', name: '', synced: 0, created_at: 1 },
})
const identity = (provider: string, subject: string, user_id: number) => ({ provider, subject, user_id, created_at: 0 })
const write = (id: number, columns: string) => env.DB.exec(`UPDATE users SET ${columns} WHERE id = ${id}`)
const contactsOf = (...ids: number[]) => read('users', 'mobile, email', `id IN (${ids.join(', ')})`, 'id')

test('another way is one of the account’s own: an address, a number, a passkey, WeChat and no other provider', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('passkeys', passkey('wo-1', other))
  await put('identities', identity('wechat', 'wo-1', other), identity('later', 'wo-2', user))
  const has = async (way: Parameters<typeof hasOtherWay>[0]) =>
    (await read('users', hasOtherWay(way), `id = ${user}`)).flat()[0]
  expect([await has('mobile'), await has('email'), await has('wechat'), await has('passkey')]).toEqual([0, 1, 1, 1])
  await write(user, "mobile = NULL, email = 'wo@example.com'")
  expect([await has('mobile'), await has('email'), await has('wechat'), await has('passkey')]).toEqual([1, 0, 1, 1])
  await write(user, 'email = NULL')
  await put('passkeys', passkey('wo-2', user))
  expect([await has('mobile'), await has('email'), await has('wechat'), await has('passkey')]).toEqual([1, 1, 1, 0])
  await env.DB.exec(
    "DELETE FROM passkeys WHERE id = 'wo-2'; UPDATE identities SET provider = 'wechat' WHERE subject = 'wo-2'",
  )
  expect([await has('mobile'), await has('email'), await has('wechat'), await has('passkey')]).toEqual([1, 1, 0, 1])
  expect(await readWays(env.DB, user)).toMatchObject({ hasWechat: true, hasPasskey: false })
  expect(await readWays(env.DB, other)).toMatchObject({ hasWechat: true, hasPasskey: true })
})

test('a number or an address is removed by its owner, proved lately, while another way is left', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await write(other, "email = 'wm-other@example.com'")
  await put('sessions', session('wm-1', user), session('wm-2', other))
  const remove = (way: 'mobile' | 'email', tokenHash = 'wm-1', provedAfter = 49) =>
    removeWay(env.DB, { userId: user, tokenHash, provedAfter }, way)
  const before = await contactsOf(user, other)
  expect([await remove('mobile'), await remove('email')]).toEqual([false, false])
  await write(user, "email = 'wm@example.com'")
  expect([await remove('mobile', 'wm-1', 50), await remove('mobile', 'wm-2')]).toEqual([false, false])
  expect(await remove('mobile')).toBe(true)
  expect(await contactsOf(user, other)).toEqual([[null, 'wm@example.com'], before[1]])
  // What is not there is not removed, though another way is.
  expect([await remove('mobile'), await remove('email')]).toEqual([false, false])
  expect(await contactsOf(user, other)).toEqual([[null, 'wm@example.com'], before[1]])
})

test('WeChat is removed from its own account, proved lately, while another way is left; other providers stay', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('ww-1', user))
  await put(
    'identities',
    identity('wechat', 'ww-1', user),
    identity('later', 'ww-2', user),
    identity('wechat', 'ww-3', other),
  )
  const remove = (provedAfter = 49) => removeWay(env.DB, { userId: user, tokenHash: 'ww-1', provedAfter }, 'wechat')
  const left = async () => (await read('identities', 'subject', "subject LIKE 'ww-%'", 'subject')).flat()
  const [[mobile] = []] = (await contactsOf(user)) as string[][]
  expect(await remove(50)).toBe(false)
  await write(user, 'mobile = NULL')
  expect([await remove(), await left()]).toEqual([false, ['ww-1', 'ww-2', 'ww-3']])
  await write(user, `mobile = '${mobile}'`)
  expect([await remove(), await left(), await remove()]).toEqual([true, ['ww-2', 'ww-3'], false])
})

test('a contact is bound by an unused living code with tries left, by whoever is proved, unless another has it', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('wb-1', user))
  await write(other, "email = 'taken@example.com'")
  const [[mobile] = []] = (await contactsOf(user)) as string[][]
  let codes = 0
  const bind = async (contact: string, columns = {}, { provedAfter = 49, now = START, codeId = '' } = {}) => {
    codes += 1
    const id = `wb-${codes}`
    await put('sms_codes', {
      ...{ id, mobile: contact, type: 'bind', code_hash: '', sent_at: START - 1, expires_at: START + 1 },
      ...columns,
    })
    const bound = await bindContact(
      env.DB,
      { userId: user, tokenHash: 'wb-1', provedAfter },
      { contact, codeId: codeId || id, now },
    )
    const code = await read('sms_codes', 'used_at, used_for', `id = '${id}'`)
    return [bound, code[0], (await contactsOf(user))[0]]
  }
  const unchanged = [false, [null, null], [mobile, null]]
  expect(await bind('new@example.com', { used_at: 1 })).toEqual([false, [1, null], [mobile, null]])
  expect(await bind('new@example.com', {}, { now: START + 1 })).toEqual(unchanged)
  expect(await bind('new@example.com', { wrong_tries: CODE_TRIES })).toEqual(unchanged)
  expect(await bind('new@example.com', {}, { provedAfter: 50 })).toEqual(unchanged)
  expect(await bind('new@example.com', {}, { codeId: 'none' })).toEqual(unchanged)
  expect(await bind('taken@example.com')).toEqual(unchanged)
  const [, [others] = []] = (await contactsOf(user, other)) as string[][]
  expect(await bind(others ?? '')).toEqual(unchanged)
  expect(await bind('new@example.com', { wrong_tries: CODE_TRIES - 1 })).toEqual([
    true,
    [START, user],
    [mobile, 'new@example.com'],
  ])
  // What is one's own already may be bound again.
  expect(await bind('new@example.com')).toEqual([true, [START, user], [mobile, 'new@example.com']])
  expect(await contactsOf(other)).toEqual([[others, 'taken@example.com']])
})

test('a new password ends the other sessions of its account, and those of nobody else', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('wp-1', user), session('wp-2', user), session('wp-3', other))
  const replace = (provedAfter: number) =>
    replaceOwnPassword(env.DB, { userId: user, tokenHash: 'wp-1', provedAfter }, 'new')
  const state = async () => [
    (await read('users', 'password_hash', `id IN (${user}, ${other})`, 'id')).flat(),
    (await read('sessions', 'token_hash', "token_hash LIKE 'wp-%'", 'token_hash')).flat(),
  ]
  expect([await replace(50), ...(await state())]).toEqual([false, [null, null], ['wp-1', 'wp-2', 'wp-3']])
  expect([await replace(49), ...(await state())]).toEqual([true, ['new', null], ['wp-1', 'wp-3']])
})
