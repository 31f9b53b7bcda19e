import { expect, test } from 'vitest'
import { crawlersBy } from '#src/ssr/crawlers.ts'

test('a user agent is looked at once, until five hundred are known; then all are forgotten', () => {
  const looked: string[] = []
  const isCrawler = crawlersBy((agent) => looked.push(agent) > 0 && agent.includes('bot'))
  const ask = (agent: string) => isCrawler(new Headers({ 'user-agent': agent }))
  const agents = Array.from({ length: 500 }, (_, nth) => (nth % 2 === 0 ? `bot ${nth}` : `reader ${nth}`))
  const answers = [...agents, ...agents].map(ask)
  expect(answers).toEqual([...agents, ...agents].map((agent) => agent.startsWith('bot')))
  expect(looked).toEqual(agents)
  expect([ask('bot 500'), ask('bot 500'), ask('bot 0'), ask('bot 0')]).toEqual([true, true, true, true])
  expect(looked.slice(500)).toEqual(['bot 500', 'bot 0'])
})

test('a request without a user agent is one with an empty one', () => {
  const looked: string[] = []
  const isCrawler = crawlersBy((agent) => looked.push(agent) > 1)
  expect([isCrawler(new Headers()), isCrawler(new Headers({ 'user-agent': '' })), looked]).toEqual([false, false, ['']])
})
