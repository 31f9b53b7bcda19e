import type { APIRequestContext, Response } from '@playwright/test'
import * as z from 'zod/mini'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { sandboxUrl } from '#scripts/lib/settings.ts'
import { expect, type Page } from './browser.ts'

const qrAnswer = z.object({ data: z.object({ scene_id: z.string() }) })
const stepAnswer = z.object({ scene: z.object({ state: z.string(), authorize_url: z.nullable(z.string()) }) })

type Step = 'scan' | 'allow' | 'confirm' | 'deny' | 'expire'

/** What somebody does with a simulated phone. */
export async function act(request: APIRequestContext, scene: string, step: Step, user?: string) {
  const answer = await request.post(`${sandboxUrl(e2eSite)}/__sandbox/api/scenes/${scene}/${step}`, { data: { user } })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
  return stepAnswer.parse(await answer.json()).scene
}

/** The scene of the code that comes when something is done to the page: to sign in, or for an account. */
export async function newScene(page: Page, act: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse(/\/user\.(WechatLogin\/loginQrcode|WechatScan\/create)/)
  await act()
  return sceneOf(await answer)
}

async function sceneOf(response: Response): Promise<string> {
  return qrAnswer.parse(await response.json()).data.scene_id
}
