import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressIn } from '#src/http/client-address.ts'

const repeatable = { seed: 20261123 }
const port = fc.integer({ min: 0, max: 65_535 })

describe('an address', () => {
  test('of either kind is read as it is, with and without a port', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV6(), port, (ipv4, ipv6, port) => {
        expect([ipv4, `${ipv4}:${port}`].map(addressIn)).toEqual([ipv4, ipv4])
        expect([ipv6, `[${ipv6}]`, `[${ipv6}]:${port}`].map(addressIn)).toEqual([ipv6, ipv6, ipv6])
      }),
      repeatable,
    )
  })

  test('behind others in a list is the last one', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('unknown'))), fc.ipV4(), (others, last) => {
        expect(addressIn([...others, ` ${last} `].join(','))).toBe(last)
      }),
      repeatable,
    )
  })
})

describe('what is no address', () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 300 }).map(String), fc.stringMatching(/^\d{1,4}$/))
  const group = fc.stringMatching(/^[0-9a-fg]{0,5}$/)
  const nearly = fc.oneof(
    fc.array(number, { minLength: 3, maxLength: 5 }).map((parts) => parts.join('.')),
    fc.array(group, { minLength: 2, maxLength: 9 }).map((parts) => parts.join(':')),
    fc.tuple(fc.ipV6(), fc.stringMatching(/^[:.0f]$/)).map(([address, sign]) => address + sign),
  )

  test('is told from one as Node does', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        expect(addressIn(text)).toBe(isIP(text) === 0 ? '' : text)
      }),
      { ...repeatable, numRuns: 2000 },
    )
  })

  test.each([
    '',
    '2030.0.113.7',
    '256.0.0.1',
    '01.2.3.4',
    '1.2.3',
    '1.2.3.4:',
    '1.2.3.4:123456',
    '[1.2.3.4]',
    '::1:::',
    '[::1',
    '::1]',
    '[::1]:',
    '[::1]:123456',
    'fe80::1%eth0',
    '::1/64',
    '127.1',
    'localhost',
  ])('%j', (text) => expect(addressIn(text)).toBe(''))
})
