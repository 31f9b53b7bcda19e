import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ordersMessages } from '#client/i18n/orders.ts'
import { receiptMessages } from '#client/i18n/receipt.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { createdOrder, order } from '#src/contract/orders.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { siteConfig } from '#src/contract/site.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { readPdf, squeeze, squeezed } from '#tests/support/pdf.ts'
import { happenTo, signInAsNew } from '#tests/support/purchase-dialog.ts'

const data = <T>(schema: z.ZodMiniType<T>) => z.object({ data: schema })
const YEARLY = '2'

/** Buys the yearly plan; answers with the order as it is then. */
async function buyYearly(page: Page, language: string) {
  const headers = { 'accept-language': language }
  const made = await page.request.get(`/api/user.Pay/vip?id=${YEARLY}&pay_type=1`, { headers })
  const { order_no } = data(createdOrder).parse(await made.json()).data
  await happenTo(page.request, order_no, 'pay')
  const read = async () => {
    const answer = await page.request.get(`/api/user.Pay/check?order_no=${order_no}`, { headers })
    return data(order).parse(await answer.json()).data
  }
  await expect.poll(async () => (await read()).state).toBe('paid')
  return read()
}

for (const locale of locales) {
  test(`the receipt of a paid order, with the keyboard on a phone (${locale})`, async ({ page }) => {
    const [t, r] = [ordersMessages[locale], receiptMessages[locale]]
    const language = locale === 'zh' ? 'zh-CN' : 'en'
    await signInAsNew(page)
    const bought = await buyYearly(page, language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localePath(locale, '/user/orders'))
    await hydrated(page)
    await expectAccessible(page)
    const button = page.getByRole('button', { name: t.receiptOf(bought.title, bought.order_no) })
    await button.focus()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toBe(`${r.file}-${bought.order_no}.pdf`)
    await expect(page.getByText(t.receiptSaved, { exact: true })).toBeVisible()
    await expect(button).toBeFocused()

    const config = await page.request.get('/api/config/base_site', { headers: { 'accept-language': language } })
    const { operator } = data(siteConfig).parse(await config.json()).data
    expect(operator).not.toBe('')
    const pdf = await readPdf(new Uint8Array(await readFile(await file.path())))
    const text = pdf.pages.map(squeezed).join('')
    const amount = `¥${(bought.amount / 100).toFixed(2)} CNY`
    for (const said of [
      r.title,
      bought.order_no,
      bought.title,
      amount,
      payMethods[1].name[locale],
      r.paidFully,
      operator,
      r.noInvoice,
    ]) {
      expect(text).toContain(squeeze(said))
    }
  })
}

test('a receipt that cannot be made is told of, and can be asked for again', async ({ page, expectConsole }) => {
  const t = ordersMessages.zh
  await signInAsNew(page)
  const bought = await buyYearly(page, 'zh-CN')
  await page.goto('/user/orders')
  await hydrated(page)
  expectConsole('ERR_FAILED')
  await page.route('**/api/config/base_site', (route) => route.abort())
  const button = page.getByRole('button', { name: t.receiptOf(bought.title, bought.order_no) })
  await button.click()
  await expect(page.getByText(t.receiptFailed, { exact: true })).toBeVisible()
  await page.unroute('**/api/config/base_site')
  const download = page.waitForEvent('download')
  await button.click()
  await download
})
