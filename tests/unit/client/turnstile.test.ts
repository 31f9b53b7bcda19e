import { expect, test, vi } from 'vitest'

const widget = { provider: 'turnstile', script: 'https://widget.test/api.js', site_key: 'key-1' } as const
const place = {} as HTMLElement
type Script = { src: string; onload: () => void; onerror: () => void }

/** A page in which scripts are put; what its widgets are shown with. */
async function page() {
  vi.resetModules()
  const { showTurnstile } = await import('#client/features/sign-in/turnstile.ts')
  const scripts: Script[] = []
  const turnstile = { render: vi.fn(), remove: vi.fn() }
  turnstile.render.mockImplementation(() => `widget-${turnstile.render.mock.calls.length}`)
  const frame: { turnstile?: typeof turnstile } = {}
  vi.stubGlobal('window', frame)
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: Script) => void scripts.push(script) },
  })
  const failed = vi.fn()
  const callback = vi.fn()
  const show = () => showTurnstile(place, widget, { action: 'login', language: 'en', theme: 'dark', callback, failed })
  return {
    ...{ scripts, turnstile, failed, callback, show },
    arrive: () => {
      frame.turnstile = turnstile
      scripts.at(-1)?.onload()
    },
  }
}

test('the script is loaded once; a widget is shown with what it is for, and removed', async () => {
  const { show, scripts, arrive, turnstile, callback } = await page()
  const hide = show()
  arrive()
  await vi.waitFor(() => expect(turnstile.render).toHaveBeenCalledOnce())
  expect(turnstile.render.mock.calls[0]).toEqual([
    place,
    {
      ...{ sitekey: 'key-1', action: 'login', language: 'en', theme: 'dark', callback },
      ...{ 'response-field': false, 'error-callback': expect.any(Function) },
    },
  ])
  hide()
  expect(turnstile.remove.mock.calls).toEqual([['widget-1']])
  show()
  await vi.waitFor(() => expect(turnstile.render).toHaveBeenCalledTimes(2))
  expect(scripts.map(({ src }) => src)).toEqual(['https://widget.test/api.js?render=explicit'])
})

test('what is left before the script has come shows no widget', async () => {
  const { show, arrive, turnstile } = await page()
  show()()
  const other = show()
  arrive()
  await vi.waitFor(() => expect(turnstile.render).toHaveBeenCalledOnce())
  other()
  expect(turnstile.remove.mock.calls).toEqual([['widget-1']])
})

test('a script that does not come, or brings nothing, is told, and asked for again the next time', async () => {
  const { show, scripts, failed, arrive, turnstile } = await page()
  show()
  scripts[0]?.onerror()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  show()
  scripts[1]?.onload()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2))
  show()
  arrive()
  await vi.waitFor(() => expect(turnstile.render).toHaveBeenCalledOnce())
  expect([scripts.length, failed.mock.calls.map(([error]) => String(error))]).toEqual([
    3,
    [
      expect.stringMatching(/^Error: https:.* cannot be loaded$/),
      expect.stringMatching(/^Error: https:.* brought no Turnstile$/),
    ],
  ])
})

test('a widget that fails is told of, and does not write it to the console', async () => {
  const { show, arrive, turnstile, failed } = await page()
  show()
  arrive()
  await vi.waitFor(() => expect(turnstile.render).toHaveBeenCalledOnce())
  expect([turnstile.render.mock.calls[0]?.[1]['error-callback'](), failed.mock.calls.length]).toEqual([true, 1])
})
