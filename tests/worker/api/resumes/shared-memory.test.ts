import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { forgetShared, sharedOf } from '#src/api/resumes/shared-memory.ts'
import { openShare } from '#src/api/resumes/sharing.ts'
import { composeResume } from '#src/resume/compose.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'
import { ended, setUpShare } from '#tests/support/shares.ts'

const doc = composeResume({ locale: 'zh', design: 'ink', basics: { phone: '13912345678' }, sections: [] })
const link = { id: 'ABCDEFGHIJKLMNOPQRST', hide_contacts: true }

test('what a link shows is made once for a revision and what its owner decided', () => {
  const { services } = createTestApi()
  const first = sharedOf(link, { rev: 1, doc }, services)
  expect(first.basics.phone).toBe('139****5678')
  expect(sharedOf(link, { rev: 1, doc }, services)).toBe(first)
  expect(sharedOf(link, { rev: 2, doc }, services)).not.toBe(first)
  expect(sharedOf({ ...link, hide_contacts: false }, { rev: 2, doc }, services).basics.phone).toBe('13912345678')
})

test('what was decided and the revision each make another, and neither is taken for the other', () => {
  const { services } = createTestApi()
  const phoneOf = (hide_contacts: boolean, rev: number) =>
    sharedOf({ ...link, hide_contacts }, { rev, doc }, services).basics.phone
  expect([phoneOf(true, 1), phoneOf(false, 1), phoneOf(true, 1)]).toEqual(['139****5678', '13912345678', '139****5678'])
  const newer = { ...doc, basics: { phone: '13987654321' } }
  expect(sharedOf(link, { rev: 2, doc: newer }, services).basics.phone).toBe('139****4321')
  expect(phoneOf(true, 1)).toBe('139****5678')
})

test('it is kept to the millisecond for five minutes from when it was made, however often it is asked for', () => {
  const { services, clock } = createTestApi()
  const shown = () => sharedOf(link, { rev: 1, doc }, services)
  const first = shown()
  clock.now += 5 * MINUTE - 1
  expect(shown()).toBe(first)
  clock.now += 1
  expect(shown()).not.toBe(first)
})

test('24 links are kept, those used last; another isolate and another link know nothing of them', () => {
  const { services } = createTestApi()
  const shown = (nth: number) => sharedOf({ ...link, id: `link-${nth}` }, { rev: 1, doc }, services)
  const first = Array.from({ length: 24 }, (_, nth) => shown(nth))
  // In the same order, so that the first is again the one that was used longest ago.
  expect(first.map((each, nth) => shown(nth) === each)).toEqual(first.map(() => true))
  expect(shown(0)).toBe(first[0])
  const pushing = shown(24)
  expect([shown(24) === pushing, shown(0) === first[0], shown(1) === first[1]]).toEqual([true, true, false])
  forgetShared('link-24', services)
  expect([shown(24) === pushing, shown(0) === first[0]]).toEqual([false, true])
  const other = createTestApi().services
  expect(sharedOf({ ...link, id: 'link-0' }, { rev: 1, doc }, other)).not.toBe(first[0])
})

test('it is forgotten with the link, after a while, and when many others are opened', () => {
  const { services, clock } = createTestApi()
  const shown = () => sharedOf(link, { rev: 1, doc }, services)
  const revoked = shown()
  forgetShared(link.id, services)
  const old = shown()
  expect(old).not.toBe(revoked)
  clock.now += 5 * MINUTE
  const pushedOut = shown()
  expect(pushedOut).not.toBe(old)
  for (let other = 0; other < 24; other++) sharedOf({ ...link, id: `other-${other}` }, { rev: 1, doc }, services)
  expect(shown()).not.toBe(pushedOut)
})

test('whoever finds that a link is over forgets what it showed', async () => {
  const api = createTestApi()
  const { link: made } = await setUpShare({ expires_at: api.clock.now + MINUTE }, undefined, api)
  const shown = () => sharedOf({ id: made.id, hide_contacts: false }, { rev: 1, doc }, api.services)
  const first = shown()
  await openShare(made.token, api.services)
  expect(shown()).toBe(first)
  api.clock.now += MINUTE
  await expect(openShare(made.token, api.services)).rejects.toMatchObject({ key: 'share.expired' })
  expect(shown()).not.toBe(first)
})

test('the link of a résumé that is gone is over, and nothing of it stays in memory', async () => {
  const api = createTestApi()
  const { id, link: made, visit } = await setUpShare({}, undefined, api)
  const shown = () => sharedOf({ id: made.id, hide_contacts: false }, { rev: 1, doc }, api.services)
  const first = shown()
  await env.RESUMES.getByName(id).destroy()
  expect([await visit('open'), await visit('document')]).toEqual([ended, ended])
  expect(shown()).not.toBe(first)
})
