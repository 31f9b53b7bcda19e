import { randomBytes } from 'node:crypto'

const MESSAGES = {
  [-1]: 'system error',
  40001: 'invalid credential, access_token is invalid or not latest',
  40002: 'invalid grant_type',
  40003: 'invalid openid',
  40013: 'invalid appid',
  40029: 'invalid code',
  40030: 'invalid refresh_token',
  40053: 'invalid action info',
  40125: 'invalid appsecret',
  40163: 'code been used',
  40164: 'invalid ip 127.0.0.1 ipv6 ::ffff:127.0.0.1, not in whitelist',
  41001: 'access_token missing',
  41002: 'appid missing',
  41004: 'appsecret missing',
  41008: 'missing code',
  42001: 'access_token expired',
  42003: 'code expired',
  45009: 'reach max api daily quota limit',
  45011: 'api minute-quota reach limit, must slower, retry next minute',
  47001: 'data format error',
  48001: 'api unauthorized',
} as const

/** An error number of WeChat. */
export type Errcode = keyof typeof MESSAGES

/** A refusal in WeChat's format, always with HTTP 200. */
export function refusal(errcode: Errcode): { errcode: Errcode; errmsg: string } {
  return {
    errcode,
    errmsg: `${MESSAGES[errcode]} rid: ${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`,
  }
}
