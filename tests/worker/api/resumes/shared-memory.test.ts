import { expect, test } from 'vitest'
import { forgetShared, sharedOf } from '#src/api/resumes/shared-memory.ts'
import { composeResume } from '#src/resume/samples/compose.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'

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
