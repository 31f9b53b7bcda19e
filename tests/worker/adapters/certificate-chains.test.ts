import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeCertificate, type Name } from '#scripts/lib/certificates.ts'
import { alipaySn, chainOf, readCertificates, rsaRoots } from '#src/lib/certificates.ts'

const DAY_MS = 86_400_000
/** Whole seconds, which is all certificates know. */
const NOW = 1_800_000_000_000

type Pair = { publicKey: KeyObject; privateKey: KeyObject }
const pair = (): Pair => generateKeyPairSync('rsa', { modulusLength: 2048 })
const nameOf = (text: string): Name => [
  ['C', 'CN'],
  ['CN', text],
]
const span = (from = -10, to = 10) => ({ from: NOW + from * DAY_MS, to: NOW + to * DAY_MS })

/** A certificate of a pair of keys, by another one or by itself. */
function certify(name: string, keys: Pair, by: { name: string; keys: Pair }, kind = {}) {
  const spki = keys.publicKey.export({ type: 'spki', format: 'der' })
  const issuer = { name: nameOf(by.name), key: by.keys.privateKey }
  const [read] = readCertificates(makeCertificate(nameOf(name), spki, issuer, { ...span(), ...kind }))
  if (read === undefined) throw new Error('No certificate was made')
  return read
}

const [rootKeys, middleKeys, leafKeys, otherKeys] = [pair(), pair(), pair(), pair()]
const byRoot = { name: 'Root', keys: rootKeys }
const byMiddle = { name: 'Class 2', keys: middleKeys }
const root = certify('Root', rootKeys, byRoot, { isAuthority: true })
const middle = certify('Class 2', middleKeys, byRoot, { isAuthority: true })
const leaf = certify('Alipay', leafKeys, byMiddle)
const ALL = { from: NOW - 10 * DAY_MS, to: NOW + 10 * DAY_MS + 1000 }

test('Alipay’s number of a certificate is made of its issuer, last name first, and its serial number', () => {
  const text = `CN=Class 2,C=CN${BigInt(`0x${leaf.serialNumber}`)}`
  expect(alipaySn(leaf)).toBe(createHash('md5').update(text).digest('hex'))
})

describe('a chain leads to a root', () => {
  test('over the authority in between, which may stand anywhere in the file, or directly', () => {
    expect(chainOf(leaf, [middle], [root])).toEqual(ALL)
    const unrelated = certify('Class 3', otherKeys, byRoot, { isAuthority: true })
    expect(chainOf(leaf, [unrelated, middle], [certify('Old', otherKeys, byRoot), root])).toEqual(ALL)
    expect(chainOf(certify('Alipay', leafKeys, byRoot), [], [root])).toEqual(ALL)
  })

  test('over two authorities in between, in either order', () => {
    const inner = certify('Class 3', otherKeys, byMiddle, { isAuthority: true })
    const last = certify('Alipay', leafKeys, { name: 'Class 3', keys: otherKeys })
    expect(chainOf(last, [inner, middle], [root])).toEqual(ALL)
    expect(chainOf(last, [middle, inner], [root])).toEqual(ALL)
  })

  test('and holds as long as all of it does', () => {
    const young = certify('Alipay', leafKeys, byMiddle, span(-3, 20))
    const short = certify('Class 2', middleKeys, byRoot, { ...span(-20, 5), isAuthority: true })
    expect(chainOf(young, [short], [root])).toEqual({ from: NOW - 3 * DAY_MS, to: NOW + 5 * DAY_MS + 1000 })
  })
})

describe('a chain leads nowhere', () => {
  const forged = certify('Alipay', leafKeys, { name: 'Class 2', keys: otherKeys })
  const foreign = certify('Root', otherKeys, { name: 'Root', keys: otherKeys }, { isAuthority: true })
  test.each([
    ['without the authority in between', leaf, [], [root]],
    ['signed by another key under the right name', forged, [middle], [root]],
    ['to a root of the same name with another key', leaf, [middle], [foreign]],
    ['over a certificate that is no authority', leaf, [certify('Class 2', middleKeys, byRoot)], [root]],
    [
      'to a root that did not sign itself',
      leaf,
      [middle],
      [certify('Root', rootKeys, { name: 'Root', keys: otherKeys }, { isAuthority: true })],
    ],
    ['to no root', leaf, [middle], []],
    ['in a circle', leaf, [certify('Class 2', middleKeys, byMiddle, { isAuthority: true })], [root]],
  ])('%s', (_label, certificate, between, roots) => {
    expect(chainOf(certificate, between, roots)).toBeNull()
  })
})

test('of the roots those with RSA signatures count', () => {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const other = certify('Root E1', ec, { name: 'Root E1', keys: ec }, { isAuthority: true })
  expect(rsaRoots([other, root])).toEqual([root])
})
