import { expect, test, vi } from 'vitest'
import { createPart, whenIdle } from '#client/lib/part.ts'

test('a part is fetched once, by whoever asks first, and kept', async () => {
  const fetchPart = vi.fn(async () => 'code')
  const part = createPart(fetchPart)
  expect([part.loaded.get(), fetchPart.mock.calls.length]).toEqual([null, 0])
  await Promise.all([part.load(), part.load()])
  await part.load()
  expect([part.loaded.get(), fetchPart.mock.calls.length]).toEqual(['code', 1])
})

test('a part that could not be fetched is told to who asked, and fetched again the next time', async () => {
  const fetchPart = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'))
  const part = createPart(fetchPart)
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.loaded.get()).toBeNull()
  await part.load()
  expect(part.loaded.get()).toBe('code')
})

test('a task waits until the browser is idle; one that cannot tell runs it next', () => {
  vi.useFakeTimers()
  const idle: (() => void)[] = []
  const requestIdleCallback = (task: () => void) => idle.push(task)
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  const task = vi.fn()
  whenIdle(task)
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  idle[0]?.()
  expect(task).toHaveBeenCalledOnce()
  vi.stubGlobal('window', {})
  whenIdle(task)
  expect(task).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledTimes(2)
})
