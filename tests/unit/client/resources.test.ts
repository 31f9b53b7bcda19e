import { expect, test, vi } from 'vitest'
import { createResources, resourceKey } from '#client/lib/resources.tsx'

const NAME = 'user.TemplateCollections/marks'
const load = () => vi.fn(async () => [])

test('an answer is asked for once, by name and input, until it is forgotten', () => {
  const asked = load()
  const { read, clear } = createResources(asked as never, () => null)
  const first = read(NAME, {})
  expect([read(NAME, {}) === first, read(NAME, { page: 2 } as never) === first]).toEqual([true, false])
  expect(asked).toHaveBeenCalledTimes(2)
  clear()
  expect(read(NAME, {})).not.toBe(first)
  expect(asked.mock.calls).toEqual([
    [NAME, {}],
    [NAME, { page: 2 }],
    [NAME, {}],
  ])
})

test('one that came with the document is not asked for, and is there before anybody waits', async () => {
  const asked = load()
  const embedded = vi.fn((key: string) => (key === resourceKey(NAME, {}) ? '[{"template_id":1}]' : null))
  const { read } = createResources(asked as never, embedded)
  const answer = read(NAME, {})
  expect(answer).toMatchObject({ status: 'fulfilled', value: [{ template_id: 1 }] })
  expect([await answer, asked.mock.calls.length]).toEqual([[{ template_id: 1 }], 0])
})

test('the key of an answer is its name with all its input', () => {
  expect(resourceKey(NAME, { page: 2, q: 'a b&c' })).toBe(`${NAME}?page=2&q=a+b%26c`)
})
