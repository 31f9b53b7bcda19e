import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import { describe, expect, test } from 'vitest'
import { renderShell } from '#src/lib/phone-shell.ts'

const page = { lang: 'zh-CN', status: 410, title: 'A & B', picture: 'clock', content: html`<p>${'<x>'}</p>` } as const
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inside = (text: string, tag: string) =>
  new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*)</${tag}>`).exec(text)?.[1] ?? ''

describe('a page on a phone', () => {
  test('has these headers and no others, and may load nothing', async () => {
    const answer = await renderShell(page)
    const text = await answer.text()
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      410,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src ${hashOf(inside(text, 'style'))}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      },
    ])
    expect(text).not.toContain('<script')
  })

  test('with a script may run that one, and ask this site', async () => {
    const script = 'let a = "<&"'
    const answer = await renderShell({ ...page, script })
    const text = await answer.text()
    expect(inside(text, 'script')).toBe(script)
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src ${hashOf(inside(text, 'style'))}; script-src ${hashOf(script)}; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
  })

  test('says in its own language what it is called, as text', async () => {
    const text = await (await renderShell(page)).text()
    expect(text).toMatch(/^<!doctype html>\n<html lang="zh-CN">/)
    expect([inside(text, 'title'), inside(text, 'h1')]).toEqual(['A &amp; B', 'A &amp; B'])
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toContain('<p>&lt;x&gt;</p>')
  })

  test('has the picture it names', async () => {
    const pictures = ['screen', 'tick', 'cross', 'clock', 'purse'] as const
    const drawn = await Promise.all(
      pictures.map(async (picture) => inside(await (await renderShell({ ...page, picture })).text(), 'svg')),
    )
    expect(new Set(drawn).size).toBe(pictures.length)
  })
})
