import { expect, test } from 'vitest'
import { sandboxSender } from '#src/api/sms/sandbox.ts'

const message = { mobile: '13800138000', code: '0427', type: 'reset' } as const

/** What becomes of a message that is answered like this, and the request. */
async function outcomeOf(answer: () => Promise<Response>) {
  const requests: Request[] = []
  const sender = sandboxSender('http://localhost:8790', (input, init) => {
    requests.push(new Request(input, init))
    return answer()
  })
  return { outcome: await sender.send(message), requests }
}

test.each<[string, () => Promise<Response>]>([
  ['sent', async () => new Response(null, { status: 204 })],
  ['failed', async () => new Response(null, { status: 500 })],
  ['failed', () => Promise.reject(new TypeError('fetch failed'))],
  ['failed', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['failed', () => Promise.reject(Object.assign(new Error('x'), { name: 'TimeoutError' }))],
  ['unknown', () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('%s', async (expected, answer) => {
  const { outcome, requests } = await outcomeOf(answer)
  expect([outcome, requests.length]).toEqual([expected, 1])
})

test('it goes to the outbox as JSON', async () => {
  const { requests } = await outcomeOf(async () => new Response())
  const [request] = requests
  expect([request?.url, request?.method, request?.headers.get('content-type'), await request?.json()]).toEqual([
    'http://localhost:8790/sms/send',
    'POST',
    'application/json',
    message,
  ])
})
