import sharp from 'sharp'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { setBasics } from '#src/resume/edits.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { contentOf, expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { isActive, keptOn, NO_NETWORK, openedAndKept, restarted } from '#tests/support/kept-resumes.ts'
import { isKnownStorage } from '#tests/support/known-storage.ts'
import { makeResume, storedResume, uploadPhoto } from '#tests/support/online-resumes.ts'
import { picturesOf, readPdf, squeezed } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { readDocx, textOf } from '#tests/support/read-docx.ts'

test.use({ serviceWorkers: 'allow' })

const portrait = () =>
  sharp({ create: { width: 250, height: 350, channels: 3, background: '#2f6b4f' } })
    .jpeg()
    .toBuffer()

/** A résumé of a new account with a photo. */
async function makeOwn(page: Page): Promise<string> {
  await signInAsNew(page)
  const photo = await uploadPhoto(page, await portrait())
  return makeResume(page, setBasics({ photo })({ ...shortResume(), design: { id: 'slips' }, title: '火车上写的' }))
}

for (const locale of locales) {
  test(`without a network: found in the list, opened, written on, previewed, saved as PDF and Word (${locale})`, async ({
    page: first,
    context,
    expectConsole,
  }) => {
    expectConsole(NO_NETWORK)
    const [t, kept, dialog] = [editorMessages[locale], keptMessages[locale], editorExportMessages[locale]]
    const id = await makeOwn(first)
    await openedAndKept(first, id, localePath(locale, '/edit'))
    await expect.poll(async () => (await keptOn(first)).photos).toBe(1)
    await context.setOffline(true)
    const page = await restarted(context, first, localePath(locale, '/user/templates'))
    await expect(page).toHaveURL(localePath(locale, '/edit/offline'))
    await expect(page.getByText(kept.offline)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: kept.openNamed('火车上写的') }).click()
    const editor = editorPage(page, locale)
    await expect(editor.title).toHaveValue('火车上写的')
    await editor.says(t.saved)
    await (await editor.basics('name', locale)).fill('林秋')
    await editor.says(t.savedHereOffline)
    await page.reload()
    await expect(await editor.basics('name', locale)).toHaveValue('林秋')
    await editor.says(t.savedHereOffline)
    await expect(page.locator('[role=img] > canvas').first()).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t.download, exact: true }).click()
    const pdf = await contentOf(await download)
    expect((await readPdf(pdf)).pages.map(squeezed).join()).toContain('林秋')
    expect(await picturesOf(pdf)).toBe(1)
    await editor.choose(dialog.menu)
    const file = readDocx(Buffer.from(await contentOf(await editor.downloadAs('word'))))
    expect(textOf(file.get('word/document.xml') ?? '')).toContain('林秋')
    expect([...file.keys()].filter((name) => name.startsWith('word/media/')).length).toBe(1)

    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: t.back }).click()
    await expect(page.getByText(kept.onlyHere)).toBeVisible()
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
    expect(databases.filter((name) => !isKnownStorage('indexedDB', name))).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText(kept.online)).toBeVisible()
    await page.getByRole('link', { name: kept.openNamed('火车上写的') }).click()
    await editor.says(t.saved)
    expect((await storedResume(page, id)).basics.name).toBe('林秋')
  })
}

test('back in the network: what was changed on both sides meanwhile is in the account, and here', async ({
  page: first,
  context,
  expectConsole,
}) => {
  for (const text of [NO_NETWORK, '409']) expectConsole(text)
  const id = await makeOwn(first)
  await openedAndKept(first, id)
  await context.setOffline(true)
  const page = await restarted(context, first, `/edit?id=${id}`)
  const editor = editorPage(page)
  await (await editor.basics('name')).fill('林秋')
  await editor.says(editorMessages.zh.savedHereOffline)
  // The test's own requests go past the browser's network.
  const renamed = await page.request.post('/api/user.Resume/rename', {
    data: { id, mid: crypto.randomUUID(), title: '别处改的' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(await renamed.json()).toMatchObject({ code: 1 })
  await context.setOffline(false)
  await editor.says(editorMessages.zh.saved)
  await expect(editor.title).toHaveValue('别处改的')
  await expect
    .poll(async () => [(await storedResume(page, id)).title, (await storedResume(page, id)).basics.name])
    .toEqual(['别处改的', '林秋'])
  // What is kept now is what both have made of it.
  await context.setOffline(true)
  await page.reload()
  await expect(editor.title).toHaveValue('别处改的')
  await expect(await editor.basics('name')).toHaveValue('林秋')
})

test('the kept page is nobody’s, and its script and the list’s answer for no other page', async ({ page }) => {
  const id = await makeOwn(page)
  await openedAndKept(page, id)
  await isActive(page)
  const [text, scopes] = await page.evaluate(async () => [
    await (await caches.match('/edit/offline', { ignoreSearch: true, ignoreVary: true }))?.text(),
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
  ])
  expect(text).toContain('"user":null')
  expect(text).not.toContain('user_id')
  expect(scopes).toEqual(['/edit', '/user/templates'])
})
