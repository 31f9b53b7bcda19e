import { articleMessages } from '#client/i18n/articles.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { sampleMessages } from '#client/i18n/samples.ts'
import { expect, hydrated, test } from '#tests/support/browser.ts'

const { zh, en } = articleMessages

test('from the header to an article of a category, and on to the next', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.articles }).click()
  await expect(page).toHaveURL('/article/cate-all/')
  await page.getByRole('navigation', { name: zh.topics }).getByRole('link', { name: '空窗期' }).click()
  await expect(page).toHaveURL('/article/cate-gap/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh.titleFor('空窗期'))
  await page.getByRole('link', { name: /^考研考公没上岸再找工作/ }).click()
  await expect(page).toHaveURL('/article/2010')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('考研考公没上岸再找工作，备考这一年怎么写')
  const next = page.getByRole('navigation', { name: zh.neighbours }).locator('[rel=next]')
  const title = (await next.textContent())?.replace(zh.next, '') ?? ''
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the contents lead to each part without leaving the page', async ({ page }) => {
  await page.goto('/article/2010')
  await hydrated(page)
  await page.getByRole('navigation', { name: zh.contents }).getByRole('link').last().click()
  await expect(page).toHaveURL('/article/2010#part-7')
  await expect(page.locator('#part-7')).toBeInViewport()
})

test('an article leads to a template that suits it', async ({ page }) => {
  await page.goto('/en/article/cate-all/')
  await hydrated(page)
  await page.getByRole('region', { name: en.results }).getByRole('link').first().click()
  await page.getByRole('region', { name: en.templates }).locator('.card-link').first().click()
  await expect(page).toHaveURL(/\/en\/word-jianli\/\d+$/)
})

test('a search shows what it found, or the way back to everything', async ({ page }) => {
  await page.goto('/article/cate-all/')
  await hydrated(page)
  const box = page.getByRole('searchbox', { name: zh.searchLabel })
  await box.fill('空窗')
  await box.press('Enter')
  await expect(page).toHaveURL(`/article/cate-all/?q=${encodeURIComponent('空窗')}`)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^共 [1-9]\d* 篇 · 最新$/)
  await box.fill('zzzz')
  await box.press('Enter')
  await page.getByRole('main').getByRole('link', { name: zh.showAll }).click()
  await expect(page).toHaveURL('/article/cate-all/')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('topics and contents unfold', async ({ page }) => {
    await page.goto('/article/cate-all/')
    await hydrated(page)
    await page.getByText(zh.topics).first().click()
    await page.getByRole('navigation', { name: zh.topics }).getByRole('link', { name: '面试' }).click()
    await expect(page).toHaveURL('/article/cate-interview/')
    await page.getByRole('region', { name: zh.results }).getByRole('link').first().click()
    await page.getByText(zh.contents).first().click()
    await expect(page.getByRole('navigation', { name: zh.contents }).getByRole('link').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('articles can be searched and read', async ({ page }) => {
    await page.goto('/article/cate-all/')
    await page.getByRole('searchbox').fill('空窗')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('region', { name: zh.results }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/article\/\d+$/)
    await expect(page.locator('.article-text h2').first()).toBeVisible()
  })
})

test('an online résumé can be read, and opens the start screen with it chosen', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.resume }).click()
  await expect(page).toHaveURL('/resume/')
  await page.locator('main a[href="/resume/1001"]').click()
  await expect(page.getByRole('region', { name: sampleMessages.zh.text }).getByRole('heading').first()).toBeVisible()
  const start = '/resume/new?sample=zh%2Ffrontend-engineer&design=slips&lang=zh'
  await expect(page.getByRole('link', { name: sampleMessages.zh.start })).toHaveAttribute('href', start)
  await page.goto(start)
  await expect(page.getByRole('radio', { name: editorStartMessages.zh.sample })).toBeChecked()
})
