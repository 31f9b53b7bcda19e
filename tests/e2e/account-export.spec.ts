import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { accountExportMessages } from '#client/i18n/account-export.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { formatMinute } from '#client/lib/clock.ts'
import { setBasics } from '#src/resume/edits.ts'
import { accountExportTexts } from '#src/texts/account-export.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { drawn, expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { editedId, makeResume, storedResume, uploadPhoto } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { partsOf } from '#tests/support/read-docx.ts'

const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test('everything as one archive, with the keyboard on a phone; a résumé of it restored under another account', async ({
  page,
  browser,
}) => {
  test.slow()
  const t = accountExportMessages.zh
  await signInAsNew(page)
  const picture = await sharp({ create: { width: 250, height: 350, channels: 3, background: '#2f6b4f' } })
    .webp({ lossless: true })
    .toBuffer()
  const key = await uploadPhoto(page, picture)
  const original = setBasics({ photo: key, photoShape: '25x35' })({ ...shortResume('沈砚'), design: { id: 'slips' } })
  const id = await makeResume(page, { ...original, title: '带照片的简历' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/account')
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const start = page.getByRole('button', { name: t.start })
  await start.focus()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const bytes = await readFile(await (await download).path())
  await expect(told(page, '下载完成')).toBeVisible()
  await expect(start).toBeFocused()
  await expectAccessible(page)

  const parts = partsOf(bytes)
  expect(parts.get('README.txt')?.toString()).toContain(accountExportTexts.zh.noFaults)
  const word = partsOf(parts.get('resumes/001-带照片的简历.docx') ?? Buffer.alloc(0))
  // Word knows no WebP: the platform has made a PNG of it.
  const inWord = [...word].find(([name]) => name.startsWith('word/media/'))?.[1]
  expect((await sharp(inWord).metadata()).format).toBe('png')
  const backup = parts.get('resumes/001-带照片的简历.qingjian.json') ?? Buffer.alloc(0)

  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'zh-CN' })
  const other = await context.newPage()
  await signInAsNew(other)
  await other.goto('/edit')
  await other.getByRole('button', { name: editorImportMessages.zh.start }).click()
  await other
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.qingjian.json', mimeType: 'application/json', buffer: backup })
  await other.getByRole('button', { name: editorImportMessages.zh.create }).click()
  await editorPage(other).basics('name')
  await expect(other.getByRole('img', { name: editorPhotoMessages.zh.alt })).toBeVisible()
  const restored = await storedResume(other, editedId(other))
  expect(restored).toEqual(setBasics({ photo: restored.basics.photo })(await storedResume(page, id)))
  const answer = await other.request.get(`/api/user.Resume/photo?key=${restored.basics.photo}`)
  const stored = await page.request.get(`/api/user.Resume/photo?key=${key}`)
  expect((await answer.body()).equals(await stored.body())).toBe(true)
  await context.close()
})

test('what is said while it comes, when it is stopped, when it breaks off, and when it was enough for today', async ({
  page,
  expectConsole,
}) => {
  const t = accountExportMessages.en
  await signInAsNew(page)
  // A connection as slow and as bad as the test wants it.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (...request) => {
      if (!String(request[0]).includes('Account/export') || !('pieces' in window)) return real(...request)
      const body: unknown = Reflect.get(window, 'pieces')
      const signal = request[1]?.signal ?? undefined
      return new Response(body instanceof ReadableStream ? body.pipeThrough(new TransformStream(), { signal }) : null, {
        headers: { 'content-disposition': 'attachment; filename="a.zip"' },
      })
    }
  })
  await page.goto('/en/user/account')
  await hydrated(page)
  const begin = (end: 'comes on' | 'breaks off' | 'is no archive') =>
    page.evaluate((end) => {
      const pieces = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(2_500_000))
          if (end === 'breaks off') setTimeout(() => controller.error(new TypeError('reset')))
          if (end === 'is no archive') controller.close()
        },
        cancel() {
          Object.assign(window, { isGivenUp: true })
        },
      })
      Object.assign(window, { pieces, isGivenUp: false })
    }, end)
  const start = page.getByRole('button', { name: t.start })

  await begin('comes on')
  await start.click()
  await expect(told(page, t.preparing)).toBeVisible()
  await expect(page.getByText(t.progress('2.4 MB'))).toBeVisible()
  await expect(page.getByRole('progressbar', { name: t.bar })).toBeVisible()
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: t.stop }).click()
  await drawn(page)
  await expect(told(page, t.stopped)).toBeVisible()

  for (const end of ['breaks off', 'is no archive'] as const) {
    await begin(end)
    await start.click()
    await expect(told(page, t.failed)).toBeVisible()
  }

  await page.evaluate(() => Reflect.deleteProperty(window, 'pieces'))
  expectConsole('429')
  await page.route('**/api/user.Account/export', (route) =>
    route.fulfill({ status: 429, json: { code: 429, msg: 'Too many', retry_after: 3600 } }),
  )
  const now = Date.UTC(2026, 10, 21, 2)
  await page.clock.setFixedTime(now)
  await start.click()
  await expect(told(page, t.limited(formatMinute(now + 3_600_000, 'en')))).toBeVisible()

  // Whoever leaves the page does not download what nothing will save.
  await begin('comes on')
  await start.click()
  await expect(told(page, t.preparing)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: headerMessages.en.word, exact: true }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isGivenUp'))).toBe(true)
})

test('inside another application nothing begins that could not be saved', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    locale: 'zh-CN',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
  })
  const page = await context.newPage()
  await signInAsNew(page)
  await page.goto('/user/account')
  await hydrated(page)
  await page.getByRole('button', { name: accountExportMessages.zh.start }).click()
  await expect(told(page, accountExportMessages.zh.inApp)).toBeVisible()
  await context.close()
})
