import { Trouble } from '#scripts/lib/main.ts'
import type { MaintainedSite } from './maintained.ts'
import type { Task } from './task.ts'

/** The third parties that can be checked. */
export const LIVE = ['wechat-pay', 'alipay', 'wechat', 'sms', 'mail', 'captcha'] as const

const SIGNS = { right: 'right', wrong: 'WRONG', open: 'not shown by this', off: 'switched off' } as const

/**
 * Makes the site send harmless calls to each third party, and prints the findings.
 * @param onWrong called when anything is wrong
 */
export async function planLive(
  names: readonly string[],
  withSite: <T>(use: (site: Pick<MaintainedSite, 'live'>) => Promise<T>) => Promise<T>,
  onWrong: () => void,
): Promise<Task> {
  const wanted = names.length === 0 ? LIVE : names
  const unknown = wanted.find((name) => !LIVE.some((known) => known === name))
  if (unknown !== undefined) throw new Trouble(`There is no "${unknown}": ${LIVE.join(', ')}.`)
  const lines = await withSite(async (site) => {
    const all: string[] = []
    for (const name of wanted) {
      const findings = (await site.live(name)) ?? []
      if (findings.some(({ verdict }) => verdict === 'wrong')) onWrong()
      all.push(...findings.map(({ verdict, text }) => `${name}: ${SIGNS[verdict]}: ${text}`))
    }
    return all
  })
  return { subject: wanted.join(' '), lines }
}
