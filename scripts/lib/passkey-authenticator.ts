import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const ES256 = -7

/** Deviations of an authenticator that a test can ask for. */
type Quirks = {
  origin?: string
  rpId?: string
  /** The user was not verified. */
  unverified?: boolean
  /** The use counter it reports. */
  counter?: number
  userHandle?: string
}

/** A key as an authenticator in software makes it, with the answers of browsers around it. */
export type SoftwarePasskey = ReturnType<typeof createPasskey>

/** Makes a passkey for a site: ECDSA on P-256, without a statement of who made it. */
export function createPasskey(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = map([
    [1, number(2)],
    [3, number(ES256)],
    [-1, number(1)],
    [-2, bytes(Buffer.from(x, 'base64url'))],
    [-3, bytes(Buffer.from(y, 'base64url'))],
  ])
  let uses = 0
  let handle = ''

  function head(flags: number, { rpId = new URL(site).hostname, unverified, counter = uses }: Quirks): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const verified = unverified === true ? 0 : USER_VERIFIED
    return Buffer.concat([hash(Buffer.from(rpId)), Buffer.from([USER_PRESENT | verified | flags]), count])
  }

  const client = (type: string, challenge: string, { origin = site }: Quirks) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key' } as const

  return {
    id: base64(id),
    /** What a browser sends after it has created this passkey. */
    made({ challenge, user }: { challenge: string; user: { id: string } }, quirks: Quirks = {}) {
      handle = user.id
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([head(HAS_CREDENTIAL, quirks), Buffer.alloc(16), length, id, cose])
      const attestation = map([
        ['fmt', text('none')],
        ['attStmt', map([])],
        ['authData', bytes(data)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64(client('webauthn.create', challenge, quirks)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        },
      }
    },
    /** What a browser sends after this passkey has answered a challenge. */
    answer({ challenge }: { challenge: string }, quirks: Quirks = {}) {
      uses += 1
      const data = head(0, quirks)
      const clientData = client('webauthn.get', challenge, quirks)
      return {
        ...credential,
        response: {
          clientDataJSON: base64(clientData),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey)),
          userHandle: quirks.userHandle ?? handle,
        },
      }
    },
  }
}

function hash(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

function base64(content: Buffer): string {
  return content.toString('base64url')
}

/** CBOR (RFC 8949), as much of it as a passkey needs. */
function map(entries: [number | string, Buffer][]): Buffer {
  const parts = entries.flatMap(([key, value]) => [typeof key === 'number' ? number(key) : text(key), value])
  return Buffer.concat([item(5, entries.length), ...parts])
}

function number(value: number): Buffer {
  return value < 0 ? item(1, -1 - value) : item(0, value)
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([item(2, value.length), value])
}

function text(value: string): Buffer {
  return Buffer.concat([item(3, value.length), Buffer.from(value)])
}

function item(type: number, size: number): Buffer {
  const major = type << 5
  if (size < 24) return Buffer.from([major | size])
  return size < 256 ? Buffer.from([major | 24, size]) : Buffer.from([major | 25, size >> 8, size & 255])
}
