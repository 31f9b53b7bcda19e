import { expect, test } from 'vitest'
import { inTurn } from '#client/lib/in-turn.ts'

test('what is asked for later begins when what was asked for before has ended', async () => {
  const queue = inTurn()
  const first = Promise.withResolvers<string>()
  const begun: string[] = []
  const one = queue(() => {
    begun.push('one')
    return first.promise
  })
  const two = queue(async () => begun.push('two'))
  await Promise.resolve()
  expect(begun).toEqual(['one'])
  first.resolve('answer')
  expect([await one, await two, begun]).toEqual(['answer', 2, ['one', 'two']])
})

test('a failure reaches who asked, and stops nothing after it', async () => {
  const queue = inTurn()
  const one = queue(async () => {
    throw new Error('refused')
  })
  const two = queue(async () => 'done')
  await expect(one).rejects.toThrow('refused')
  expect(await two).toBe('done')
})
