import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createSceneStore, findOwnScene, findSessionScene } from '#src/api/db/accounts/wechat-scenes.ts'
import { bindWechat, collectScene, proveByWechat } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'

const scene = (id: string, other = {}) => ({
  ...{ id, browser_hash: 'b', address_key: 'a', place: 'p', locale: 'zh', created_at: START, expires_at: START + 1 },
  ...{ status: 2, openid: `${id}-person` },
  ...other,
})
const session = (token_hash: string, user_id: number) => ({
  ...{ token_hash, user_id, created_at: 1, expires_at: START + 9, last_seen_at: 1, user_agent: '', address: '' },
})
const identity = (provider: string, subject: string, user_id: number) => ({ provider, subject, user_id, created_at: 0 })

/** What is wrong with a confirmed scan in one respect alone. */
const stale = (other: number): [string, object][] => [
  ['another browser’s', { browser_hash: 'other' }],
  ['another account’s', { user_id: other }],
  ['not confirmed', { status: 1 }],
  ['over', { expires_at: START }],
  ['used before', { taken_by: 'x' }],
]

test('a scene is found by its browser for what it is for, with the name of who asked', async () => {
  const [user] = [await newUser(), await newUser()]
  await env.DB.exec(`UPDATE users SET user_name = 'Ada' WHERE id = ${user}`)
  await put('wechat_scenes', scene('wf-1'), scene('wf-2', { purpose: 'bind', user_id: user }), scene('wf-3'))
  const own = async (id: string, browser = 'b') => (await findOwnScene(env.DB, id, browser))?.id ?? null
  const ofSession = async (id: string, browser = 'b') => (await findSessionScene(env.DB, id, browser))?.id ?? null
  expect([await own('wf-1'), await own('wf-2'), await own('wf-1', 'x'), await own('none')]).toEqual([
    'wf-1',
    null,
    null,
    null,
  ])
  expect([
    await ofSession('wf-2'),
    await ofSession('wf-1'),
    await ofSession('wf-2', 'x'),
    await ofSession('none'),
  ]).toEqual(['wf-2', null, null, null])
  const store = createSceneStore(env.DB)
  expect([(await store.find('wf-2'))?.asker, (await store.find('wf-1'))?.asker]).toEqual([
    { id: user, name: 'Ada' },
    null,
  ])
})

test('WeChat is bound by a confirmed scan that is fresh, for binding, of this account and browser, once', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const cases = [...stale(other), ['for another purpose', { purpose: 'prove' }]] as const
  await put(
    'wechat_scenes',
    ...cases.map(([, columns], nth) => scene(`wb-${nth}`, { purpose: 'bind', user_id: user, ...columns })),
    scene('wb-ok', { purpose: 'bind', user_id: user }),
  )
  const bind = (sceneId: string, now = START) => bindWechat(env.DB, { sceneId, browserHash: 'b', userId: user, now })
  for (const [nth, [what]] of cases.entries()) {
    expect([what, await bind(`wb-${nth}`)]).toEqual([what, { isNew: false, owner: null }])
  }
  expect([await bind('none'), await read('identities', 'subject', "subject LIKE 'wb-%'")]).toEqual([
    { isNew: false, owner: null },
    [],
  ])
  expect(await read('wechat_scenes', 'id', "id LIKE 'wb-%' AND taken_by IS NOT NULL")).toEqual([['wb-4']])
  expect([await bind('wb-ok'), await bind('wb-ok')]).toEqual([
    { isNew: true, owner: user },
    { isNew: false, owner: user },
  ])
  expect(await read('wechat_scenes', 'id, taken_by', "id LIKE 'wb-%' AND taken_by IS NOT NULL", 'id')).toEqual([
    ['wb-4', 'x'],
    ['wb-ok', 'wb-ok'],
  ])
})

test('whose WeChat is bound elsewhere is told, and nothing of the scan is used up', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('identities', identity('wechat', 'wx-1-person', other), identity('later', 'wx-2-person', other))
  await put('identities', identity('wechat', 'wx-known', await newUser()))
  await put(
    'wechat_scenes',
    scene('wx-1', { purpose: 'bind', user_id: user }),
    scene('wx-2', { purpose: 'prove', user_id: user }),
    scene('wx-3', { purpose: 'bind', user_id: user, openid: 'wx-known', browser_hash: 'other' }),
    scene('wx-4', { purpose: 'bind', user_id: user, openid: 'wx-known', status: 1 }),
  )
  const bind = (sceneId: string) => bindWechat(env.DB, { sceneId, browserHash: 'b', userId: user, now: START })
  expect([await bind('wx-1'), await bind('wx-2')]).toEqual([
    { isNew: false, owner: other },
    { isNew: false, owner: null },
  ])
  // Whose it is, only the browser that asked is told, and once it is confirmed.
  expect([await bind('wx-3'), await bind('wx-4')]).toEqual([
    { isNew: false, owner: null },
    { isNew: false, owner: null },
  ])
  expect(await read('wechat_scenes', 'taken_by', "id LIKE 'wx-%'")).toEqual([[null], [null], [null], [null]])
})

test('a proof is noted by a fresh confirmed scan for it with the account’s own WeChat, once', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('wp-1', user), session('wp-2', user))
  const strangers: [string, object][] = [
    ['for another purpose', { purpose: 'bind' }],
    ['another person’s', { openid: 'wp-other' }],
    ['of another provider', { openid: 'wp-later' }],
  ]
  const cases = [...stale(other), ...strangers]
  await put(
    'identities',
    identity('wechat', 'wp-person', user),
    identity('wechat', 'wp-other', other),
    identity('later', 'wp-later', user),
  )
  const asked = { purpose: 'prove', user_id: user, openid: 'wp-person' }
  await put(
    'wechat_scenes',
    ...cases.map(([, columns], nth) => scene(`wp-${nth}`, { ...asked, ...columns })),
    scene('wp-ok', asked),
  )
  const prove = (sceneId: string) =>
    proveByWechat(env.DB, { sceneId, browserHash: 'b', userId: user, now: START }, 'wp-1')
  for (const [nth, [what]] of cases.entries()) expect([what, await prove(`wp-${nth}`)]).toEqual([what, false])
  const proved = () => read('sessions', 'proved_at', "token_hash LIKE 'wp-%'", 'token_hash')
  expect([await prove('none'), await proved()]).toEqual([false, [[0], [0]]])
  expect([await prove('wp-ok'), await prove('wp-ok'), await proved()]).toEqual([true, false, [[START], [0]]])
})

// Last: the account it adds takes the number of the next one a test would.
test('only a scene for signing in is collected, and a person of another provider is a newcomer', async () => {
  const known = await newUser()
  await put('identities', identity('later', 'wc-2-person', known))
  await put('wechat_scenes', scene('wc-1', { purpose: 'bind' }), scene('wc-2'))
  const collect = (sceneId: string) =>
    collectScene(env.DB, {
      ...{ sceneId, browserHash: 'b', takenBy: `${sceneId}-call`, userName: 'n', now: START },
      session: { tokenHash: `${sceneId}-session`, userAgent: '', address: '', country: '', now: START },
    })
  expect(await collect('wc-1')).toBeNull()
  const collected = await collect('wc-2')
  expect(collected).not.toBeNull()
  expect(collected).not.toBe(known)
  expect(await read('identities', 'provider, user_id', "subject = 'wc-2-person'", 'provider')).toEqual([
    ['later', known],
    ['wechat', collected],
  ])
})
