import { describe, expect, test } from 'vitest'
import { acs3CanonicalRequest, acs3Headers, acs3Query } from '#src/api/sms/acs3.ts'
import { TC3_CONTENT_TYPE, tc3Authorization, tc3CanonicalRequest } from '#src/api/sms/tc3.ts'
import { sha256Hex } from '#src/lib/digest.ts'
import { acs3, tc3 } from '#tests/support/vectors/sms.json'

describe('ACS3-HMAC-SHA256', () => {
  const { host, action, version, date, nonce, query } = acs3
  const call = { host, action, version, date, nonce, query }
  const credentials = { accessKeyId: acs3.ak, accessKeySecret: acs3.sk }

  test('signs as documented, to the byte', async () => {
    expect(await sha256Hex(await acs3CanonicalRequest(call))).toBe(acs3.hcr)
    const names = 'host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version'
    expect(await acs3Headers(call, credentials)).toEqual({
      authorization: `ACS3-HMAC-SHA256 Credential=${acs3.ak},SignedHeaders=${names},Signature=${acs3.sig}`,
      'x-acs-action': action,
      'x-acs-content-sha256': await sha256Hex(''),
      'x-acs-date': date,
      'x-acs-signature-nonce': nonce,
      'x-acs-version': version,
    })
  })

  test.each([
    ['host', { host: 'ecs.cn-shanghai.aliyuncs.con' }],
    ['action', { action: 'RunInstance' }],
    ['version', { version: '2014-05-27' }],
    ['date', { date: '2023-10-26T10:22:33Z' }],
    ['nonce', { nonce: '3156853299f313e23d1673dc12e1703e' }],
    ['query', { query: { ...query, RegionId: 'cn-shanghaj' } }],
  ])('another %s gives another signature', async (_, changed) => {
    expect((await acs3Headers({ ...call, ...changed }, credentials)).authorization).not.toContain(acs3.sig)
  })

  test('another secret gives another signature', async () => {
    const headers = await acs3Headers(call, { ...credentials, accessKeySecret: 'YourAccessKeySecreu' })
    expect(headers.authorization).not.toContain(acs3.sig)
  })

  test('the order of the query does not matter, its encoding follows RFC 3986', () => {
    expect(acs3Query({ b: "a b*!'()~", a: '签名', A: '&=' })).toBe(
      'A=%26%3D&a=%E7%AD%BE%E5%90%8D&b=a%20b%2A%21%27%28%29~',
    )
  })
})

describe('TC3-HMAC-SHA256', () => {
  const call = { service: tc3.service, host: tc3.host, timestamp: tc3.ts, payload: tc3.payload }
  const credentials = { secretId: tc3.id, secretKey: tc3.key }

  test('signs as documented, to the byte', async () => {
    expect(TC3_CONTENT_TYPE).toBe(tc3.ct)
    expect(await sha256Hex(tc3.payload)).toBe(tc3.ph)
    expect(await sha256Hex(await tc3CanonicalRequest(call))).toBe(tc3.hcr)
    expect(await tc3Authorization(call, credentials)).toBe(
      `TC3-HMAC-SHA256 Credential=${tc3.id}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=${tc3.sig}`,
    )
  })

  test.each([
    ['service', { service: 'sms' }],
    ['host', { host: 'cvm.tencentcloudapi.con' }],
    ['time', { timestamp: tc3.ts + 1 }],
    ['payload', { payload: tc3.payload.replace('1', '2') }],
  ])('another %s gives another signature', async (_, changed) => {
    expect(await tc3Authorization({ ...call, ...changed }, credentials)).not.toContain(tc3.sig)
  })

  test('another key gives another signature', async () => {
    const other = { ...credentials, secretKey: tc3.key.replace('G', 'H') }
    expect(await tc3Authorization(call, other)).not.toContain(tc3.sig)
  })

  test('the day of the signature is the UTC day', async () => {
    const beforeMidnight = { ...call, timestamp: Date.parse('2026-11-21T23:59:59Z') / 1000 }
    expect(await tc3Authorization(beforeMidnight, credentials)).toContain('/2026-11-21/')
    const midnight = { ...call, timestamp: Date.parse('2026-11-22T00:00:00Z') / 1000 }
    expect(await tc3Authorization(midnight, credentials)).toContain('/2026-11-22/')
  })
})
