import { articleMessages } from '#client/i18n/articles.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { pagerMessages } from '#client/i18n/pager.ts'
import { quickLookMessages } from '#client/i18n/quick-look.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { locales } from '#src/contract/locale.ts'
import { expect, test } from '#tests/support/browser.ts'
import { journeyOf } from '#tests/support/journeys.ts'

for (const locale of locales) {
  test(`a template is found and looked at (${locale})`, async ({ page }) => {
    const gallery = galleryMessages[locale]
    const look = quickLookMessages[locale]
    const dialog = page.getByRole('dialog')
    const journey = journeyOf(page, locale)

    await journey.visit('/')
    await journey.press(page.getByRole('banner').getByRole('link', { name: headerMessages[locale].word, exact: true }))
    await journey.hears('opens the gallery', 'focus main', 'says')
    await journey.press(page.getByRole('link', { name: gallery.new, exact: true }))
    await journey.hears('sorts by the newest', 'says')
    await journey.press(page.getByRole('link', { name: pagerMessages[locale].page(2), exact: true }))
    await journey.hears('goes to page 2', 'focus h2', 'says')

    const first = page.locator('.template-card').first()
    await journey.reach(first.locator('.card-link'))
    await journey.press(first.locator('.pill').first())
    await journey.hears('opens the quick look', 'focus section')
    await page.keyboard.press('ArrowRight')
    await journey.hears('turns the page', 'says')
    await journey.press(dialog.getByRole('button', { name: look.nextTemplate }))
    await journey.hears('looks at the next template', 'says')
    await page.keyboard.press('Escape')
    await journey.hears('closes it', 'focus button')
    await journey.press(first.locator('.card-link'))
    await journey.hears('opens the template', 'focus main', 'says')
    await journey.ends('find')
  })

  test(`the site is searched (${locale})`, async ({ page }) => {
    const t = siteSearchMessages[locale]
    const field = page.getByRole('combobox', { name: t.label })
    const journey = journeyOf(page, locale)

    await journey.visit('/contact')
    await journey.press(page.getByRole('banner').getByRole('link', { name: headerMessages[locale].search }))
    await journey.hears('opens the search', 'focus combobox')
    await journey.type(field, 'zqxjzqxj')
    await journey.hears('types what is nowhere', t.none('zqxjzqxj'))
    await journey.type(field, '会计')
    await journey.hears('types an occupation', 'says')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await journey.hears('moves to the second suggestion', 'at option')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await journey.hears('sees all that was found', 'focus main', t.titleFor('会计'))
    await journey.ends('search')
  })

  test(`articles are read (${locale})`, async ({ page }) => {
    const t = articleMessages[locale]
    const journey = journeyOf(page, locale)

    await journey.visit('/article/cate-all/')
    await journey.press(page.getByRole('link', { name: pagerMessages[locale].page(2), exact: true }))
    await journey.hears('goes to page 2', 'focus h2', 'says')
    await journey.press(page.getByRole('region', { name: t.results }).getByRole('link').first())
    await journey.hears('opens an article', 'focus main', 'says')
    const title = page.getByRole('heading', { level: 1 })
    const before = await title.textContent()
    await journey.press(page.getByRole('navigation', { name: t.neighbours }).getByRole('link').first())
    await expect(title).not.toHaveText(before ?? '')
    await journey.hears('goes on to its neighbour', 'focus main', 'says')
    await journey.ends('read')
  })
}
