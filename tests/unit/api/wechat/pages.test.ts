import { describe, expect, test } from 'vitest'
import { renderPhonePage } from '#src/api/wechat/pages.ts'
import type { PhonePage } from '#src/api/wechat/phone.ts'
import { scanningMessages } from '#src/texts/scanning.ts'

const confirm = { kind: 'confirm', sceneId: 's1', askedAt: Date.UTC(2026, 10, 21, 2), place: '', nickname: '' } as const
const asker = { id: 7, name: 'A <b>' }

async function seen(page: PhonePage, locale: 'zh' | 'en') {
  const response = await renderPhonePage(page, locale, '青简')
  const text = await response.text()
  const [, title, ...facts] = [...text.matchAll(/<(?:h1|dt|dd)>([^<]*)/g)].map(([, each]) => each).toSpliced(0, 0, '')
  return {
    status: response.status,
    title,
    facts,
    body: /<p>([^<]*)/.exec(text)?.[1],
    form: [...text.matchAll(/ action="([^"]*)"| value="([^"]*)"[^>]*>([^<]*)/g)].map((found) =>
      found.slice(1).join(''),
    ),
    script: text.includes('<script'),
  }
}

describe.each(['zh', 'en'] as const)('what a phone is shown in %s', (locale) => {
  const { tasks, labels, expired, taken } = scanningMessages[locale]
  const time = locale === 'zh' ? `11月21日 10:00${labels.beijing}` : `November 21 at 10:00${labels.beijing}`

  test.each(['login', 'bind', 'prove'] as const)('before a decision to %s', async (purpose) => {
    const form = ['/wx/confirm/s1', `confirm${tasks[purpose].button}`, `cancel${labels.cancel}`]
    const page = { status: 200, ...tasks[purpose].confirm('青简'), form, script: false }
    expect(await seen({ ...confirm, purpose, asker: null }, locale)).toEqual({
      ...page,
      facts: [labels.place, labels.unknownPlace, labels.time, time],
    })
    expect(await seen({ ...confirm, purpose, asker, place: '上海, CN', nickname: 'Li' }, locale)).toEqual({
      ...page,
      facts: [labels.asker, 'A &lt;b&gt; (ID 7)', labels.account, 'Li', labels.place, '上海, CN', labels.time, time],
    })
  })

  test('after it, and when there is nothing to decide', async () => {
    const rest = { facts: [], form: [], script: false }
    for (const purpose of ['login', 'bind', 'prove'] as const) {
      for (const [kind, status] of [
        ['done', 200],
        ['cancelled', 200],
        ['failed', 502],
      ] as const) {
        expect(await seen({ kind, purpose }, locale)).toEqual({ ...rest, status, ...tasks[purpose][kind] })
      }
    }
    expect(await seen({ kind: 'expired' }, locale)).toEqual({ ...rest, status: 410, ...expired })
    expect(await seen({ kind: 'taken' }, locale)).toEqual({ ...rest, status: 409, ...taken })
  })
})
