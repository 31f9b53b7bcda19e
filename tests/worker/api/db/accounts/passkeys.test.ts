import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  addPasskey,
  listPasskeys,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#src/api/db/accounts/passkeys.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'

const passkey = (id: string, user_id: number, other = {}) => ({
  ...{
    id,
    user_id,
    user_handle: 'h',
    public_key: 'k',
    counter: 0,
    transports: '',
    name: 'n',
    synced: 0,
    created_at: 1,
  },
  ...other,
})
const session = (token_hash: string, user_id: number, proved_at = 0) => ({
  ...{ token_hash, user_id, created_at: 1, expires_at: START + 9, last_seen_at: 1, user_agent: '', address: '' },
  proved_at,
})
const answered = (id: string) => ({ id, expiresAt: START + 9 })
const idsLike = async (prefix: string) => (await read('passkeys', 'id', `id LIKE '${prefix}%'`, 'id')).flat()

test('a passkey is added for a challenge not answered before, by a session proved lately, up to a number', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('pa-1', user, 50), session('pa-2', other, 50))
  await put('passkeys', passkey('pa-other', other))
  const add = (id: string, { challenge = id, tokenHash = 'pa-1', provedAfter = 49, limit = 2 } = {}) =>
    addPasskey(
      env.DB,
      {
        ...{ id, userHandle: 'h', publicKey: 'k', counter: 3, transports: ['usb', 'nfc'], name: 'n', synced: true },
        createdAt: START,
      },
      { owner: { userId: user, tokenHash, provedAfter }, answered: answered(challenge), limit },
    )
  // The challenge is spent all the same.
  expect([await add('pa-a', { provedAfter: 50 }), await add('pa-b', { tokenHash: 'pa-2' })]).toEqual([true, true])
  expect(await idsLike('pa-')).toEqual(['pa-other'])
  expect([await add('pa-c'), await add('pa-d', { challenge: 'pa-c' })]).toEqual([true, false])
  expect(await idsLike('pa-')).toEqual(['pa-c', 'pa-other'])
  await add('pa-e')
  await add('pa-f')
  expect(await idsLike('pa-')).toEqual(['pa-c', 'pa-e', 'pa-other'])
  await add('pa-c', { challenge: 'pa-g', limit: 9 })
  expect(await listPasskeys(env.DB, user)).toEqual(
    ['pa-c', 'pa-e'].map((id) => ({
      ...{ id, userId: user, userHandle: 'h', publicKey: 'k', counter: 3, transports: ['usb', 'nfc'], name: 'n' },
      ...{ synced: true, createdAt: START, usedAt: null },
    })),
  )
})

test('a passkey is named anew by its owner, and no other one with it', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('passkeys', passkey('pn-1', user), passkey('pn-2', user), passkey('pn-3', other))
  expect([await renamePasskey(env.DB, user, 'pn-3', 'new'), await renamePasskey(env.DB, user, 'pn-0', 'new')]).toEqual([
    false,
    false,
  ])
  expect(await renamePasskey(env.DB, user, 'pn-1', 'new')).toBe(true)
  expect(await read('passkeys', 'name', "id LIKE 'pn-%'", 'id')).toEqual([['new'], ['n'], ['n']])
})

test('a passkey is removed by its owner, proved lately, while another way in is left', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await env.DB.prepare('UPDATE users SET mobile = NULL WHERE id = ?').bind(user).run()
  await put('sessions', session('pr-1', user, 50), session('pr-2', user))
  await put('passkeys', passkey('pr-1', user), passkey('pr-2', user), passkey('pr-3', other))
  const remove = (id: string, tokenHash = 'pr-1', provedAfter = 49) =>
    removePasskey(env.DB, { userId: user, tokenHash, provedAfter }, id)
  expect([await remove('pr-1', 'pr-2', 0), await remove('pr-1', 'pr-1', 50), await remove('pr-3')]).toEqual([
    false,
    false,
    false,
  ])
  expect(await idsLike('pr-')).toEqual(['pr-1', 'pr-2', 'pr-3'])
  expect(await remove('pr-1')).toBe(true)
  // Somebody else’s passkey is no way into this account.
  expect([await remove('pr-2'), await idsLike('pr-')]).toEqual([false, ['pr-2', 'pr-3']])
  await env.DB.prepare("UPDATE users SET email = 'pr@example.com' WHERE id = ?").bind(user).run()
  expect([await remove('pr-2'), await idsLike('pr-')]).toEqual([true, ['pr-3']])
})

test('a passkey signs in once for a challenge, and its counter only grows unless it does not count', async () => {
  const user = await newUser()
  const newSession = (tokenHash: string) => ({ tokenHash, userAgent: '', address: '', country: '', now: START })
  await put('passkeys', passkey('ps-0', user), passkey('ps-5', user, { counter: 5 }))
  let signIns = 0
  const signIn = (id: string, counter: number, challenge = '') => {
    signIns += 1
    const use = { id, counter, answered: answered(challenge || `ps-c${signIns}`), now: START }
    return signInByPasskey(env.DB, use, newSession(`ps-${signIns}`))
  }
  expect([await signIn('ps-5', 5), await signIn('ps-5', 4), await signIn('ps-5', 0), await signIn('ps-no', 9)]).toEqual(
    [false, false, false, false],
  )
  expect(await read('sessions', 'token_hash', "token_hash LIKE 'ps-%'")).toEqual([])
  expect([await signIn('ps-5', 6, 'ps-x'), await signIn('ps-5', 7, 'ps-x')]).toEqual([true, false])
  expect([await signIn('ps-0', 0), await signIn('ps-0', 0), await signIn('ps-0', 1), await signIn('ps-0', 0)]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(await read('passkeys', 'id, counter, used_at', "id LIKE 'ps-%'", 'id')).toEqual([
    ['ps-0', 1, START],
    ['ps-5', 6, START],
  ])
  expect(await read('sessions', 'DISTINCT user_id', "token_hash LIKE 'ps-%'")).toEqual([[user]])
})

test('a proof is noted for a session of the passkey’s own user, once for a challenge', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('pp-1', user), session('pp-2', other), session('pp-3', user))
  await put('passkeys', passkey('pp-1', user, { counter: 5 }))
  const prove = (tokenHash: string, counter: number, challenge: string) =>
    proveByPasskey(env.DB, { id: 'pp-1', counter, answered: answered(challenge), now: START }, tokenHash)
  expect([await prove('pp-2', 6, 'pp-a'), await prove('pp-1', 6, 'pp-b'), await prove('pp-1', 7, 'pp-b')]).toEqual([
    false,
    false,
    false,
  ])
  const proved = () => read('sessions', 'proved_at', "token_hash LIKE 'pp-%'", 'token_hash')
  expect(await proved()).toEqual([[0], [0], [0]])
  expect(await prove('pp-1', 8, 'pp-c')).toBe(true)
  expect(await proved()).toEqual([[START], [0], [0]])
})
