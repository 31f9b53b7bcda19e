import { expect, test } from 'vitest'
import { createTestApi, headersOf } from '#tests/support/api.ts'

const PATH = '/api/user.WechatLogin/loginQrcode'
const KEY = 'k'.repeat(43)

const start = async () => ({ kind: 'started' as const, qrcodeUrl: 'http://weixin.qq.com/q/1', sceneId: 's'.repeat(22) })
const unused = () => Promise.reject(new Error('Only starting is asked for'))
const wechat = {
  start,
  onPush: unused,
  onLink: unused,
  onOauthCallback: unused,
  confirmPage: unused,
  decide: unused,
  siteName: unused,
}

async function ask(api: ReturnType<typeof createTestApi>, key?: string) {
  const response = await api.send(PATH, {
    headers: { ...headersOf({}), ...(key !== undefined && { 'x-browser-key': key }) },
  })
  return { status: response.status, body: await response.json() }
}

test('loginQrcode answers with the scene it opened', async () => {
  expect(await ask(createTestApi({ wechat }), KEY)).toEqual({
    status: 200,
    body: { code: 1, msg: '操作成功', data: { qrcode_url: 'http://weixin.qq.com/q/1', scene_id: 's'.repeat(22) } },
  })
})

test('a browser without a key of its own is refused', async () => {
  const { status } = await ask(createTestApi({ wechat }))
  expect(status).toBe(400)
})

test('where WeChat is not configured it says so', async () => {
  const { status, body } = await ask(createTestApi(), KEY)
  expect([status, body]).toEqual([200, { code: 1007, msg: expect.any(String) }])
})
