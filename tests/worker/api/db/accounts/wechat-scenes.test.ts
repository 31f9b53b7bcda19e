import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addSceneSession } from '#src/api/db/accounts/sessions.ts'
import { createSceneStore, findOwnScene } from '#src/api/db/accounts/wechat-scenes.ts'
import { collectScene } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { SCENE_LIFE_MS } from '#src/api/domain/wechat-scene.ts'
import { DAY, MINUTE, START } from '#tests/support/api.ts'
import { put, read } from '#tests/support/rows.ts'

// Written out, so that another number in the code is noticed.
const SCENE_LIMITS = { address: 300, browser: 30 }
const SCENE_LIMIT_SPAN_MS = 10 * 60_000

const LATER = START + MINUTE

const scene = (id: string, other = {}) => ({
  ...{
    id,
    browser_hash: 'b',
    address_key: 'a',
    place: 'p',
    locale: 'zh',
    created_at: START,
    expires_at: LATER,
    ...other,
  },
})
const scenes = (prefix: string, columns = 'id, status, openid') =>
  read('wechat_scenes', columns, `id LIKE '${prefix}%'`, 'id')
const store = createSceneStore(env.DB)

test('a scene is scanned while it lives, by the first person, and once more by the same', async () => {
  await put(
    'wechat_scenes',
    scene('sc1'),
    scene('sc2'),
    scene('sc3', { status: 2, openid: 'x' }),
    scene('sc4', { status: 1, openid: 'x' }),
    scene('sc5', { status: 1 }),
  )
  const scan = (id: string, now = START) => store.scan(id, 'x', now)
  expect([await scan('sc1', LATER), await scan('sc3'), await store.scan('sc4', 'y', START), await scan('sc5')]).toEqual(
    [false, false, false, false],
  )
  expect([await scan('sc1', LATER - 1), await scan('sc1'), await scan('sc4')]).toEqual([true, true, true])
  expect(await scenes('sc')).toEqual([
    ['sc1', 1, 'x'],
    ['sc2', 0, null],
    ['sc3', 2, 'x'],
    ['sc4', 1, 'x'],
    ['sc5', 1, null],
  ])
})

test('a phone claims a living scene nobody else has, and after a scan only the one that scanned', async () => {
  const other = { status: 1, openid: 'y' }
  await put(
    'wechat_scenes',
    scene('sl1'),
    scene('sl2', other),
    scene('sl3', { status: 1, openid: 'x' }),
    scene('sl4', { status: -1 }),
    scene('sl5', { status: 2, openid: 'x' }),
  )
  const claim = (id: string, scannedBefore: boolean, now = START) =>
    store.claim(id, { openid: 'x', unionId: 'u', nickname: 'n', phoneHash: 'h', scannedBefore }, now)
  expect([
    await claim('sl1', true),
    await claim('sl1', false, LATER),
    await claim('sl2', false),
    await claim('sl2', true),
  ]).toEqual([false, false, false, false])
  expect([await claim('sl4', false), await claim('sl5', false), await claim('sl5', true)]).toEqual([
    false,
    false,
    false,
  ])
  expect([await claim('sl1', false), await claim('sl3', true), await claim('sl3', false)]).toEqual([true, true, true])
  expect(await scenes('sl', 'id, status, openid, union_id, nickname, phone_hash')).toEqual([
    ['sl1', 1, 'x', 'u', 'n', 'h'],
    ['sl2', 1, 'y', null, null, null],
    ['sl3', 1, 'x', 'u', 'n', 'h'],
    ['sl4', -1, null, null, null, null],
    ['sl5', 2, 'x', null, null, null],
  ])
})

test('only the phone that claimed a living scene confirms or refuses it', async () => {
  const claimed = { status: 1, openid: 'x', phone_hash: 'h' }
  await put(
    'wechat_scenes',
    scene('so1', claimed),
    scene('so2', { ...claimed, status: 0 }),
    scene('so3', claimed),
    scene('so4'),
    scene('so5', { ...claimed, status: 2 }),
  )
  const { confirm, refuse } = store
  expect([
    await confirm('so1', 'other', START),
    await confirm('so1', 'h', LATER),
    await confirm('so2', 'h', START),
    await confirm('so5', 'h', START),
  ]).toEqual([false, false, false, false])
  expect([
    await refuse('so3', 'other', START),
    await refuse('so3', 'h', LATER),
    await refuse('so3', null, START),
    await refuse('so5', 'h', START),
  ]).toEqual([false, false, false, false])
  expect([
    await confirm('so1', 'h', LATER - 1),
    await refuse('so3', 'h', START),
    await refuse('so2', 'h', START),
    await refuse('so4', null, START),
  ]).toEqual([true, true, true, true])
  expect(await scenes('so', 'id, status')).toEqual([
    ['so1', 2],
    ['so2', -1],
    ['so3', -1],
    ['so4', -1],
    ['so5', 2],
  ])
})

test('scenes are opened as often as one browser and one address may, counted over their span', async () => {
  const open = (id: string, browserHash: string, addressKey: string, now = START) =>
    store.open({ id, browserHash, addressKey, place: 'p', locale: 'zh', purpose: 'login', userId: null, now })
  for (let n = 0; n < SCENE_LIMITS.browser; n += 1) expect(await open(`sp-b${n}`, 'bb', `a${n}`)).toBe(true)
  for (let n = 0; n < SCENE_LIMITS.address; n += 1) expect(await open(`sp-a${n}`, `b${n}`, 'aa')).toBe(true)
  expect([await open('sp-x', 'bb', 'new'), await open('sp-x', 'new', 'aa')]).toEqual([false, false])
  const after = START + SCENE_LIMIT_SPAN_MS
  expect([await open('sp-x', 'bb', 'new', after - 1), await open('sp-x', 'bb', 'new', after)]).toEqual([false, true])
  expect([await open('sp-y', 'new', 'aa', after - 1), await open('sp-y', 'new', 'aa', after)]).toEqual([false, true])
  expect((await store.find('sp-x'))?.expiresAt).toBe(after + SCENE_LIFE_MS)
  expect([(await findOwnScene(env.DB, 'sp-x', 'bb'))?.id, await findOwnScene(env.DB, 'sp-x', 'b0')]).toEqual([
    'sp-x',
    null,
  ])
  await store.drop('sp-x')
  expect([await store.find('sp-x'), (await store.find('sp-y'))?.id]).toEqual([null, 'sp-y'])
})

test('a confirmed scene is collected once, by its browser, while it lives; a person keeps one account', async () => {
  const confirmed = { status: 2, openid: 'w-x', union_id: 'u-1' }
  await put(
    'wechat_scenes',
    scene('sn1', confirmed),
    scene('sn2', { status: 1, openid: 'w-x' }),
    scene('sn3', { ...confirmed, union_id: null }),
    scene('sn4', { ...confirmed, openid: 'w-y' }),
  )
  const collect = (sceneId: string, tokenHash: string, browserHash = 'b', now = START) =>
    collectScene(env.DB, {
      sceneId,
      browserHash,
      takenBy: crypto.randomUUID(),
      userName: 'W',
      session: { tokenHash, userAgent: '', address: '', country: '', now },
      now,
    })
  expect([await collect('sn1', 't0', 'c'), await collect('sn1', 't0', 'b', LATER), await collect('sn2', 't0')]).toEqual(
    [null, null, null],
  )
  // Whoever collects nothing makes no account either.
  expect(await read('identities', 'subject', "subject LIKE 'w-%'")).toEqual([])
  expect(await read('users', 'id', "user_name = 'W'")).toEqual([])
  const first = await collect('sn1', 't1')
  expect(first).toEqual(expect.any(Number))
  expect([await collect('sn1', 't2'), await collect('sn1', 't1')]).toEqual([null, first])
  // As long as that session lives.
  const over = START + 30 * DAY
  expect([await collect('sn1', 't1', 'b', over - 1), await collect('sn1', 't1', 'b', over)]).toEqual([first, null])
  // Somebody else's scene, and a later one of the same person.
  expect([(await collect('sn4', 't4')) === first, await collect('sn3', 't3')]).toEqual([false, first])
  expect(await read('identities', 'subject, union_id, user_id', "subject LIKE 'w-%'", 'subject')).toEqual([
    ['w-x', 'u-1', first],
    ['w-y', 'u-1', expect.any(Number)],
  ])
  expect(await read('sessions', 'token_hash, user_id', `user_id = ${first}`, '1')).toEqual([
    ['t1', first],
    ['t3', first],
  ])
  const none = await addSceneSession(
    env.DB,
    { tokenHash: 't5', userAgent: '', address: '', country: '', now: START },
    'sn1',
    'nobody',
  ).run()
  expect(none.meta.changes).toBe(0)
})
