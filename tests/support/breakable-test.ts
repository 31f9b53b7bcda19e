import * as z from 'zod/mini'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { brownOutState, e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSite } from '#scripts/lib/local-worker.ts'
import { addressesOf } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'
import { breakableSite } from './breakable-site.ts'
import { type Store, SWITCH } from './breakable-stores.ts'
import { expect, type Page } from './browser.ts'
import { localUrl, testOf } from './file-site.ts'
import { copyPreparedState } from './prepared-state.ts'

export type Breakable = { url: string; take: (stores: readonly Store[]) => Promise<void> }

/** Makes a test whose file has a site of its own, of which stores can be switched off while it runs. */
export function breakableTest() {
  return testOf(async () => {
    copyPreparedState(brownOutState)
    const addresses = { ...addressesOf(e2eSite), SITE_URL: 'http://localhost' }
    const variables = siteVariables(e2eSite.stateDir, addresses)
    const site = await runSite({ stateDir: brownOutState, variables, front: breakableSite(), log: 'silent' })
    const url = localUrl(site.url)
    const take = async (stores: readonly Store[]) => {
      const answer = await fetch(url + SWITCH, { method: 'POST', body: stores.join() })
      if (!answer.ok) throw new Error(`The stores cannot be taken away: ${answer.status}`)
    }
    return { url, take, stop: site.stop }
  })
}

const listed = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) })

/** Signs the demo account in, without the résumés of earlier tests: an account may have three. */
export async function signInDemo(page: Page, { url }: Breakable): Promise<void> {
  const headers = { origin: url }
  const answer = await page.request.post('/api/user.Base/loginByPassword', { data: demoAccount, headers })
  expect(answer.status()).toBe(200)
  const { items } = listed.parse(await (await page.request.get('/api/user.Jianli/list')).json()).data
  for (const { id } of items) {
    const removed = await page.request.get(`/api/user/resume/del?id=${id}`, { headers })
    expect(await removed.json()).toMatchObject({ code: 1 })
  }
}
