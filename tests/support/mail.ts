import * as z from 'zod/mini'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { sandboxUrl } from '#scripts/lib/settings.ts'
import { expect, type Page } from './browser.ts'

const letters = z.array(z.object({ code: z.optional(z.string()) }))

/** An address no other test uses. */
export function newEmail(): string {
  return `mary-${crypto.randomUUID()}@example.com`
}

/** The code in the newest letter to an address. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  const find = async () => {
    const response = await page.request.get(`${sandboxUrl(e2eSite)}/__sandbox/api/mail?to=${email}`)
    return letters.parse(await response.json())[0]?.code ?? ''
  }
  await expect.poll(find).toMatch(/^\d{6}$/)
  return find()
}
