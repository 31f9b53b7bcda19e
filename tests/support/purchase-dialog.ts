import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { sandboxUrl } from '#scripts/lib/settings.ts'
import type { Locale } from '#src/contract/locale.ts'
import { createdOrder } from '#src/contract/orders.ts'
import { type PayMethod, payMethodList } from '#src/contract/pay-methods.ts'
import { expect, type Page } from './browser.ts'
import { act } from './wechat-phone.ts'

const qrAnswer = z.object({ data: z.object({ scene_id: z.string() }) })
const orderAnswer = z.object({ data: createdOrder })

let people = 0

/** Signs a new user in, as somebody who confirms a code with their own WeChat. */
export async function signInAsNew(page: Page): Promise<void> {
  people += 1
  await signInByWechat(page.request, `buyer-${Date.now()}-${people}`)
}

/** Signs the person with this WeChat in; known by it, they are the same everywhere. */
export async function signInByWechat(request: APIRequestContext, person: string): Promise<void> {
  const code = await request.get('/api/user.WechatLogin/loginQrcode')
  const scene = qrAnswer.parse(await code.json()).data.scene_id
  await act(request, scene, 'scan', person)
  await act(request, scene, 'confirm')
  const answer = await request.get(`/api/user.WechatLogin/check?scene_id=${scene}`)
  expect(answer.status()).toBe(200)
}

/** The order created by an action on the page. */
export async function newOrder(page: Page, does: () => Promise<void>) {
  const answer = page.waitForResponse(/\/user\.Pay\/(vip|jianli)\?/)
  await does()
  return orderAnswer.parse(await (await answer).json()).data
}

/** Changes an order from outside the site; `notify` as in the sandbox, `amount` is refunded at the gateway's desk. */
export async function happenTo(
  request: APIRequestContext,
  orderNo: string,
  what: 'pay' | 'fail' | 'expire' | 'refund',
  options: { notify?: 'now' | 'lost' | 'late' | 'again'; amount?: number } = {},
): Promise<void> {
  const answer = await request.post(`${sandboxUrl(e2eSite)}/__sandbox/api/orders/${orderNo}/${what}`, { data: options })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
}

/** What a payment method is called. */
export function payName(method: PayMethod, locale: Locale): string {
  return payMethodList.find(({ id }) => id === method)?.name[locale] ?? ''
}

/** The purchase dialog, and actions on it, in one language. */
export function purchaseDialog(page: Page, locale: Locale = 'zh') {
  const t = purchaseMessages[locale]
  const box = page.getByRole('dialog', { name: t.title })
  const methods = box.getByRole('group', { name: t.methods })
  return {
    box,
    title: box.getByRole('heading', { name: t.title }),
    plans: box.getByRole('group', { name: t.plans }).getByRole('radio'),
    method: (method: PayMethod) => methods.getByRole('radio', { name: payName(method, locale) }),
    qr: (method: PayMethod, amount: string) =>
      box.getByRole('img', { name: t.qrAlt(payName(method, locale), amount), exact: true }),
    button: (name: string) => box.getByRole('button', { name, exact: true }),
    alert: (text: string) => box.getByRole('alert').filter({ hasText: text }),
  }
}
