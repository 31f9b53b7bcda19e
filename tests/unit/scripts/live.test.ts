import { expect, test } from 'vitest'
import { planLive } from '#scripts/lib/operate/live.ts'
import type { LiveFinding } from '#src/api/upkeep/live/finding.ts'

const FOUND: Record<string, LiveFinding[]> = {
  sms: [
    { verdict: 'right', text: 'The key is known.' },
    { verdict: 'open', text: 'The signature.' },
  ],
  mail: [{ verdict: 'wrong', text: 'There is no such key.' }],
}

/** Asks the site; what the command prints, and how often something was wrong. */
async function asked(...names: string[]) {
  const seen = { wrong: 0 }
  const site = { live: async (name: string) => FOUND[name] ?? [{ verdict: 'off' as const, text: 'It is not set.' }] }
  const { subject, lines } = await planLive(
    names,
    (use) => use(site),
    () => {
      seen.wrong += 1
    },
  )
  return { subject, lines, ...seen }
}

test('third parties are told of one by one, and one that is wrong ends the command with a failure', async () => {
  expect(await asked('sms', 'captcha')).toEqual({
    subject: 'sms captcha',
    lines: [
      'sms: right: The key is known.',
      'sms: not shown by this: The signature.',
      'captcha: switched off: It is not set.',
    ],
    wrong: 0,
  })
  const all = await asked()
  expect([all.subject, all.wrong]).toEqual(['wechat-pay alipay wechat sms mail captcha', 1])
  expect(all.lines).toContain('mail: WRONG: There is no such key.')
})

test('of one that does not exist it is said which there are', async () => {
  await expect(asked('sms', 'fax')).rejects.toThrow(
    'There is no "fax": wechat-pay, alipay, wechat, sms, mail, captcha.',
  )
})
