import type { BrowserContext } from '@playwright/test'
import { expect, type Page } from './browser.ts'
import { editorPage } from './editor-page.ts'

/** The console error of a request without a network. */
export const NO_NETWORK = 'ERR_INTERNET_DISCONNECTED'

/** Opens a résumé of the account, and waits until it and the editor are on this device. */
export async function openedAndKept(page: Page, id: string, path = '/edit'): Promise<void> {
  await page.goto(`${path}?id=${id}`)
  await expect(editorPage(page, path.startsWith('/en') ? 'en' : 'zh').title).toBeVisible()
  await isActive(page)
  await expect.poll(async () => (await keptOn(page)).resumes).toContain(id)
}

/** How long a service worker may take to keep the files of the editor, in ms: several MB, on a machine with other work. */
export const KEEPING_MS = 60_000

/** Waits until the service workers of the editor are active. */
export async function isActive(page: Page): Promise<void> {
  const states = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations())
        .map(({ scope, active }) => `${new URL(scope).pathname} ${active?.state}`)
        .toSorted(),
    )
  const isEnglish = new URL(page.url()).pathname.startsWith('/en/')
  const wanted = ['/edit activated', '/user/templates activated'].map((state) => (isEnglish ? `/en${state}` : state))
  await expect.poll(states, { timeout: KEEPING_MS }).toEqual(expect.arrayContaining(wanted))
}

/** The copies on this device: whose they are, of which résumés, and how many pictures. */
export function keptOn(page: Page): Promise<{ mark: string | null; resumes: string[]; photos: number }> {
  return page.evaluate(async () => {
    const mark = localStorage.getItem('kept-resumes')
    if (!(await indexedDB.databases()).some(({ name }) => name === 'qingjian-kept')) {
      return { mark, resumes: [], photos: 0 }
    }
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await answer(indexedDB.open('qingjian-kept'))
    const stores = db.transaction(['resumes', 'photos'])
    const resumes = (await answer(stores.objectStore('resumes').getAllKeys())).map(String)
    const photos = await answer(stores.objectStore('photos').count())
    db.close()
    return { mark, resumes, photos }
  })
}

/** Closes the page and opens a new one, as after a restart of the device. */
export async function restarted(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(path)
  return next
}

/**
 * Ends the page, and waits until no version of a service worker waits for that any more. The answer shows
 * `elsewhere`, a page that no worker serves: one opened sooner would go on with the old version.
 */
export async function withLastUseEnded(context: BrowserContext, page: Page, elsewhere: string): Promise<Page> {
  const next = await restarted(context, page, elsewhere)
  const waiting = async () =>
    (await navigator.serviceWorker.getRegistrations()).filter(({ waiting }) => waiting !== null).length
  await expect.poll(() => next.evaluate(waiting)).toBe(0)
  return next
}
