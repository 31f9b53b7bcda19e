import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

const crashed = () => new DOMException('Internal error', 'UnknownError')

/** Storage that answers so, one time after another, and when it is asked, in ms from the first time. */
async function storageOf(...answers: unknown[]) {
  const { readAgain } = await import('#client/lib/read-again.ts')
  const asked: number[] = []
  const begun = Date.now()
  const read = async () => {
    asked.push(Date.now() - begun)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  /** What reading it comes to. */
  const tried = async () => {
    const result = readAgain(read).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    return result
  }
  return { asked, tried }
}

test('storage that answers is asked once', async () => {
  const { asked, tried } = await storageOf('a')
  expect([await tried(), asked]).toEqual(['a', [0]])
})

test('after an unknown error it is asked twice more, with longer pauses', async () => {
  const { asked, tried } = await storageOf(crashed(), crashed(), 'a')
  expect([await tried(), asked]).toEqual(['a', [0, 200, 1200]])
})

test.each([
  ['of the storage', new DOMException('No room', 'QuotaExceededError')],
  ['that is called the same', Object.assign(new Error('x'), { name: 'UnknownError' })],
])('any other error, one %s, is told at once', async (_what, error) => {
  const { asked, tried } = await storageOf(error, 'a')
  expect([await tried(), asked]).toEqual([error, [0]])
})

test('storage that fails through all pauses is no longer waited for, until it answers again', async () => {
  const [last, next] = [crashed(), crashed()]
  const { asked, tried } = await storageOf(crashed(), crashed(), last, next, 'a', crashed(), 'b')
  expect([await tried(), asked]).toEqual([last, [0, 200, 1200]])
  expect([await tried(), asked.length]).toEqual([next, 4])
  expect([await tried(), asked.length]).toEqual(['a', 5])
  expect([await tried(), asked.length]).toEqual(['b', 7])
})

test('storage that fails otherwise in the end is waited for the next time', async () => {
  const last = new DOMException('Gone', 'NotFoundError')
  const { asked, tried } = await storageOf(crashed(), crashed(), last, crashed(), 'a')
  expect([await tried(), asked.length]).toEqual([last, 3])
  expect([await tried(), asked.length]).toEqual(['a', 5])
})
