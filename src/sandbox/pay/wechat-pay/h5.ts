import { type Context, Hono } from 'hono'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { phoneAddress } from '#src/sandbox/pay/address.ts'
import { troublePage } from '#src/sandbox/pay/phone-page.ts'
import { isOnSite, settingsOf } from '#src/sandbox/settings.ts'
import { readPrepayId } from './prepay.ts'

const HOST = 'wx.tenpay.com'
const PATH = '/cgi-bin/mmpayweb-bin/checkmweb'
const LIFE_MS = 5 * MINUTE_MS

/** The intermediate page of H5 payment, mounted at its host name; it sends a phone on to WeChat. */
export const h5Pages = new Hono<SandboxEnv>()

/** The page is strict: valid for five minutes, and only from and to the merchant's own pages. */
h5Pages.get(PATH, async (c) => {
  const isOurs = (address: string) => isOnSite(address, settingsOf(c))
  const prepay = readPrepayId(c.req.query('prepay_id') ?? '')
  const back = c.req.query('redirect_url')
  if (prepay === null) return trouble(c, '参数错误')
  if (!isOurs(c.req.header('referer') ?? '')) return trouble(c, '商家存在未配置的参数，请联系商家解决')
  if (back !== undefined && !isOurs(back)) return trouble(c, '参数格式有误，请联系商家解决')
  if ((await nowOf(c)) - prepay.at > LIFE_MS) return trouble(c, '支付请求已失效，请重新发起支付')
  const ways = back === undefined ? '' : `?${new URLSearchParams({ paid: back, quit: back })}`
  return c.redirect(phoneAddress(c, prepay.orderNo) + ways)
})

/** The address of an order's intermediate page. */
export function h5Address(c: Context<SandboxEnv>, prepayId: string): string {
  return `${new URL(c.req.url).origin}/${HOST}${PATH}?${new URLSearchParams({ prepay_id: prepayId, package: '1037687096' })}`
}

function trouble(c: Context<SandboxEnv>, reason: string) {
  return c.html(troublePage('微信支付', reason), 400)
}
