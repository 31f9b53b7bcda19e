import { describe, expect, test } from 'vitest'
import { verifiedNode } from '#src/api/pay/alipay/client.ts'
import { isFromAlipay, signRequest } from '#src/api/pay/alipay/signing.ts'
import { importPrivateKey, importPublicKey, signRsa, verifyRsa } from '#src/api/pay/rsa.ts'
import { openResource } from '#src/api/pay/wechat-pay/resource.ts'
import { authorization, type SignedCall, textToSign } from '#src/api/pay/wechat-pay/signing.ts'
import { isFromWechatPay } from '#src/api/pay/wechat-pay/verifying.ts'
import vectors from '#tests/support/vectors/pay.json'

const { wxpay_go_sign, wxpay_doc_post, wxpay_doc_get, wxpay_doc_resp, wxpay_go_notify, gcm, ali_resp, ali_notify } =
  vectors

/** The base64 of a key in PEM. */
function bare(pem: string): string {
  return pem.replace(/-----[A-Z ]+-----|\s/g, '')
}

/** Base64 with one bit of one byte changed. */
function damaged(base64: string, at: number): string {
  const bytes = Buffer.from(base64, 'base64')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes.toString('base64')
}

test('RSA signatures are those of the SDK, to the byte', async () => {
  const key = await importPrivateKey(bare(wxpay_go_sign.key))
  expect(await signRsa(key, wxpay_go_sign.message)).toBe(wxpay_go_sign.sig)
  const publicKey = await importPublicKey(bare(wxpay_go_sign.pub))
  const bytes = Buffer.from(wxpay_go_sign.message)
  expect(await verifyRsa(publicKey, bytes, wxpay_go_sign.sig)).toBe(true)
  expect(await verifyRsa(publicKey, Buffer.from('sourcf'), wxpay_go_sign.sig)).toBe(false)
  for (const at of [0, 128, 255]) expect(await verifyRsa(publicKey, bytes, damaged(wxpay_go_sign.sig, at))).toBe(false)
  for (const none of ['', 'AAAA', '*']) expect(await verifyRsa(publicKey, bytes, none)).toBe(false)
})

describe('WeChat Pay signs requests as documented', () => {
  const post = callOf('POST', wxpay_doc_post.message)
  const get = callOf('GET', wxpay_doc_get.message)

  test.each([
    ['a body', post, wxpay_doc_post],
    ['no body', get, wxpay_doc_get],
  ])('with %s', async (_, call, { key, message, sig }) => {
    expect(textToSign(call)).toBe(message)
    const signer = { merchantId: '1900007291', serialNo: '408B07', key: await importPrivateKey(bare(key)) }
    expect(await authorization(call, signer)).toBe(
      'WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",' +
        `signature="${sig}",timestamp="1554208460",serial_no="408B07"`,
    )
  })

  test.each([
    ['path', { path: '/v3/pay/transactions/jsapj' }],
    ['method', { method: 'GET' as const }],
    ['time', { timestamp: 1554208461 }],
    ['nonce', { nonce: '593BEC0C930BF1AFEB40B4A08C8FB243' }],
    ['body', { body: post.body.replace('100', '101') }],
  ])('another %s gives another signature', async (_, changed) => {
    const signer = { merchantId: '1', serialNo: '1', key: await importPrivateKey(bare(wxpay_doc_post.key)) }
    expect(await authorization({ ...post, ...changed }, signer)).not.toContain(wxpay_doc_post.sig)
  })
})

describe('WeChat Pay’s answers and callbacks', () => {
  const [, answerNonce = '', answerBody = ''] = wxpay_doc_resp.message.split('\n')
  const answer = {
    time: 1722850421,
    nonce: answerNonce,
    serial: 'PUB_KEY_ID_1',
    body: answerBody,
    sig: wxpay_doc_resp.sig,
    known: { PUB_KEY_ID_1: wxpay_doc_resp.pub },
  }
  const { timestamp, nonce, serial, body, sig, pub } = wxpay_go_notify
  const callback = { time: Number(timestamp), nonce, serial, body, sig, known: { [serial]: pub } }

  /** Whether it is believed, changed in some way, `late` seconds after it was signed. */
  async function isBelieved(vector: typeof answer | typeof callback, changed: Partial<typeof answer> = {}, late = 0) {
    const { time, nonce, serial, body, sig, known } = { ...vector, ...changed }
    const headers = new Headers({
      'wechatpay-timestamp': String(time),
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature': sig,
    })
    const keys = new Map(Object.entries<string>(known))
    return isFromWechatPay({ headers, bytes: Buffer.from(body), now: (vector.time + late) * 1000 }, async (id) => {
      const key = keys.get(id)
      return key === undefined ? undefined : importPublicKey(bare(key))
    })
  }

  test.each([
    ['the answer', answer],
    ['the callback', callback],
  ])('%s is believed as documented, and no other', async (_, vector) => {
    expect(await isBelieved(vector)).toBe(true)
    const changes: Partial<typeof answer>[] = [
      { sig: damaged(vector.sig, 0) },
      { sig: damaged(vector.sig, 255) },
      { sig: `WECHATPAY/SIGNTEST/${vector.sig}` },
      { sig: '' },
      { nonce: `${vector.nonce}x` },
      { time: vector.time + 1 },
      { body: `${vector.body} ` },
      { body: vector.body.replace(':', ': ') },
      { body: vector.body.replace(/^\{/, '\ufeff{') },
      { body: '' },
      { serial: vector.serial.toLowerCase() },
      { serial: '' },
    ]
    for (const changed of changes) expect([changed, await isBelieved(vector, changed)]).toEqual([changed, false])
  })

  test.each([
    [299, true],
    [-299, true],
    [300, false],
    [-300, false],
  ])('%i s after it was signed it is believed: %s', async (late, expected) => {
    expect(await isBelieved(callback, {}, late)).toBe(expected)
  })

  test('a missing header is not a signature', async () => {
    const headers = new Headers()
    const received = { headers, bytes: Buffer.from(answer.body), now: answer.time * 1000 }
    expect(await isFromWechatPay(received, () => importPublicKey(bare(wxpay_doc_resp.pub)))).toBe(false)
  })

  test('another key is not WeChat Pay’s', async () => {
    expect(await isBelieved(answer, { known: { PUB_KEY_ID_1: wxpay_go_sign.pub } })).toBe(false)
  })

  test('the callback is opened as documented', async () => {
    const { resource } = JSON.parse(body)
    expect(await openResource(resource, wxpay_go_notify.key16)).toBe(wxpay_go_notify.plaintext)
  })
})

describe('AES-GCM', () => {
  test.each(gcm)('of $src is opened', async ({ key, iv, aad, plain, ct }) => {
    const resource = { ciphertext: ct, associated_data: aad, nonce: iv }
    expect(await openResource(resource, key)).toBe(plain)
  })

  test.each(gcm)('of $src is not opened when anything about it is changed', async ({ key, iv, aad, ct }) => {
    const resource = { ciphertext: ct, associated_data: aad, nonce: iv }
    const length = Buffer.from(ct, 'base64').byteLength
    for (let at = 0; at < length; at += 1) {
      expect(await openResource({ ...resource, ciphertext: damaged(ct, at) }, key)).toBeNull()
    }
    expect(await openResource({ ...resource, associated_data: `${aad} ` }, key)).toBeNull()
    expect(await openResource({ ...resource, nonce: iv.replace(/.$/, '_') }, key)).toBeNull()
    expect(await openResource(resource, key.replace(/.$/, '_'))).toBeNull()
    expect(await openResource({ ...resource, ciphertext: '' }, key)).toBeNull()
  })
})

describe('Alipay’s answers', () => {
  const METHOD = 'alipay.open.file.upload'
  const NODE = '{"code":"10000","msg":"Success","file_id":"CAxAToWB1JsAAAAAAAAAAAAADgSLAQBr"}'
  const { raw } = ali_resp
  const [, sign] = /"sign":"([^"]+)"/.exec(raw) ?? []

  async function nodeOf(text: string, method = METHOD) {
    return verifiedNode(text, method, () => importPublicKey(ali_resp.pub))
  }

  test('are verified over their raw text', async () => {
    expect(await nodeOf(raw)).toBe(NODE)
  })

  test.each([
    ['blanks around', `\n{ "alipay_open_file_upload_response" :\n ${NODE} ,\t"sign" : "${sign}" }\n`],
    ['the signature before', `{"sign":"${sign}","alipay_open_file_upload_response":${NODE}}`],
    ['another node before', `{"other":{"sign":"}"},"alipay_open_file_upload_response":${NODE},"sign":"${sign}"}`],
    ['a certificate number', raw.replace(/,"sign"/, ',"alipay_cert_sn":"x","sign"')],
    ['the name inside a string', `{"a":"\\"alipay_open_file_upload_response\\":{}",${raw.slice(1)}`],
    ['the name as a value', `{"a":"alipay_open_file_upload_response",${raw.slice(1)}`],
    ['the node as an error', raw.replace('alipay_open_file_upload_response', 'error_response')],
  ])('with %s are read all the same', async (_, text) => {
    expect(await nodeOf(text)).toBe(NODE)
  })

  test.each([
    ['another value', raw.replace('10000', '10001')],
    ['a blank more', raw.replace('"10000",', '"10000", ')],
    ['fields in another order', raw.replace('"code":"10000","msg":"Success"', '"msg":"Success","code":"10000"')],
    ['a field more', raw.replace('"msg"', '"sign":"x","msg"')],
    ['an escape where there was none', raw.replace('Success', '\\u0053uccess')],
    ['a damaged signature', raw.replace(sign ?? '', damaged(sign ?? '', 9))],
    ['no signature', raw.replace(/,"sign".*$/, '}')],
    ['an empty signature', raw.replace(/"sign":".*"/, '"sign":""')],
    ['a signature that is no text', raw.replace(/"sign":".*"/, '"sign":1')],
    [
      'a true node below a forged one',
      raw.replace('{"alipay', '{"alipay_open_file_upload_response":{"code":"9"},"alipay'),
    ],
    ['the node in another object', `{"x":${raw.replace(/,"sign".*$/, '}')},"sign":"${sign}"}`],
    ['the node in a list', `{"alipay_open_file_upload_response":[${NODE}],"sign":"${sign}"}`],
    ['no end', raw.slice(0, 60)],
    ['no JSON', 'Bad gateway'],
    ['nothing', ''],
  ])('with %s are not believed', async (_, text) => {
    expect(await nodeOf(text)).toBeNull()
  })

  test('to something else that was asked are not believed', async () => {
    expect(await nodeOf(raw, 'alipay.trade.query')).toBeNull()
  })
})

describe('Alipay’s notifications', () => {
  const notice = { ...ali_notify.params, sign: ali_notify.sign }

  async function isBelieved(changed: Record<string, string>) {
    return isFromAlipay(await importPublicKey(ali_notify.pub), { ...notice, ...changed })
  }

  test('are verified without the type of the signature', async () => {
    expect(await isBelieved({})).toBe(true)
    expect(await isBelieved({ sign_type: 'RSA' })).toBe(true)
  })

  test('are not believed with any field changed or left out, or one more', async () => {
    const fields = Object.entries(ali_notify.params).filter(([name]) => name !== 'sign_type')
    for (const [name, value] of fields) {
      expect([name, await isBelieved({ [name]: `${value}0` })]).toEqual([name, false])
      const { [name]: _, ...rest }: Record<string, string> = notice
      expect([name, await isFromAlipay(await importPublicKey(ali_notify.pub), rest)]).toEqual([name, false])
    }
    expect(await isBelieved({ empty: '' })).toBe(false)
    expect(await isBelieved({ sign: damaged(ali_notify.sign, 7) })).toBe(false)
    expect(await isBelieved({ sign: '' })).toBe(false)
  })
})

test('requests to Alipay are signed with the type of the signature, and without what is empty', async () => {
  const key = await importPrivateKey(bare(wxpay_go_sign.key))
  const parameters = { version: '1.0', b: '签名 &=/', a: '', app_id: '1', sign_type: 'RSA2', sign: 'old' }
  expect(await signRequest(key, parameters)).toBe(await signRsa(key, 'app_id=1&b=签名 &=/&sign_type=RSA2&version=1.0'))
})

function callOf(method: SignedCall['method'], message: string): SignedCall {
  const [, path = '', timestamp, nonce = '', body = ''] = message.split('\n')
  return { method, path, timestamp: Number(timestamp), nonce, body }
}
