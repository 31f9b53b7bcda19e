import { clientMessages } from '#client/i18n/client.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { notFoundMessages } from '#client/i18n/not-found.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { localePath } from '#client/lib/paths.ts'
import { CRAWLER } from '#scripts/lib/crawl.ts'
import { locales } from '#src/contract/locale.ts'
import { errorMessages } from '#src/contract/messages.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { loginDialog, loginPage } from '#tests/support/login-dialog.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const PUSH = '**/api/user.TemplateCollections/push'
const HTML = '<!doctype html><h1>nginx</h1>'

/** A page with a button that makes a call, whose answers the test gives. */
async function pageOfTemplate(page: Page, locale: (typeof locales)[number]) {
  await signInAsNew(page)
  await page.goto(localePath(locale, '/word-jianli/1001'))
  await hydrated(page)
  const keep = page.getByRole('button', { name: detailMessages[locale].favourite, exact: true })
  return async (answer: { status?: number; json?: unknown; body?: string }) => {
    await page.route(PUSH, (route) => route.fulfill(answer))
    await keep.click()
  }
}

for (const locale of locales) {
  const t = failureMessages[locale]

  test(`every other code and HTTP status is told in a toast (${locale})`, async ({ page, expectConsole }) => {
    expectConsole('Failed to load resource')
    const callAnswered = await pageOfTemplate(page, locale)
    const rows = [
      { status: 200, json: { code: 1234, msg: 'the words of the server' }, text: 'the words of the server' },
      { status: 200, json: { code: 1234, msg: '' }, text: t.requestFailed },
      ...Object.entries(t.byStatus)
        .filter(([status]) => status !== '401')
        .map(([status, text]) => ({ status: Number(status), body: HTML, text })),
      ...[418, 599].map((status) => ({ status, body: HTML, text: t.requestFailed })),
      { status: 422, json: { code: 422, msg: 'refused by the server' }, text: 'refused by the server' },
    ]
    for (const { text, ...answer } of rows) {
      await callAnswered(answer)
      const toast = page.getByRole('listitem').filter({ hasText: t.error }).filter({ hasText: text })
      await expect(toast.last()).toBeVisible()
    }
  })

  test(`401 opens the login dialog, 402 offers an upgrade (${locale})`, async ({ page, expectConsole }) => {
    expectConsole('Failed to load resource')
    const callAnswered = await pageOfTemplate(page, locale)
    const notices = noticesMessages[locale]
    const limit = page.getByRole('alertdialog', { name: notices.limitTitle })
    for (const msg of ['three at most', '']) {
      await callAnswered({ json: { code: 402, msg } })
      await expect(limit).toContainText(msg || t.limitReached)
      await expect(limit.getByRole('button', { name: notices.upgrade })).toBeVisible()
      await limit.getByRole('button', { name: notices.notNow }).click()
      await expect(limit).toBeHidden()
    }
    await callAnswered({ json: { code: 402, msg: '' } })
    await limit.getByRole('button', { name: notices.upgrade }).click()
    await expect(page.getByRole('dialog', { name: purchaseMessages[locale].title })).toBeVisible()
    await expect(limit).toBeHidden()

    for (const answer of [{ status: 401, body: HTML }, { json: { code: 401, msg: '' } }]) {
      await signInAsNew(page)
      await page.reload()
      await hydrated(page)
      // Over as the answer says: a page that has its session asks who is signed in, and follows that.
      await page.context().clearCookies()
      await callAnswered(answer)
      await expect(loginDialog(page, locale).box).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('banner').getByRole('link', { name: headerMessages[locale].signIn })).toBeVisible()
    }
  })

  test(`error pages and their buttons, and a line of text for crawlers (${locale})`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('Failed to load resource')
    const { serverError, refresh, home } = errorPageMessages[locale]
    const fault = localePath(locale, '/error/500')
    expect((await page.goto(fault))?.status()).toBe(500)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(serverError)
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: refresh }).click()])
    await expect(page).toHaveURL(fault)
    await page.getByRole('main').getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(localePath(locale, '/'))

    await page.goto(localePath(locale, '/error/404'))
    await hydrated(page)
    await page.getByRole('button', { name: notFoundMessages[locale].back }).click()
    await expect(page).toHaveURL(localePath(locale, '/'))

    const headers = { 'user-agent': CRAWLER }
    const plain = await page.request.get(localePath(locale, '/word-jianli/999999'), { headers })
    expect([plain.status(), await plain.text()]).toEqual([404, `404 ${errorMessages[locale]['resource.missing']}\n`])
  })

  test(`page data: 401 leads to the login page, code 0 and a wrong address to the 404 page (${locale})`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole('Failed to load resource')
    await signInAsNew(page)
    await page.goto(localePath(locale, '/about-us'))
    await hydrated(page)
    await context.clearCookies()
    await page.getByRole('button', { name: headerMessages[locale].account }).click()
    await page.getByRole('link', { name: headerMessages[locale].myOrders }).first().click()
    const orders = localePath(locale, '/user/orders')
    await expect(page).toHaveURL(`${localePath(locale, '/user/login')}?url=${encodeURIComponent(orders)}`)

    const missing = await page.request.get(localePath(locale, '/word-jianli/999999/_payload.json'))
    const { error } = await missing.json()
    expect([missing.status(), error]).toEqual([
      404,
      { status: 404, message: errorMessages[locale]['resource.missing'] },
    ])
    const wrong = localePath(locale, '/word-jianli/12x')
    expect((await page.goto(wrong))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundMessages[locale].notFound)
    await expect(page.getByText(`Page Not Found: ${wrong}`)).toBeVisible()
  })

  test(`a download and a QR code that fail say so (${locale})`, async ({ page, expectConsole }) => {
    expectConsole('Failed to load resource')
    await pageOfTemplate(page, locale)
    await page.route('**/api/word.Jianli/download?*', (route) => route.fulfill({ status: 500, body: HTML }))
    await page.getByRole('link', { name: detailMessages[locale].download }).first().click()
    const toast = page.getByRole('listitem').filter({ hasText: t.failureNotice })
    await expect(toast).toContainText(t.downloadFailed)
    // Not at this moment: a message would go by itself.
    expect(await page.getByText(clientMessages[locale].downloadSuccessful).count()).toBe(0)

    await page.context().clearCookies()
    await page.route('**/api/user.WechatLogin/loginQrcode', (route) =>
      route.fulfill({ json: { code: 1, msg: '', data: { qrcode_url: 'x'.repeat(5000), scene_id: 'x'.repeat(22) } } }),
    )
    await page.route('**/api/user.WechatLogin/check*', (route) =>
      route.fulfill({ json: { code: 1, msg: '', data: { status: 0, text: '', data: null } } }),
    )
    await page.goto(localePath(locale, '/user/login'))
    await loginPage(page, locale).tab(signInMessages[locale].tabWechat).click()
    await expect(page.getByRole('alert').filter({ hasText: t.qrFailed })).toBeVisible()
  })
}

test('a chunk that is gone is reported and loads the document once; nothing written is lost', async ({
  page,
  expectConsole,
}) => {
  for (const text of ['Failed to load resource', 'Failed to fetch dynamically', 'ERR_FAILED']) expectConsole(text)
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew()
  await page.route('**/user.Resume/save', (route) => route.abort())
  await editor.title.fill('还没保存')
  await editor.says(editorMessages.zh.savedHere)

  const documents: string[] = []
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    if (request.url().endsWith('/api/report')) reports.push(request.postDataJSON())
  })
  await page.route(/\/assets\/my-templates-/, (route) => route.fulfill({ status: 404 }))
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/user/templates'
    document.body.append(link)
    link.click()
  })
  await expect(page).toHaveURL('/user/templates')
  await expect(
    page
      .getByText('还没保存')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible()
  await expect.poll(() => reports.length).toBeGreaterThanOrEqual(2)
  expect(documents).toEqual(['/user/templates'])
  expect(reports[0]).toMatchObject({ kind: 'chunk', page: 'edit' })

  await page.unroute('**/user.Resume/save')
  await editor.open(id)
  await expect(editor.title).toHaveValue('还没保存')
  await editor.says(editorMessages.zh.saved)
})

test('another build on the server: the next page is loaded as a document, once', async ({ page }) => {
  await page.route('**/_payload.json*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } })
  })
  await page.goto('/about-us')
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.word }).click()
  await expect(page).toHaveURL('/word-jianli/')
  await hydrated(page)
  expect(documents).toEqual(['/word-jianli/'])
})
