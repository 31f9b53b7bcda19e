import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inlineStyles } from '#src/ssr/inlined-styles.ts'
import type { Visit } from '#src/ssr/visit.ts'

const url = new URL('https://site.test/en/about-us')

beforeEach(() => {
  vi.stubEnv('DEV', false)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** A page whose files these are, all others are missing; what it asks for, and what it logs. */
function visiting(files: Record<string, string>) {
  const asked: string[] = []
  const logged: unknown[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const text = files[new URL(address).pathname]
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 })
  }
  const log = {
    error: (event: string, error: unknown, fields: object) => void logged.push([event, `${error}`, fields]),
  }
  const visit = { services: { assets: { fetch }, log }, url, caller: { requestId: 'r1' } } as unknown as Visit
  return { visit, asked, logged }
}

test('style sheets up to 16 000 characters stand in the page in their order, larger ones are linked', async () => {
  const files = { '/a-1.css': 'a{}', '/b-1.css': 'b'.repeat(16_001), '/c-1.css': 'c'.repeat(16_000) }
  const { visit, asked } = visiting(files)
  const [a, b, c] = Object.keys(files).map((href) => ({ href }))
  const found = { css: files['/a-1.css'] + files['/c-1.css'], inlined: [a, c], linked: [b] }
  expect(await inlineStyles(visit, [a, b, c] as never)).toEqual(found)
  expect(asked).toEqual(['/a-1.css', '/b-1.css', '/c-1.css'].map((path) => `https://site.test${path}`))
  expect(await inlineStyles(visit, [a, b, c] as never)).toEqual(found)
  expect(asked).toHaveLength(3)
})

test('when one cannot be read, all are linked, which the log tells; the next page tries again', async () => {
  const { visit, logged } = visiting({ '/a-2.css': 'a{}' })
  const sheets = [{ href: '/a-2.css' }, { href: '/gone-2.css' }]
  expect(await inlineStyles(visit, sheets as never)).toEqual({ css: '', inlined: [], linked: sheets })
  expect(logged).toEqual([['page.styles', 'Error: /gone-2.css answered 404', { request_id: 'r1' }]])
  const later = visiting({ '/gone-2.css': 'b{}' })
  expect((await inlineStyles(later.visit, sheets as never)).css).toBe('a{}b{}')
})

test('in development all are linked', async () => {
  vi.stubEnv('DEV', true)
  const { visit, asked } = visiting({ '/a-3.css': 'a{}' })
  const sheets = [{ href: '/a-3.css' }]
  expect([await inlineStyles(visit, sheets as never), asked]).toEqual([{ css: '', inlined: [], linked: sheets }, []])
})
