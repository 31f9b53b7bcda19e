import { createElement, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { beforeEach, expect, test, vi } from 'vitest'
import { streamHtml } from '#client/app/html-stream.ts'
import { type AppState, documentOf, reactOptions, renderDocument } from '#client/entry.server.tsx'
import type { ResourceLoader } from '#client/lib/resources.tsx'
import { envelope, parseOutput } from '#src/contract/index.ts'
import { everyAnswer, everyPage } from '#tests/support/every-page.ts'
import { ORIGIN, remoteSite } from '#tests/support/site.ts'

// React warns of two renderers in one process, which nobody but this test has.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** What the browser hydrates with is what the server rendered from. */
async function stateOf(path: string, headers: Record<string, string>): Promise<AppState> {
  const html = await (await remoteSite(everyAnswer).get(path, headers)).text()
  return JSON.parse(/<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

/** @param when the answers come */
function optionsFor(whole: boolean, when: Promise<void>) {
  const load: ResourceLoader = async (name) => {
    const answer = await everyAnswer(new Request(`${ORIGIN}/api/${name}`))
    await when
    return parseOutput(name, envelope.parse(await answer.json()).data)
  }
  const { signal } = new AbortController()
  return {
    nonce: 'n0',
    entry: { href: '/e.js' },
    styles: { css: 'b {}', inlined: [{ href: '/b.css' }], linked: [{ href: '/a.css' }] },
    preloads: [{ href: '/b.js' }],
    load,
    signal,
    whole,
    fill,
    onError,
  }
}

const fill = (text: string) => text

function onError(error: unknown): void {
  throw error
}

const readers = everyPage.flatMap(({ route, path }) =>
  (route.access === 'user' ? ['user'] : ['visitor', 'user']).flatMap((who) =>
    [false, true].map((whole) => ({ route, path, who, whole })),
  ),
)

test.each(readers)(
  '$path for a $who (whole: $whole) is byte for byte what the edge build of React makes of it',
  async ({ route, path, who, whole }) => {
    const state = await stateOf(path, who === 'user' ? { cookie: '__Host-session=good' } : {})
    const answers = Promise.withResolvers<void>()
    const options = optionsFor(whole, answers.promise)
    if (whole) answers.resolve()
    const edge = await renderToReadableStream(await documentOf(state, route, options), reactOptions(options))
    if (whole) await edge.allReady
    const { body, html } = await renderDocument(state, route, options)
    const texts = [new Response(body).text(), new Response(edge).text()]
    answers.resolve()
    const [text, expected] = await Promise.all(texts)
    expect(text).toBe(expected)
    expect(text).toBe(await html)
  },
)

function Content({ content }: { content: Promise<string> }) {
  return createElement('p', null, use(content))
}

function boundaries(count: number) {
  const contents = Array.from({ length: count }, () => Promise.withResolvers<string>())
  const node = createElement(
    'main',
    null,
    ...contents.map(({ promise }, key) =>
      createElement(Suspense, { key, fallback: '…' }, createElement(Content, { content: promise })),
    ),
  )
  return { contents, node }
}

const plain = { nonce: 'n0', whole: false, signal: new AbortController().signal, fill, onError }

test('React stops while nobody reads, and goes on when somebody does', async () => {
  const { contents, node } = boundaries(8)
  const { body } = await streamHtml(node, plain)
  for (const [index, { resolve }] of contents.entries()) {
    resolve(`content ${index}`)
    await new Promise((done) => setTimeout(done))
  }
  const chunks: string[] = []
  if (body instanceof ReadableStream) for await (const chunk of body) chunks.push(new TextDecoder().decode(chunk))
  expect([chunks.length < 5, chunks.join('').match(/content \d/g)?.length]).toEqual([true, 8])
})

test('what is ready at once is bytes, and what a signal breaks off is closed', async () => {
  const whole = await streamHtml(createElement('p', null, '字'), plain)
  expect([whole.body, await whole.html]).toEqual([new TextEncoder().encode('<p>字</p>'), '<p>字</p>'])
  const abort = new AbortController()
  const faults: unknown[] = []
  const { body, html } = await streamHtml(boundaries(1).node, {
    ...plain,
    signal: abort.signal,
    onError: (error) => void faults.push(error),
  })
  const reason = new Error('gone')
  abort.abort(reason)
  expect(await new Response(body).text()).toBe(await html)
  expect([faults, (await html)?.includes('$RX(')]).toEqual([[reason], true])
})

test('what is sent is filled in for its reader, at once or piece by piece; what is kept of it is not', async () => {
  const fill = (text: string) => text.replaceAll('NAME', 'Ann')
  const whole = await streamHtml(createElement('p', null, 'NAME'), { ...plain, fill })
  expect([whole.body, await whole.html]).toEqual([new TextEncoder().encode('<p>Ann</p>'), '<p>NAME</p>'])
  const { contents, node } = boundaries(1)
  const { body, html } = await streamHtml(createElement('div', null, 'NAME', node), { ...plain, fill })
  contents[0]?.resolve('NAME!')
  const text = await new Response(body).text()
  const kept = await html
  expect([kept?.match(/NAME/g)?.length, kept?.replaceAll('NAME', 'Ann')]).toEqual([2, text])
})

test('nothing is kept of a page whose reader has gone, and React stops', async () => {
  const faults: unknown[] = []
  const onError = (error: unknown) => void faults.push(error)
  const { body, html } = await streamHtml(boundaries(2).node, { ...plain, onError })
  if (body instanceof ReadableStream) await body.cancel()
  expect(await html).toBeNull()
  const stopped = Array(2).fill('Error: The destination stream closed early.')
  await vi.waitFor(() => expect(faults.map(String)).toEqual(stopped))
})

test('what is wanted whole waits for all of it', async () => {
  const { contents, node } = boundaries(1)
  const rendered = streamHtml(node, { ...plain, whole: true })
  contents[0]?.resolve('at last')
  const { body, html } = await rendered
  expect([body, await html]).toEqual([new TextEncoder().encode((await html) ?? ''), expect.stringContaining('at last')])
})
