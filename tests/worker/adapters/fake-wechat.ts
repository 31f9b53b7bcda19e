import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** A person with WeChat. */
export type FakePerson = { openid: string; nickname: string; unionid?: string }

export const APP_ID = 'wx0123456789abcdef'
export const APP_SECRET = 'app-secret-of-the-tests'
export const PUSH_TOKEN = 'pushToken1'
export const AES_KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'

const CODE_IN_USE = { errcode: 40163, errmsg: 'code been used' }

/** WeChat's servers as far as sign-in goes, with crypto of their own; `fetch` is the network edge. */
export function createFakeWechat() {
  const codes = new Map<string, FakePerson | 'used'>()
  const calls: { path: string; query: URLSearchParams; body: unknown }[] = []
  const state = { token: 'token-1', life: 7200, serial: 0 }
  const scripted: Response[] = []

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { host, pathname, searchParams: query } = new URL(request.url)
    const body = request.method === 'POST' ? await request.json() : null
    calls.push({ path: pathname, query, body })
    const next = scripted.shift()
    if (next !== undefined) return next
    if (host !== 'api.weixin.qq.com') throw new Error(`No network to ${host}`)
    return Response.json(answer(pathname, query))
  }

  function answer(path: string, query: URLSearchParams): unknown {
    if (path === '/cgi-bin/stable_token') return { access_token: state.token, expires_in: state.life }
    if (path === '/cgi-bin/qrcode/create') return createQrcode(query)
    if (path === '/sns/oauth2/access_token') return grant(query)
    if (path === '/sns/userinfo') return profile(query)
    return { errcode: 48001, errmsg: 'api unauthorized' }
  }

  function createQrcode(query: URLSearchParams): unknown {
    if (query.get('access_token') !== state.token) return { errcode: 40001, errmsg: 'invalid credential' }
    state.serial += 1
    return { ticket: `ticket-${state.serial}`, expire_seconds: 300, url: `http://weixin.qq.com/q/${state.serial}` }
  }

  function grant(query: URLSearchParams): unknown {
    if (query.get('appid') !== APP_ID) return { errcode: 40013, errmsg: 'invalid appid' }
    if (query.get('secret') !== APP_SECRET) return { errcode: 40125, errmsg: 'invalid appsecret' }
    const code = query.get('code') ?? ''
    const person = codes.get(code)
    if (person === undefined) return { errcode: 40029, errmsg: 'invalid code' }
    if (person === 'used') return CODE_IN_USE
    codes.set(code, 'used')
    const { openid, unionid } = person
    return { access_token: JSON.stringify(person), expires_in: 7200, refresh_token: 'r', openid, unionid, scope: 's' }
  }

  function profile(query: URLSearchParams): unknown {
    const person = JSON.parse(query.get('access_token') ?? '')
    return { ...person, sex: 0, headimgurl: '' }
  }

  /** What the phone is sent back with after "allow". */
  function allow(person: FakePerson): string {
    const code = `code-${codes.size + 1}`
    codes.set(code, person)
    return code
  }

  return { fetch, calls, state, scripted, allow }
}

export type PushOptions = { now: number; token?: string; appId?: string; aesKey?: string; timestamp?: number }

/** A push as WeChat sends it in secure mode. */
export function pushRequest(origin: string, message: string, options: PushOptions): Request {
  const { now, token = PUSH_TOKEN, appId = APP_ID, aesKey = AES_KEY } = options
  const encrypted = encrypt(message, aesKey, appId)
  const timestamp = String(options.timestamp ?? Math.floor(now / 1000))
  const nonce = '415670741'
  const query = new URLSearchParams({
    signature: sign(token, timestamp, nonce),
    timestamp,
    nonce,
    encrypt_type: 'aes',
    msg_signature: sign(token, timestamp, nonce, encrypted),
  })
  const body = `<xml>\n<ToUserName><![CDATA[gh_test]]></ToUserName>\n<Encrypt><![CDATA[${encrypted}]]></Encrypt>\n</xml>`
  return new Request(`${origin}/wx/push?${query}`, { method: 'POST', headers: { 'content-type': 'text/xml' }, body })
}

/** The message of a scan; of a first one when the person did not follow the account. */
export function scanMessage(
  openid: string,
  sceneId: string,
  now: number,
  event: 'SCAN' | 'subscribe' = 'SCAN',
): string {
  const key = event === 'SCAN' ? sceneId : `qrscene_${sceneId}`
  return [
    '<xml>',
    '<ToUserName><![CDATA[gh_test]]></ToUserName>',
    `<FromUserName><![CDATA[${openid}]]></FromUserName>`,
    `<CreateTime>${Math.floor(now / 1000)}</CreateTime>`,
    '<MsgType><![CDATA[event]]></MsgType>',
    `<Event><![CDATA[${event}]]></Event>`,
    `<EventKey><![CDATA[${key}]]></EventKey>`,
    '<Ticket><![CDATA[TICKET]]></Ticket>',
    '</xml>',
  ].join('\n')
}

/** Opens an encrypted reply and checks its signature. */
export function openReply(xml: string): string {
  const field = (name: string) =>
    new RegExp(`<${name}>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, 's').exec(xml)?.[1] ?? ''
  const expected = sign(PUSH_TOKEN, field('TimeStamp'), field('Nonce'), field('Encrypt'))
  if (expected !== field('MsgSignature')) throw new Error('The reply is not signed')
  return decrypt(field('Encrypt'))
}

export function sign(...parts: string[]): string {
  return createHash('sha1').update(parts.sort().join('')).digest('hex')
}

function encrypt(message: string, aesKey: string, appId: string): string {
  const content = Buffer.from(message)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const plain = Buffer.concat([randomBytes(16), length, content, Buffer.from(appId)])
  const padding = 32 - (plain.length % 32)
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  return Buffer.concat([cipher.update(plain), cipher.update(Buffer.alloc(padding, padding)), cipher.final()]).toString(
    'base64',
  )
}

function decrypt(encrypted: string): string {
  const key = Buffer.from(`${AES_KEY}=`, 'base64')
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  const plain = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()])
  return plain.subarray(20, 20 + plain.readUInt32BE(16)).toString()
}
