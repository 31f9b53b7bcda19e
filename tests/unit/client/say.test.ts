import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Region = { className: string; textContent: string; attributes: [string, string][] }

/** A page, what stands in it to be announced, and a fresh announcer. */
async function listening() {
  const regions: Region[] = []
  const createElement = () => {
    const attributes: [string, string][] = []
    const setAttribute = (name: string, value: string) => void attributes.push([name, value])
    return { className: '', textContent: '', attributes, setAttribute }
  }
  vi.stubGlobal('document', { createElement, body: { append: (region: Region) => regions.push(region) } })
  const { say } = await import('#client/lib/say.ts')
  return { say, regions, heard: () => regions[0]?.textContent }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first message comes once its region, polite and unseen, has stood empty for 150 ms', async () => {
  const { say, regions, heard } = await listening()
  expect(regions).toEqual([])
  say('Moved')
  expect(regions.map(({ className, attributes }) => [className, attributes])).toEqual([
    [
      'sr-only',
      [
        ['role', 'status'],
        ['aria-live', 'polite'],
      ],
    ],
  ])
  vi.advanceTimersByTime(149)
  expect(heard()).toBe('')
  vi.advanceTimersByTime(1)
  expect(heard()).toBe('Moved')
})

test('the next comes a second later, the last of those meanwhile, in the same region', async () => {
  const { say, regions, heard } = await listening()
  say('one')
  vi.advanceTimersByTime(150)
  say('two')
  say('three')
  vi.advanceTimersByTime(999)
  expect(heard()).toBe('one')
  vi.advanceTimersByTime(1)
  expect(heard()).toBe('three')
  vi.advanceTimersByTime(1000)
  say('four')
  vi.advanceTimersByTime(0)
  expect([heard(), regions.length]).toEqual(['four', 1])
})

test('the same again is another text each time', async () => {
  const { say, heard } = await listening()
  const texts: unknown[] = []
  for (let nth = 0; nth < 3; nth += 1) {
    say('Undone')
    vi.advanceTimersByTime(1000)
    texts.push(heard())
  }
  expect(texts).toEqual(['Undone', 'Undone\u00a0', 'Undone'])
})
