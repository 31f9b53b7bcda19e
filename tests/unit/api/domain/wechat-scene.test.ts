import { expect, test } from 'vitest'
import {
  browserHash,
  isKey,
  newKey,
  newSceneId,
  phoneHash,
  SCENE_ID,
  sceneToken,
  statusNow,
  wechatUserName,
} from '#src/api/domain/wechat-scene.ts'

test('an id has 22 letters and digits, also where many of the bytes drawn give none', () => {
  let drawn = 0
  // 62 and 63 in base64url are `-` and `_`.
  const mostlySigns = (length: number) => {
    drawn += 1
    return new Uint8Array(length).map((_, at) => (drawn < 3 ? 255 : (at * 7 + drawn) % 256))
  }
  expect(newSceneId(mostlySigns)).toMatch(/^[A-Za-z0-9]{22}$/)
  expect(drawn).toBe(3)
})

test('an id is 22 letters and digits, and nothing before or behind them', () => {
  const id = 'aZ09'.repeat(5).concat('bb')
  expect([id, `x${id}`, `${id}x`, `-${id}`, `${id}\n`, id.slice(1)].map((text) => SCENE_ID.test(text))).toEqual([
    ...[true, false, false, false, false, false],
  ])
})

test('what can be a key of ours is told from what cannot', () => {
  const key = newKey((length) => new Uint8Array(length).fill(255))
  expect(key).toBe(`${'_'.repeat(42)}8`)
  expect([key, key.slice(1), `${key}x`, ` ${key.slice(1)}`, ''].map(isKey)).toEqual([true, false, false, false, false])
})

test('hashes differ by secret, scene, key and what they are for', () => {
  const all = [
    browserHash('a', 'key'),
    browserHash('b', 'key'),
    browserHash('a', 'other'),
    phoneHash('a', 'scene', 'key'),
    phoneHash('b', 'scene', 'key'),
    phoneHash('a', 'other', 'key'),
    phoneHash('a', 'scene', 'other'),
    sceneToken('a', 'scene', 'key'),
    sceneToken('b', 'scene', 'key'),
    sceneToken('a', 'other', 'key'),
    sceneToken('a', 'scene', 'other'),
  ]
  expect(new Set(all).size).toBe(all.length)
})

test('what is not there is over', () => {
  expect(statusNow(null, 0)).toBe(-1)
})

test.each([
  [null, 'zh', '微信用户'],
  [null, 'en', 'WeChat user'],
  ['', 'en', 'WeChat user'],
  [' \u200b\u2028 ', 'zh', '微信用户'],
  [' 李\u0000雷\u2029 ', 'zh', '李雷'],
  ['😀'.repeat(31), 'en', '😀'.repeat(30)],
  ['李 雷', 'zh', '李 雷'],
] as const)('somebody called %j is named on a page in %s: %s', (nickname, locale, name) => {
  expect(wechatUserName(nickname, locale)).toBe(name)
})
