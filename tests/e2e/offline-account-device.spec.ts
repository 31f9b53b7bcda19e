import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium } from '@playwright/test'
import { editorMessages } from '#client/i18n/editor.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import { chromiumOptions } from '#scripts/lib/chromium.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import {
  KEEPING_MS,
  keptOn,
  NO_NETWORK,
  openedAndKept,
  restarted,
  withLastUseEnded,
} from '#tests/support/kept-resumes.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { siteWithScript } from '#tests/support/script-of-another-build.ts'

test.use({ serviceWorkers: 'allow' })

const t = keptMessages.zh
const WORKER = '/offline-worker.js'

async function makeOwn(page: Page): Promise<string> {
  await signInAsNew(page)
  return makeResume(page, { ...shortResume(), title: '第一份' })
}

test('a browser that was closed and started again without a network has it all', async ({
  baseURL,
  mainProcess: _,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  const start = () => chromium.launchPersistentContext(profile, { ...chromiumOptions(), baseURL, locale: 'zh-CN' })
  const before = await start()
  const [first = await before.newPage()] = before.pages()
  const id = await makeOwn(first)
  await openedAndKept(first, id)
  await before.close()

  const context = await start()
  await context.setOffline(true)
  const [page = await context.newPage()] = context.pages()
  await page.goto('/user/templates')
  await page.getByRole('link', { name: t.openNamed('第一份') }).click()
  const editor = editorPage(page)
  await editor.title.fill('重启以后写的')
  await editor.says(editorMessages.zh.savedHereOffline)
  await context.setOffline(false)
  await editor.says(editorMessages.zh.saved)
  expect((await storedResume(page, id)).title).toBe('重启以后写的')
  await context.close()
  rmSync(profile, { recursive: true })
})

/** Leaves the site as much room on this device; null for as much as there is. */
async function leaveRoom(device: CDPSession, page: Page, quotaSize: number | null): Promise<void> {
  const { origin } = new URL(page.url())
  await device.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== null && { quotaSize }) })
}

test('with storage full: nothing is said to be kept that is not, and it is kept once there is room', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK)
  expectConsole('QuotaExceededError')
  const id = await makeOwn(page)
  await page.goto('/about-us')
  const device = await context.newCDPSession(page)
  await leaveRoom(device, page, 1)
  const editor = editorPage(page)
  await editor.open(id)
  await editor.title.fill('存不下')
  await editor.says(editorMessages.zh.saved)
  expect((await storedResume(page, id)).title).toBe('存不下')
  expect((await keptOn(page)).resumes).toEqual([])
  await context.setOffline(true)
  await editor.title.fill('也存不下')
  await editor.says(editorMessages.zh.offlineUnsaved)
  await leaveRoom(device, page, null)
  await editor.title.fill('又有地方了')
  await editor.says(editorMessages.zh.savedHereOffline)
  await context.setOffline(false)
  await editor.says(editorMessages.zh.saved)
  await openedAndKept(page, id)
  await context.setOffline(true)
  await page.reload()
  await expect(editor.title).toHaveValue('又有地方了')
})

/** How it stands with the page's service worker: whether a newer version waits, and whether the page has the active one. */
const standing = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return {
      waits: registration.waiting !== null,
      present: navigator.serviceWorker.controller === registration.active,
    }
  })

test('a newer build takes over between two uses, and reads what the older one kept', async ({
  page: first,
  context,
  baseURL,
  expectConsole,
}) => {
  // Another port than the site's own, so it refuses what changes something.
  for (const text of [NO_NETWORK, '403']) expectConsole(text)
  const site = await siteWithScript(new URL(baseURL ?? ''), WORKER)
  const id = await makeOwn(first)
  await first.goto(`${site.url}/`)
  await openedAndKept(first, id, `${site.url}/edit`)
  await first.reload()
  await expect.poll(() => standing(first), { timeout: KEEPING_MS }).toEqual({ waits: false, present: true })
  const present = await (await first.request.get(site.url + WORKER)).text()
  site.becomes(`${present}\nself.isNewer = true`)
  await first.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => standing(first), { timeout: KEEPING_MS }).toEqual({ waits: true, present: true })
  await first.reload()
  expect(await standing(first)).toEqual({ waits: true, present: true })
  const between = await withLastUseEnded(context, first, `${site.url}/`)
  await between.goto(`${site.url}/edit?id=${id}`)
  expect(await standing(between)).toEqual({ waits: false, present: true })
  await context.setOffline(true)
  const page = await restarted(context, between, `${site.url}/edit?id=${id}`)
  await expect(editorPage(page).title).toHaveValue('第一份')
  site.stop()
})

test('an older build names what a newer one has kept, and leaves it as it is', async ({
  page: first,
  context,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK)
  const id = await makeOwn(first)
  await openedAndKept(first, id)
  await first.goto('/about-us')
  await first.evaluate(
    (key) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('qingjian-kept')
        opening.onsuccess = () => {
          const change = opening.result.transaction('resumes', 'readwrite')
          const rows = change.objectStore('resumes')
          const reading = rows.get(key)
          reading.onsuccess = () => rows.put({ ...reading.result, doc: { ...reading.result.doc, schema: 99 } })
          change.oncomplete = () => resolve()
          change.onerror = () => reject(change.error)
        }
      }),
    id,
  )
  await context.setOffline(true)
  const page = await restarted(context, first, `/edit?id=${id}`)
  await expect(page.getByRole('heading', { name: t.newerTitle })).toBeVisible()
  await page.getByRole('link', { name: t.others }).click()
  await expect(page.getByText(t.newer)).toBeVisible()
  expect((await keptOn(page)).resumes).toEqual([id])
})
