import { expect, test } from 'vitest'
import { doneKinds } from '#src/classic/actions.ts'
import { aftermathNotice } from '#src/classic/notices.ts'
import type { Origin } from '#src/origin/index.ts'
import { composeResume } from '#src/resume/compose.ts'
import { classicMessages } from '#src/texts/classic.ts'

const document = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林' },
  sections: [{ kind: 'work', items: [{ org: '甲' }] }],
})
const caller = { token: 't', locale: 'zh', address: '', country: '', requestId: 'r' } as const
const language = { t: classicMessages.zh, locale: 'zh' } as const
const { t } = language

/** What is said above the form of a résumé with this history; null: it cannot be had. */
async function noticeOf(done: (typeof doneKinds)[number], lost: string[], history: unknown[] | null = []) {
  const asked: unknown[] = []
  const call: Origin['call'] = async (name, input) => {
    asked.push([name, input])
    return JSON.parse(JSON.stringify(history === null ? { ok: false, code: 500 } : { ok: true, data: history }))
  }
  const origin: Origin = { ...Object(null), call }
  const aftermath = { done, at: 'items/work-item-1', rev: 4, lost }
  const html = String(await aftermathNotice(language, aftermath, { id: 'x', document, origin, caller }))
  return { html, asked }
}

test.each(doneKinds)('%s: said alone, and a deletion can be taken back', async (done) => {
  const { html, asked } = await noticeOf(done, [])
  const undo =
    done === 'deleted' ? ` <button type="submit" name="do" value="restore:items/work-item-1">${t.undo}</button>` : ''
  expect([html, asked]).toEqual([`<div class="note" id="note" role="status"><p>${t[done]}${undo}</p></div>`, []])
})

const row = (rev: number, entry: string, values: object) => ({ rev, entry, values, at: 0, journal: 'j' })

test('what a save replaced is quoted from the history of that save, entry by entry and field by field', async () => {
  const { html, asked } = await noticeOf(
    'saved',
    ['items/work-item-1.org', 'basics.name', 'items/work-item-1.pos', 'basics.city', 'items/work-item-1.section'],
    [
      row(5, 'basics', { name: '后来的' }),
      row(4, 'items/work-item-2', { org: '别处的公司', name: '别处的名字' }),
      row(4, 'items/work-item-1', { title: '员', pos: 'a1', section: 'skills' }),
      row(4, 'items/work-item-1', { org: '乙 <公司>' }),
      row(4, 'basics', { name: '林秋' }),
      row(3, 'basics', { city: '以前的' }),
    ],
  )
  expect(asked).toEqual([['user.Resume/history', { id: 'x' }]])
  expect(html).toMatch(/^<div class="alert" id="note" role="alert">/)
  expect(html).toContain(`<p>${t.lostTitle}</p>`)
  expect([...html.matchAll(/<a href="([^"]*)">[^<]*<\/a><blockquote>([^<]*)/g)].map((found) => found.slice(1))).toEqual(
    [
      ['#f-items-work-item-1-org', t.lostValue('乙 &lt;公司&gt;')],
      ['#f-basics-name', t.lostValue('林秋')],
      ['#f-items-work-item-1-pos', t.lostKept],
      ['#f-basics-city', t.lostKept],
      ['#f-items-work-item-1-section', t.lostKept],
    ],
  )
})

test('while the history cannot be had it says that nothing is lost', async () => {
  const { html } = await noticeOf('saved', ['basics.name'], null)
  expect(/<blockquote>([^<]*)/.exec(html)?.[1]).toBe(t.lostKept)
})
