import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { shortcutMessages } from '#client/i18n/shortcuts.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import { formatYuan } from '#client/lib/money.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { drawn, expect, hydrated, keysHeard, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { loginDialog, opener } from '#tests/support/login-dialog.ts'
import { makeLink, makeResume } from '#tests/support/online-resumes.ts'
import { readPdf, squeezed } from '#tests/support/pdf.ts'
import { newOrder, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'

const PAGES = [
  ...['/', '/word-jianli/', '/word-jianli/1001', '/resume/', '/resume/1001', '/search?q=a', '/article/cate-all/'],
  ...[
    '/user/vip',
    '/user/vip2',
    '/user/vip4',
    '/about-us',
    '/agreement',
    '/accessibility',
    '/contact',
    '/error/404',
    '/user/login',
  ],
  ...['/user/templates', '/user/orders', '/user/favorite-templates', '/user/vip-redeem', '/user/account', '/edit'],
]
const ARTICLES = ['/article/2010', '/en/article/2033']

/** The spacing that WCAG 1.4.12 lets people ask for. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

const LONG = 'Maximiliane-Wolfeschlegelsteinhausenbergerdorff'

/** What of a page, or of what lies over it, reaches beyond a window of 320 px with wide spacing. */
async function beyond(page: Page): Promise<string[]> {
  // What narrow windows and wide letters need comes with the sheet that is loaded once a page is shown.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/pages-')))
  return page.evaluate((spacing) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(spacing)
    document.adoptedStyleSheets = [sheet]
    const over = [...document.querySelectorAll('[role=dialog], [role=menu], [role=tabpanel]')]
    const scrolls = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth
    if (![document.documentElement, ...over].some(scrolls)) return []
    const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
    return [...document.querySelectorAll('body *')]
      .filter((element) => isWide(element) && ![...element.children].some(isWide))
      .map((element) => `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`)
  }, SPACING)
}

test('signed in, at 320 px with wide spacing and long names, no page scrolls sideways', async ({
  page,
  expectConsole,
}) => {
  test.slow()
  expectConsole('the server responded with a status of')
  await signInAsNew(page)
  await makeResume(page, { ...shortResume(LONG), title: `${LONG} ${LONG}` })
  await page.setViewportSize({ width: 320, height: 640 })
  const paths = [...locales.flatMap((locale) => PAGES.map((path) => localePath(locale, path))), ...ARTICLES]
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    await hydrated(page)
    const wide = await beyond(page)
    if (wide.length > 0) found[path] = wide
  }
  expect(found).toEqual({})
})

for (const locale of locales) {
  test(`at 320 px with wide spacing neither editors, a shared résumé nor dialogs scroll sideways (${locale})`, async ({
    page,
  }) => {
    test.slow()
    const t = editorMessages[locale]
    const found: Record<string, string[]> = {}
    const look = async (place: string) => {
      const wide = await beyond(page)
      if (wide.length > 0) found[place] = wide
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const editor = editorPage(page, locale)
    await page.goto(localePath(locale, '/resume/new'))
    await page.getByRole('button', { name: editorStartMessages[locale].create }).click()
    await expect(editor.title).toBeVisible()
    await look('editor without an account')

    await signInAsNew(page)
    const id = await makeResume(page, { ...shortResume(LONG), title: `${LONG} ${LONG}` })
    await editor.open(id)
    for (const name of Object.values(paneMessages[locale])) {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
      await look(name)
    }
    for (const name of [editorExportMessages[locale].menu, editorImportMessages[locale].menu, t.share, t.versions]) {
      await editor.more.click()
      await expect(page.getByRole('menu')).toBeVisible()
      await look('menu')
      await page.getByRole('menuitem', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }

    const settings = { label: 'HR', expires_at: null, hide_contacts: false, download: true }
    const { token } = await makeLink(page, id, settings)
    await page.goto(localePath(locale, `/resume/s/${token}`))
    await expect(page.getByRole('heading', { name: LONG, level: 2 })).toBeVisible()
    await look('shared')

    await page.goto(localePath(locale, '/user/vip'))
    await hydrated(page)
    const { qr } = purchaseDialog(page, locale)
    const { amount } = await newOrder(page, () => page.locator('main .btn-primary').first().click())
    await expect(qr('wechat', formatYuan(amount))).toBeVisible()
    await look('purchase')
    expect(found).toEqual({})
  })
}

test('on paper an article is its text, and an example the résumé', async ({ page }) => {
  await page.goto('/resume/1001')
  await hydrated(page)
  const others = ['.site-header', 'footer', '.sample > header', '.related', 'nav'].map((each) =>
    page.locator(each).filter({ visible: true }),
  )
  for (const other of others) await expect(other).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sheet')).toBeVisible()
  for (const other of others) await expect(other).toHaveCount(0)
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  expect(pages.filter((one) => squeezed(one) === '')).toEqual([])
  await page.emulateMedia({ media: null })
  // Without a form nobody sends on paper, who to write to fits on one sheet.
  await page.goto('/contact')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main form')).toBeHidden()
  expect((await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))).pages).toHaveLength(1)
  await page.emulateMedia({ media: null })
  await page.goto('/article/2010')
  await hydrated(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.article-text')).toBeVisible()
  await expect(page.locator('.site-header')).toBeHidden()
  await expect(page.locator('.article-text')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('main :is(button, .btn):visible')).toHaveCount(0)
})

test('no page prints what only a screen can use', async ({ page }) => {
  for (const path of [
    '/',
    '/word-jianli/',
    '/word-jianli/1001',
    '/resume/',
    '/article/cate-all/',
    '/search?q=简历',
    '/user/vip',
    '/user/login',
  ]) {
    await page.goto(path)
    await hydrated(page)
    const controls = page
      .locator('header.site-header, nav, :is(button, .btn, .chip, .facets)')
      .filter({ visible: true })
    await expect(controls).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(controls).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

test('a single key opens no search over a dialog', async ({ page }) => {
  await page.goto('/about-us')
  await keysHeard(page)
  const field = page.getByRole('combobox', { name: siteSearchMessages.zh.label })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await opener(page).click()
  const dialog = loginDialog(page)
  await dialog.tab(signInMessages.zh.tabAccount).focus()
  await page.keyboard.press('/')
  await drawn(page)
  expect(await field.count()).toBe(0)
})

test('in forced colours what is active has an outline; single keys can be switched off', async ({ page }) => {
  const search = siteSearchMessages.zh
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/accessibility')
  await keysHeard(page)
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: search.label })
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: shortcutMessages.zh.singleKeys }).uncheck()
  await page.reload()
  await keysHeard(page)
  await expect(page.getByRole('checkbox', { name: shortcutMessages.zh.singleKeys })).not.toBeChecked()
  await page.keyboard.press('Control+k')
  await expect(field).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.keyboard.press('/')
  await drawn(page)
  expect(await field.count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('single-keys'))).toBe('off')
})
