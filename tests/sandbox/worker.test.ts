import { expect, test } from 'vitest'
import { createSandbox, noSite, SANDBOX } from './sandbox.ts'

test('what the sandbox does not play is not there, and says so', async () => {
  const { network } = createSandbox(noSite)
  const answer = await network(`${SANDBOX}/nobody.test/pay`, { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'The sandbox has no POST /nobody.test/pay' }])
})

test('whoever opens it finds its page', async () => {
  const { network } = createSandbox(noSite)
  const answer = await network(`${SANDBOX}/`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/__sandbox'])
})
