import { createHash } from 'node:crypto'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { readWorkerPolicies } from '#scripts/lib/vite/worker-policies.ts'
import { composeResume } from '#src/resume/compose.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorExportMessages.zh

test('each worker runs under the policy beside its entry, and nothing it needs is refused', async ({ page }) => {
  const policies = new Map<string, string | null>()
  page.on('response', (response) => {
    const [, name] = /\/assets\/(.+worker.*)-[\w-]{8}\.m?js$/.exec(new URL(response.url()).pathname) ?? []
    if (name !== undefined) policies.set(name, response.headers()['content-security-policy'] ?? null)
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await signInAsNew(page)
  const editor = editorPage(page)
  const job = { org: 'Brightwell', title: 'Editor', start: '2022-03', body: 'Wrote the weekly letter' }
  await editor.openNew(
    composeResume({ locale: 'en', design: 'ink', basics: { name: 'Ada' }, sections: [{ kind: 'work', items: [job] }] }),
  )
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.getByRole('tab', { name: new RegExp(`^${editorChecksMessages.zh.checks}`) }).click()
  await page.getByText(editorChecksMessages.zh.machine, { exact: true }).click()
  await editor.choose(t.menu)
  await editor.downloadAs('word')
  await page.getByRole('dialog').getByRole('button', { name: noticesMessages.zh.close, exact: true }).click()
  await editor.choose(editorImportMessages.zh.menu)
  const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('林知夏\n教育背景\n某大学 2016-2020') }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await expect.poll(() => [...policies.keys()].sort()).toEqual([...readWorkerPolicies().keys()].sort())
  expect(Object.fromEntries(policies)).toEqual(Object.fromEntries(readWorkerPolicies()))
  expect(refused).toEqual([])
})

test('a file that is there may be kept, one that is not may not', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const kept = await request.get(script)
  expect([kept.status(), kept.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const path of [
    '/assets/index-00000000.js',
    '/fonts/none.gz',
    '/previews/word/none-1-480.webp',
    '/og/none.webp',
  ]) {
    const missing = await request.get(path)
    expect([path, missing.status(), missing.headers()['cache-control']]).toEqual([path, 404, 'no-store'])
  }
  expect((await request.get('/.vite/zh.json')).status()).toBe(404)
  expect((await request.get('/_headers')).status()).toBe(404)
})

for (const path of ['/', '/word-jianli/', '/en/user/vip', '/user/login', '/nowhere']) {
  test(`the script ${path} runs has the hash of what is served`, async ({ page, request, expectConsole }) => {
    if (path === '/nowhere') expectConsole('404')
    await page.goto(path)
    const named = await page
      .locator('script[src], link[rel=modulepreload], link[rel=stylesheet]')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('src') ?? one.getAttribute('href'), one.getAttribute('integrity')]),
      )
    // What the entry imports and what scripts load have none (decision 017).
    const first = named.filter(([, hash]) => hash !== null)
    expect(first.map(([file]) => file)).toContainEqual(expect.stringContaining('/assets/entry.client'))
    for (const [file, hash] of first) {
      const bytes = await (await request.get(file ?? '')).body()
      expect([file, hash]).toEqual([file, `sha256-${createHash('sha256').update(bytes).digest('base64')}`])
    }
    const document = await (await request.get(path)).text()
    const scripts = [...document.matchAll(/<script[^>]* src=[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.map((tag) => tag.includes('integrity='))).toEqual([true])
  })
}

for (const path of ['/word-jianli/', '/en/word-jianli/1001']) {
  for (const width of [390, 1440]) {
    test(`the first picture of ${path} comes before all scripts, once (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(path)
      const first = page.locator('main img').first()
      const drawn = await first.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return new URL(image.currentSrc).pathname
      })
      const script = asked.findIndex((address) => address.endsWith('.js'))
      expect(asked.indexOf(drawn)).toBeLessThan(script)
      expect(asked.filter((address) => address === drawn)).toEqual([drawn])
    })
  }
}

/** What is seen of every element of a page: how it is drawn, and where it stands, in px. */
async function looksOf(page: Page): Promise<{ drawn: string; box: number[] }[]> {
  return page.locator('body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element)
      const drawn = [color, backgroundColor, fontSize, fontWeight, borderTopWidth]
      return { drawn: [element.tagName, element.className, ...drawn].join(' '), box: [x, y, width, height] }
    }),
  )
}

test('public pages are painted as they are meant without waiting for a style sheet', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const paths = [
    '/',
    '/word-jianli/',
    '/word-jianli/1001',
    '/resume/',
    '/resume/1001',
    '/article/cate-all/',
    '/article/2010',
  ]
  for (const path of [...paths, '/user/vip', '/user/vip2', '/user/vip4', '/about-us', '/agreement', '/contact']) {
    await page.goto(path)
    const looks = await looksOf(page)
    await page.route(/\.css$/, (route) => route.abort())
    // Not `reload`, which would scroll to where the page was left.
    await page.goto('about:blank')
    await page.goto(path)
    // A picture that has not come is a fraction of a pixel lower than its file.
    const near = looks.map(({ drawn, box }) => ({ drawn, box: box.map((px) => expect.closeTo(px, 0)) }))
    expect([path, await looksOf(page)]).toEqual([path, near])
    await page.unrouteAll()
  }
  await context.close()
})
