import { headerMessages } from '#client/i18n/header.ts'
import { insteadMessages } from '#client/i18n/instead.ts'
import { noTemplatesMessages } from '#client/i18n/no-templates.ts'
import { quickLookMessages } from '#client/i18n/quick-look.ts'
import { sampleMessages } from '#client/i18n/samples.ts'
import { searchMessages } from '#client/i18n/search.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import { situations } from '#client/i18n/situations.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { collectionPath, SEARCH, searchPath } from '#src/contract/addresses.ts'
import { expect, hydrated, keysHeard, test } from '#tests/support/browser.ts'

const t = galleryMessages.zh
const look = quickLookMessages.zh
const site = siteSearchMessages.zh
const instead = insteadMessages.zh

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order and search are links and forms, and what was found is marked', async ({ page }) => {
    await page.goto('/word-jianli/?photo=with-photo')
    await page.getByRole('list', { name: t.language }).getByRole('link', { name: '中文' }).click()
    await expect(page).toHaveURL('/word-jianli/tag-zh/?photo=with-photo')
    await page.getByRole('list', { name: t.sort }).getByRole('link', { name: t.new }).click()
    await expect(page).toHaveURL('/word-jianli/tag-zh/?photo=with-photo&sort=new')
    await page.getByRole('searchbox', { name: searchMessages.zh.label }).fill('老师')
    await page.getByRole('main').getByRole('button', { name: searchMessages.zh.search }).click()
    await expect(page).toHaveURL(/\/word-jianli\/tag-zh\/\?photo=with-photo&sort=new&q=/)
    await expect(page.locator('h3 mark').first()).toHaveText('教师')
  })

  test('the search of the site is a page with a form', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.search }).click()
    await page.getByRole('searchbox', { name: site.label }).fill('会计')
    await page.getByRole('main').getByRole('button', { name: searchMessages.zh.search }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.titleFor('会计'))
    await expect(page.getByRole('heading', { level: 2 })).toContainText([site.templates, site.articles, site.resumes])
    await page.getByRole('link', { name: /^全部 \d+ 份 Word 模板$/ }).click()
    await expect(page).toHaveURL('/word-jianli/?q=%E4%BC%9A%E8%AE%A1')
  })
})

test('one letter is no word to look for: the page, the list and the dialog say what is', async ({ page }) => {
  await page.goto(searchPath('c'))
  await expect(page.getByText(site.tooShort)).toBeVisible()
  await page.goto('/word-jianli/?q=c')
  await expect(page.getByText(noTemplatesMessages.zh.noneSearchHelp)).toBeVisible()
  await expect(page.getByRole('list', { name: t.language }).getByRole('link')).not.toHaveCount(0)
  await keysHeard(page)
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: site.label })
  await expect(field).toBeFocused()
  await field.fill('c')
  await expect(page.getByRole('dialog').getByText(site.tooShort)).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  await field.fill('会')
  await expect(page.getByRole('option', { name: site.seeAll('会') })).toBeVisible()
  await expect(page.getByRole('dialog').getByText(site.tooShort)).toHaveCount(0)
})

test('a filter keeps scroll, focus and what is open, and going back takes it away', async ({ page }) => {
  await page.goto('/word-jianli/')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.getByText(t.moreFilters).click()
  const simple = page.getByRole('list', { name: t.style }).getByRole('link', { name: /^简约/ })
  await simple.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 120))
  const top = await page.evaluate(() => scrollY)
  await simple.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/word-jianli/tag-simple/')
  await expect(simple).toBeFocused()
  await expect(simple).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.goBack()
  await expect(page).toHaveURL('/word-jianli/')
  await expect(simple).not.toHaveAttribute('aria-current')
  await expect(simple).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a search without a hit leads on', async ({ page }) => {
  await page.goto('/word-jianli/')
  await hydrated(page)
  const field = page.getByRole('searchbox', { name: searchMessages.zh.label })
  await field.fill('星际导航员 会计')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: noTemplatesMessages.zh.noneSearch('星际导航员 会计') })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(page.getByRole('region', { name: instead.nearTemplates }).locator('mark').first()).toHaveText('会计')
  await page.getByRole('region', { name: instead.nearTerms }).getByRole('link', { name: '会计', exact: true }).click()
  await expect(page).toHaveURL('/word-jianli/tag-accountant/')
  // What is searched for within a filter can be searched for everywhere.
  await field.fill('星际导航员')
  await field.press('Enter')
  await expect(page).toHaveURL(/tag-accountant\/\?q=/)
  await page
    .getByRole('main')
    .getByRole('link', { name: t.removeFilter('会计'), exact: true })
    .last()
    .click()
  await expect(page).toHaveURL(`/word-jianli/?q=${encodeURIComponent('星际导航员')}`)
  await expect(page.getByRole('heading', { name: noTemplatesMessages.zh.noneSearch('星际导航员') })).toBeVisible()
})

test('the search over the page is a combobox for the keyboard, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('banner').getByRole('link', { name: headerMessages.zh.search })
  await opener.click()
  const field = page.getByRole('combobox', { name: site.label })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('老师')
  const options = page.getByRole('option')
  await expect(options.last()).toContainText(site.seeAll('老师'))
  await expect(options.locator('mark').first()).toHaveText(/教师|教育/)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowUp')
  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=%E8%80%81%E5%B8%88')
  await expect(field).toBeHidden()
})

test('Enter leads to what was chosen below the field, or to all that is found, and with nothing typed nowhere', async ({
  page,
}) => {
  await page.goto('/about-us')
  await keysHeard(page)
  const field = page.getByRole('combobox', { name: site.label })
  const options = page.getByRole('option')
  await page.keyboard.press('Control+k')
  await field.fill('  ')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL('/about-us')

  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(collectionPath({ facet: 'use', slug: situations[0] }))

  await page.keyboard.press('Control+k')
  await field.fill('老师')
  await expect(options.last()).toContainText(site.seeAll('老师'))
  await field.press('Enter')
  await expect(page).toHaveURL(searchPath('老师'))
})

test('the link to the search opens its page in a tab of its own where that is asked for', async ({ page, context }) => {
  await page.goto('/about-us')
  await hydrated(page)
  const tab = context.waitForEvent('page')
  await page
    .getByRole('banner')
    .getByRole('link', { name: headerMessages.zh.search })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(SEARCH)
  await expect(page.getByRole('combobox', { name: site.label })).toHaveCount(0)
})

test('one searches from a missing page, the examples and the search page; a suggestion can be pressed', async ({
  page,
  expectConsole,
}) => {
  expectConsole('404')
  const samples = sampleMessages.zh
  const search = async (path: string, label: string) => {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    const field = page.getByRole('main').getByRole('searchbox', { name: label })
    await field.fill(' 会计 ')
    await field.press('Enter')
  }
  const q = encodeURIComponent('会计')
  await search('/nowhere', searchMessages.zh.label)
  await expect(page).toHaveURL(`/word-jianli/?q=${q}`)
  await expect(page.locator('h3 mark').first()).toHaveText('会计')
  await search('/resume/?sort=new', samples.searchLabel)
  await expect(page).toHaveURL(`/resume/?q=${q}&sort=new`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(samples.titleSearch('会计'))
  await search('/search', site.label)
  await expect(page).toHaveURL(`/search?q=${q}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.titleFor('会计'))
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)

  await keysHeard(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: site.label }).fill('老师')
  const options = page.getByRole('option')
  await expect(options.last()).toContainText(site.seeAll('老师'))
  await options.nth(1).hover()
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await options.last().hover()
  await expect(page.getByRole('option', { selected: true })).toContainText(site.seeAll('老师'))
  await options.last().click()
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('老师')}`)
  await expect(options).toHaveCount(0)
})

test('small pictures of a template’s pages are loaded where they are shown: not on a phone', async ({ page }) => {
  await page.goto('/word-jianli/?pages=two-pages')
  const template = await page.locator('.template-card a[href]').first().getAttribute('href')
  const small = page.locator('nav img')
  for (const [width, isLoaded] of [
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(template ?? '')
    await page.waitForLoadState('networkidle')
    await expect(small).not.toHaveCount(0)
    const loaded = () =>
      small.evaluateAll((all) => all.every((one) => one.matches('img') && 'currentSrc' in one && one.currentSrc !== ''))
    await expect.poll(loaded).toBe(isLoaded)
  }
})

test('a quick look turns pages, zooms, goes on to the next template and gives the focus back', async ({ page }) => {
  await page.goto('/word-jianli/?pages=two-pages')
  await hydrated(page)
  const cards = page.locator('.template-card')
  const [first, second] = await cards.locator('h3').allTextContents()
  await cards.first().hover()
  const opener = cards.first().getByRole('button', { name: wordMessages.zh.previewOf(first ?? '') })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(look.title(first ?? ''))
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(look.pageOf(2, 2))).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', look.picture(first ?? '', 2))
  const width = async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0
  const fitted = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeCloseTo(fitted * 1.5, -1)
  // In a page larger than its frame the arrows scroll, and turn none.
  await dialog.locator('.quick-look-paper').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(look.pageOf(2, 2))).toBeVisible()
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await press(look.zoomIn)
  await expect.poll(width).toBeCloseTo(fitted * 2, -1)
  await press(look.zoomOut)
  await press(look.zoomOut)
  await expect.poll(width).toBeCloseTo(fitted, -1)
  await press(look.previousPage)
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', look.picture(first ?? '', 1))
  await press(look.nextPage)
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', look.picture(first ?? '', 2))
  await press(look.nextTemplate)
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', look.picture(second ?? '', 1))
  await press(look.previousTemplate)
  await expect(dialog).toHaveAccessibleName(look.title(first ?? ''))
  await press(look.nextTemplate)
  await expect(dialog).toHaveAccessibleName(look.title(second ?? ''))
  await expect(dialog.getByRole('link', { name: look.download })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
