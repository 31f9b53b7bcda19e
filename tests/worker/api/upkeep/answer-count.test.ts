import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { noteFault } from '#src/api/upkeep/alerts.ts'
import { countAnswers } from '#src/api/upkeep/answer-count.ts'
import { parseEnv } from '#src/env/index.ts'
import { START, VARIABLES } from '#tests/support/api.ts'
import { read } from '#tests/support/rows.ts'
import { createShop } from '#tests/support/shop.ts'

beforeEach(async () => void (await env.DB.exec('DELETE FROM faults')))

const shopWith = (variables: Record<string, string>) =>
  createShop({ config: parseEnv({ ...env, ...VARIABLES, ...variables }) })

test('failures are written ten seconds apart, all answers once a minute, each once', async () => {
  const shop = shopWith({ ALERT_MAIL: 'duty@qingjian.test' })
  const answered = countAnswers()
  const counts = () => read('faults', 'name, sum(count)', '1 GROUP BY name', 'name')
  /** Counts one answer so many ms after the beginning; whether something is written. */
  const answer = async (at: number, hasFailed: boolean) => {
    shop.clock.now = START + at
    const written = answered(shop.services, hasFailed)
    await written
    return written !== null
  }
  expect(await answer(0, false)).toBe(false)
  expect(await answer(1, true)).toBe(true)
  expect(await answer(10_000, true)).toBe(false)
  expect(await answer(10_001, false)).toBe(true)
  expect(await counts()).toEqual([
    ['answers', 4],
    ['answers-failed', 2],
  ])
  expect(await answer(70_000, false)).toBe(false)
  expect(await answer(70_001, false)).toBe(true)
  expect(await counts()).toEqual([
    ['answers', 6],
    ['answers-failed', 2],
  ])
})

test('answers that were all right do not put off the first that fails', async () => {
  const shop = shopWith({ ALERT_MAIL: 'duty@qingjian.test' })
  const answered = countAnswers()
  expect(answered(shop.services, false)).toBeNull()
  shop.clock.now += 60_000
  await answered(shop.services, false)
  shop.clock.now += 1
  await answered(shop.services, true)
  expect(await read('faults', 'name, sum(count)', '1 GROUP BY name', 'name')).toEqual([
    ['answers', 3],
    ['answers-failed', 1],
  ])
})

test('a site that tells nobody counts nothing', async () => {
  const shop = shopWith({})
  expect(countAnswers()(shop.services, true)).toBe(null)
  await noteFault(shop.services, 'job-failed')
  expect(await read('faults', 'name', '1', 'name')).toEqual([])
})
