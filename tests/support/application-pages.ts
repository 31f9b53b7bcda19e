import * as z from 'zod/mini'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import type { Page } from './browser.ts'
import { shortResume } from './editor-page.ts'
import { makeResume } from './online-resumes.ts'
import { signInAsNew } from './purchase-dialog.ts'

const kept = z.object({ code: z.literal(1), data: z.object({ id: z.string() }) })

/** Begins an application for a résumé. @returns its id */
export async function apply(page: Page, resume: string, title: string): Promise<string> {
  const answer = await page.request.post('/api/user.Application/create', {
    data: {
      ...{ key: crypto.randomUUID(), employer: '青竹科技', title, link: '', posting: '熟悉 SQL' },
      ...{ coverage: { covered: 0, total: 1 }, resume },
    },
    headers: { origin: siteUrl(e2eSite) },
  })
  return kept.parse(await answer.json()).data.id
}

/** Somebody with a résumé, and an application it is for. */
export async function applied(page: Page): Promise<{ resume: string; application: string }> {
  await signInAsNew(page)
  const resume = await makeResume(page, shortResume())
  return { resume, application: await apply(page, resume, '产品经理') }
}
