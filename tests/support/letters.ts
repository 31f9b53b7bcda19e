import * as z from 'zod/mini'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { sandboxUrl } from '#scripts/lib/settings.ts'
import { expect, type Page } from './browser.ts'

const outbox = z.array(z.object({ subject: z.string(), text: z.string(), code: z.optional(z.string()) }))

/** An address no other test uses. */
export function newEmail(): string {
  return `mary-${crypto.randomUUID()}@example.com`
}

/** The letters to an address, the newest first. */
export async function lettersTo(page: Page, email: string) {
  const response = await page.request.get(`${sandboxUrl(e2eSite)}/__sandbox/api/mail?to=${email}`)
  return outbox.parse(await response.json())
}

/** The code in the newest letter to an address. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  const find = async () => (await lettersTo(page, email))[0]?.code ?? ''
  await expect.poll(find).toMatch(/^\d{6}$/)
  return find()
}
