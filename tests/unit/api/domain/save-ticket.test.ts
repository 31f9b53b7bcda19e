import { expect, test } from 'vitest'
import { newSaveTicket, readSaveTicket } from '#src/api/domain/save-ticket.ts'

const SECRET = 'secret of the tests'
const ticket = { resumeId: 'Resume01', userId: 10_001, until: 1_800_000_000_000 }
const text = newSaveTicket(SECRET, 'session', ticket)
const read = (shown: string, { secret = SECRET, session = 'session', now = ticket.until - 1 } = {}) =>
  readSaveTicket(secret, session, shown, now)

test('a ticket says what was signed, until its time', () => {
  expect(read(text)).toEqual(ticket)
  expect(read(text, { now: ticket.until })).toBeNull()
})

test('it is worth nothing to another session, and under another secret', () => {
  expect(read(text, { session: 'another' })).toBeNull()
  expect(read(text, { secret: 'another secret' })).toBeNull()
})

test.each([
  ['another résumé', text.replace('Resume01', 'Resume02')],
  ['another user', text.replace('.10001.', '.10002.')],
  ['a later end', text.replace('1800000000000', '1900000000000')],
  ['another signature', text.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')).replace(/.(?=.$)/, '_')],
  ['parts moved across their borders', text.replace('.10001.Resume01', '.1.0001Resume01')],
  ['nothing', ''],
  ['no signature', text.replace(/[^.]*$/, '')],
])('%s is no ticket', (_what, changed) => {
  expect(changed).not.toBe(text)
  expect(read(changed)).toBeNull()
})
