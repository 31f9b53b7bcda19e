import { wholeChromiumOptions } from '#scripts/lib/chromium.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { expect, hydrated, test } from '#tests/support/browser.ts'
import { httpsSite } from '#tests/support/https-site.ts'

const REPORTED = /client\.policy/

// Reports go out from secure sites alone, up to a minute later otherwise, and ask no page whom it trusts.
test.use({ launchOptions: wholeChromiumOptions('--short-reporting-delay', '--ignore-certificate-errors') })

test('a script that got into a page does not run, and the site hears of it once', async ({
  page,
  mainProcess,
  expectConsole,
}) => {
  expectConsole('Content Security Policy')
  const { url, stop } = await httpsSite(new URL(siteUrl(e2eSite)), (html) =>
    html.replace('</body>', '<script>window.injected = true</script></body>'),
  )
  const reports: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) reports.push(message.text())
  })
  for (let nth = 1; nth <= 2; nth += 1) {
    await page.goto(`${url}/about-us`)
    await hydrated(page)
    expect(await page.evaluate(() => Object.hasOwn(window, 'injected'))).toBe(false)
    await mainProcess.says(/"route":"\/api\/report\/csp".*"status":204/, nth)
  }
  expect(reports.length).toBeGreaterThanOrEqual(2)
  expect(mainProcess.heard(REPORTED)).toBe(1)
  stop()
})
