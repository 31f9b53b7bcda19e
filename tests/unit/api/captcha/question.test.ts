import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuestions } from '#src/api/captcha/question.ts'

const LIFE_MS = 10 * 60_000
const START = Date.UTC(2026, 10, 21)

/** Questions whose first two random bytes are given, at a moment that can be moved, and what was used up. */
function setUp(first: [number, number] = [0, 0], secret = 'secret') {
  const state = { now: START, spent: [] as [string, number][] }
  const questions = createQuestions({
    http: () => Promise.reject(new Error('Nobody is asked')),
    now: () => state.now,
    randomBytes: (length) => (length === 2 ? Uint8Array.from(first) : new Uint8Array(length).fill(7)),
    log: { info: () => {}, error: () => {} },
    secret,
    spend: async (id, until) => {
      state.spent.push([id, until])
      return state.spent.filter(([known]) => known === id).length === 1
    },
  })
  return { state, ...questions }
}

test('two numbers from one to nine, and their sum is the answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(255), fc.nat(255), async (a, b) => {
      const { ask, check } = setUp([a, b])
      const question = ask('login')
      const [, , first, second] = question.split('.').map(Number)
      expect([first, second]).toEqual([(a % 9) + 1, (b % 9) + 1])
      expect(await check({ question, answer: String((a % 9) + (b % 9) + 2) }, 'login')).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('it is good for ten minutes, for its form, once, and a wrong answer uses it up', async () => {
  const { state, ask, check } = setUp()
  const question = ask('login')
  expect(question.startsWith(`${START + LIFE_MS}.`)).toBe(true)
  expect(await check({ question, answer: '2' }, 'share')).toBe(false)
  state.now = START + LIFE_MS
  expect(await check({ question, answer: '2' }, 'login')).toBe(false)
  expect(state.spent).toEqual([])
  state.now = START + LIFE_MS - 1
  expect(await check({ question, answer: '3' }, 'login')).toBe(false)
  expect(state.spent).toEqual([[question.slice(0, question.lastIndexOf('.')), START + LIFE_MS]])
  expect(await check({ question, answer: '2' }, 'login')).toBe(false)
})

test('a question signed with another secret is refused', async () => {
  const { state, ask, check } = setUp()
  const question = ask('login')
  const cut = question.lastIndexOf('.')
  const forged = [
    setUp([0, 0], 'other').ask('login'),
    question.replace('.1.1.', '.1.2.'),
    question.replace(/^\d+/, String(START + 2 * LIFE_MS)),
    question.slice(0, cut),
    `${question.slice(0, cut)}.AAAA`,
    '',
  ]
  for (const each of forged) {
    const checked = await check({ question: each, answer: '2' }, 'login').catch(() => 'thrown')
    expect([each, checked]).toEqual([each, false])
  }
  expect(state.spent).toEqual([])
})
