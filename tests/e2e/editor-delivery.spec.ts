import { editorMessages } from '#client/i18n/editor.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { expect, test, WECHAT_PHONE } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { readPdf, squeezed } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorDeliveryMessages.zh

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone the file is saved, and can be sent with the system’s sheet', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = files.map(({ name, size }) => `${name} ${size > 1000}`).join()
      },
    })
  })
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  const saved = page.waitForEvent('download')
  await editor.button(editorMessages.zh.download).click()
  expect((await saved).suggestedFilename()).toBe('林知夏-产品经理.pdf')
  await page.getByRole('button', { name: t.share }).click()
  await expect(page).toHaveTitle('林知夏-产品经理.pdf true')
})

test.describe('inside WeChat', () => {
  test.use({ userAgent: WECHAT_PHONE })

  test('there is a link to the same file, for anybody who has it', async ({ page, context, playwright, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAsNew(page)
    const editor = editorPage(page)
    await editor.openNew()
    await editor.button(editorMessages.zh.download).click()
    const dialog = page.getByRole('dialog', { name: t.title })
    const address = dialog.getByRole('textbox', { name: t.address })
    await expect(address).toHaveValue(/\/file\/[0-9A-Za-z]{20}$/)
    const link = await address.inputValue()
    await expect(dialog.getByRole('link', { name: t.open('林知夏-产品经理.pdf') })).toHaveAttribute('href', link)

    await dialog.getByRole('button', { name: t.copy, exact: true }).click()
    await expect(dialog.getByRole('button', { name: t.copied, exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const elsewhere = await playwright.request.newContext({ baseURL })
    const answer = await elsewhere.get(link)
    expect([answer.status(), answer.headers()]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^inline; .*%E6%9E%97%E7%9F%A5%E5%A4%8F-/),
        'x-robots-tag': 'noindex',
      }),
    ])
    const pdf = await readPdf(new Uint8Array(await answer.body()))
    expect(pdf.pages.map(squeezed).join()).toContain('负责支付系统')
    expect((await elsewhere.get('/file/ABCDEFGHIJKLMNOPQRST')).status()).toBe(404)
    await elsewhere.dispose()
  })
})
