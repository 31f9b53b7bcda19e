import { randomInt } from 'node:crypto'
import type { Delivery, Message } from '#src/sandbox/deliver.ts'
import type { SandboxWechatAccount } from '#src/sandbox/settings.ts'
import { closeMessage, openMessage, signatureOf } from './message.ts'
import type { Person } from './people.ts'
import type { ScanScene } from './scene.ts'
import { xmlField, xmlOf } from './xml.ts'

/** Deviations from WeChat's behaviour, for forged pushes. `timestamp` in seconds since 1970. */
export type PushDepartures = {
  token?: string
  aesKey?: string
  appId?: string
  timestamp?: number
  /** Changes the message after it was signed. */
  tamper?: (closed: string) => string
  /** Signs without the message. */
  signWithoutMessage?: boolean
}

const PATIENCE_MS = 5000
/** The account's id in messages. */
const OUR_NAME = 'gh_5a6d626f7878'

/**
 * The push about a scan, in secure mode. People who do not follow the account yet begin to by scanning.
 * @see https://developers.weixin.qq.com/doc/offiaccount/Message_Management/Receiving_event_pushes.html
 */
export function scanPush(
  { id, ticket }: Pick<ScanScene, 'id' | 'ticket'>,
  { openid, follows }: Pick<Person, 'openid' | 'follows'>,
  account: SandboxWechatAccount,
  now: number,
  departures: PushDepartures = {},
): Message {
  const message = xmlOf({
    ToUserName: OUR_NAME,
    FromUserName: openid,
    CreateTime: Math.floor(now / 1000),
    MsgType: 'event',
    Event: follows ? 'SCAN' : 'subscribe',
    EventKey: follows ? id : `qrscene_${id}`,
    Ticket: ticket,
  })
  const { token, aesKey, appId, timestamp } = {
    token: account.pushToken,
    aesKey: account.aesKey,
    appId: account.appId,
    timestamp: Math.floor(now / 1000),
    ...departures,
  }
  const closed = closeMessage(message, { aesKey, appId })
  const signed = [token, String(timestamp), newNonce()] as const
  const query = new URLSearchParams({
    signature: signatureOf([...signed]),
    timestamp: signed[1],
    nonce: signed[2],
    openid,
    encrypt_type: 'aes',
    msg_signature: signatureOf(departures.signWithoutMessage ? [...signed] : [...signed, closed]),
  })
  const body = xmlOf({ ToUserName: OUR_NAME, Encrypt: departures.tamper?.(closed) ?? closed })
  const headers = { 'content-type': 'text/xml', 'user-agent': 'Mozilla/4.0' }
  return { url: `${account.siteUrl}/wx/push?${query}`, headers, body }
}

/** Whether WeChat accepts the answer to a push; after a server error it sends the push again. */
export function isPushAnswered(status: number): boolean {
  return status < 500
}

/**
 * The account's reply; null when it chose not to reply.
 * @throws Error saying what is wrong with the answer; in the chat, people would only see that the service is out of
 * order
 */
export function readReply({ status, body }: Delivery, account: SandboxWechatAccount, openid: string): string | null {
  if (status !== 200) throw new Error(status === null ? 'No answer in time' : `HTTP ${status}`)
  if (body === '' || body === 'success') return null
  const closed = xmlField(body, 'Encrypt')
  const parts = [account.pushToken, xmlField(body, 'TimeStamp'), xmlField(body, 'Nonce'), closed]
  if (xmlField(body, 'MsgSignature') !== signatureOf(parts)) throw new Error('The signature is wrong')
  const message = openMessage(closed, account)
  const [to, from] = [xmlField(message, 'ToUserName'), xmlField(message, 'FromUserName')]
  if (to !== openid || from !== OUR_NAME) throw new Error('The reply is for somebody else')
  if (xmlField(message, 'MsgType') !== 'text') throw new Error('The reply is no text')
  return xmlField(message, 'Content')
}

/**
 * Verifies the site's push address, as WeChat does when the address is entered.
 * @see https://developers.weixin.qq.com/doc/offiaccount/Basic_Information/Access_Overview.html
 */
export async function verifyAddress(site: typeof fetch, account: SandboxWechatAccount, now: number): Promise<boolean> {
  const echostr = newNonce()
  const [timestamp, nonce] = [String(Math.floor(now / 1000)), newNonce()]
  const signature = signatureOf([account.pushToken, timestamp, nonce])
  const query = new URLSearchParams({ signature, echostr, timestamp, nonce })
  const response = await site(`${account.siteUrl}/wx/push?${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  return response.status === 200 && (await response.text()) === echostr
}

function newNonce(): string {
  return String(randomInt(1_000_000_000, 2 ** 31))
}
