import * as z from 'zod/mini'
import { measures } from '#src/contract/measures.ts'
import { expect, test } from '#tests/support/browser.ts'

/** Programs are not counted: this one says it is none. */
const AS_PEOPLE = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })"

test('pages opened are told once the page is hidden, with how quick they were, and with no cookie of ours', async ({
  page,
}) => {
  await page.addInitScript(AS_PEOPLE)
  const script = page.waitForResponse((response) => /\/assets\/measuring-[^/]+\.js$/.test(response.url()))
  await page.goto('/')
  await script
  await page.getByRole('link', { name: '关于我们' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/about-us$/)
  const told = page.waitForRequest('**/api/measure')
  const answered = page.waitForResponse('**/api/measure')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const points = z.parse(measures, JSON.parse((await told).postData() ?? ''))
  expect((await answered).status()).toBe(204)
  const of = (kind: string) => points.filter((point) => point.kind === kind)
  expect(of('visit')).toEqual([
    { kind: 'visit', page: 'home' },
    { kind: 'visit', page: 'about' },
  ])
  const rating = expect.stringMatching(/^(good|fair|poor)$/)
  expect(of('vital')).toEqual(
    expect.arrayContaining([
      { kind: 'vital', page: 'home', name: 'LCP', rating },
      { kind: 'vital', page: 'home', name: 'CLS', rating },
      { kind: 'vital', page: 'about', name: 'CLS', rating },
    ]),
  )
  expect(await page.context().cookies()).toEqual([])
})

test('programs are not counted', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about-us')
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  expect(asked.filter((path) => /measur/.test(path))).toEqual([])
})
