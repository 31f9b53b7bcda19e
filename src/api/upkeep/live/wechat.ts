import { fetchToken } from '#src/api/wechat/access-token.ts'
import type { WechatAnswer } from '#src/lib/wechat-answer.ts'
import { exchangeCode } from '#src/lib/wechat-oauth.ts'
import type { Services } from '#src/services.ts'
import { type LiveFinding, mendOf, noAnswer, off, open, right } from './finding.ts'

/** WeChat's error for an unknown code, which shows that it knows the account. */
const INVALID_CODE = 40029

const mends = (settings: string) => ({
  40013: `${settings}_ID is not the AppID of an account.`,
  40125: `${settings}_SECRET is not the AppSecret of this account.`,
  40001: `${settings}_SECRET is not the AppSecret of this account.`,
  40164:
    'the address the Worker calls from is not on the list: add it under 基本配置 › IP白名单, or set WECHAT_CGI_BASE to a relay.',
  45009: 'the calls of this day are used up.',
  48001: 'the account may not do this: it must be a verified service account.',
})

/**
 * Checks the WeChat account: exchanges a made-up code, and requests an access token if QR codes of the account need
 * one.
 */
export async function checkWechat({ config: { wechat }, fetch: http, now, cache }: Services): Promise<LiveFinding[]> {
  if (wechat === null) return [off('WECHAT_LOGIN_MODE is not set.')]
  const account = secretOfAccount(await exchangeCode(http, wechat, 'live-check'), 'WECHAT_APP')
  if (account.verdict !== 'right') return [account]
  if (wechat.mode === 'h5_oauth') {
    return [
      account,
      open('The site’s domain as 网页授权域名: a phone that scans the code of the login page shows that.'),
    ]
  }
  const token = await fetchToken({ http, now, cache, ...wechat })
  if (!token.ok) return [account, refusalOf(token, 'WECHAT_APP')]
  return [
    account,
    right('It gives a token: the address the Worker calls from is on its list.'),
    open('Pushes arrive (WECHAT_PUSH_TOKEN, WECHAT_PUSH_AES_KEY): pressing 提交 in its server settings shows that.'),
  ]
}

/** The finding for an account's answer to a made-up code. */
export function secretOfAccount(answer: WechatAnswer<unknown>, settings: string): LiveFinding {
  const isKnown = answer.ok || answer.errcode === INVALID_CODE
  return isKnown ? right(`${settings}_ID and ${settings}_SECRET fit.`) : refusalOf(answer, settings)
}

function refusalOf({ errcode, reason }: Extract<WechatAnswer<unknown>, { ok: false }>, settings: string): LiveFinding {
  return errcode === null ? noAnswer(reason) : mendOf(mends(settings), `${errcode} ${reason}`.trimEnd())
}
