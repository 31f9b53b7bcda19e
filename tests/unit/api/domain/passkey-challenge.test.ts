import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChallengeFor, newChallenge, readChallenge } from '#src/api/domain/passkey-challenge.ts'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const TEN_MINUTES = 600_000
const randomBytes = (length: number) => new Uint8Array(length).fill(255)
const ID = `${'_'.repeat(21)}w`
const deps = (now: number, secret = 'a') => ({ secret, randomBytes, now: () => now })
const challenge = newChallenge('sign-in', deps(NOW))

test('an answer to a challenge is known by its id and when it ends, ten minutes after it was made', () => {
  const answered = { id: ID, expiresAt: NOW + TEN_MINUTES }
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 5 }), (off) => {
      const found = readChallenge(challenge, 'sign-in', deps(NOW + TEN_MINUTES + off))
      expect(found).toEqual(off < 0 ? answered : null)
    }),
  )
})

describe('nothing else is taken for one', () => {
  test.each<[string, ChallengeFor, string]>([
    ['with another secret', 'sign-in', 'b'],
    ['for something else', 'add session', 'a'],
    ['for a proof', 'prove session', 'a'],
  ])('%s', (_how, purpose, secret) => {
    expect(readChallenge(challenge, purpose, deps(NOW, secret))).toBeNull()
  })

  test('one session is told from another', () => {
    const adding = newChallenge('add one', deps(NOW))
    expect(readChallenge(adding, 'add one', deps(NOW))).toEqual({ id: ID, expiresAt: NOW + TEN_MINUTES })
    expect(readChallenge(adding, 'add two', deps(NOW))).toBeNull()
    expect(readChallenge(adding, 'prove one', deps(NOW))).toBeNull()
  })

  test('with one sign changed', () => {
    const text = Buffer.from(challenge, 'base64url').toString()
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '9', 'A', '.', '-'), (at, sign) => {
        fc.pre(text[at] !== sign)
        const forged = Buffer.from(text.slice(0, at) + sign + text.slice(at + 1)).toString('base64url')
        const found = readChallenge(forged, 'sign-in', deps(NOW))
        // The last sign of base64url carries four bits: some others decode to the same bytes.
        expect(found === null || at === text.length - 1).toBe(true)
      }),
    )
  })

  test.each(['', 'x', '.', Buffer.from('1.2.3').toString('base64url'), `${challenge}${challenge}`])('%j', (text) => {
    expect(readChallenge(text, 'sign-in', deps(NOW))).toBeNull()
  })
})
