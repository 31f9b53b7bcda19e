import { expect, test } from 'vitest'
import { attempt } from '#client/lib/attempt.ts'

test('an action that fails later on is reported once, one that succeeds is not', async () => {
  const reported: unknown[] = []
  const failed = new Error('no')
  const report = (error: unknown) => void reported.push(error)
  const late = async () => {
    await Promise.resolve()
    throw failed
  }
  expect([await attempt(late, report), await attempt(async () => {}, report)]).toEqual([false, true])
  expect(reported).toEqual([failed])
})
