import { scrypt, timingSafeEqual } from 'node:crypto'

const BLOCK_SIZE = 8
/** The number of hashing rounds. Each blocks the isolate; other requests are served between them. */
const STEPS = 5
const SALT_BYTES = 16
const KEY_BYTES = 32
/** Stored parameters above these are refused, so that a planted hash cannot stop the Worker. */
const MAX_COST = 16
const MAX_WORK = 2 ** 20

/** `steps`: the number of rounds; each hashes the result of the one before. */
type Scrypt = { cost: number; r: number; p: number; steps: number }
type StoredHash = Scrypt & { salt: Buffer; key: Buffer }
/** Waits between two rounds. */
type Rest = () => Promise<void>

const PHC =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})(?:,t=(\d{1,2}))?\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43})$/

const noRest: Rest = async () => {}

/**
 * Hashes a password with scrypt (N = 2^cost, r = 8, p = 1), in five rounds.
 * @returns a PHC string: `$scrypt$ln=14,r=8,p=1,t=5$<salt>$<key>`
 */
export async function hashPassword(
  password: string,
  cost: number,
  randomBytes: (length: number) => Uint8Array,
  rest = noRest,
): Promise<string> {
  const salt = Buffer.from(randomBytes(SALT_BYTES))
  const key = await derive(password, salt, ours(cost), rest)
  return `$scrypt$ln=${cost},r=${BLOCK_SIZE},p=1,t=${STEPS}$${unpadded(salt)}$${unpadded(key)}`
}

/**
 * Whether a password matches a stored hash, in constant time. Without a readable hash it does the work of one with this
 * cost and returns false.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: number,
  rest = noRest,
): Promise<boolean> {
  const hash = stored === null ? null : parse(stored)
  if (hash === null) {
    await derive(password, Buffer.alloc(SALT_BYTES), ours(cost), rest)
    return false
  }
  return timingSafeEqual(await derive(password, hash.salt, hash, rest), hash.key)
}

/** Whether a stored hash has other parameters than those in use. */
export function needsRehash(stored: string, cost: number): boolean {
  const hash = parse(stored)
  return hash === null || hash.cost !== cost || hash.r !== BLOCK_SIZE || hash.p !== 1 || hash.steps !== STEPS
}

function ours(cost: number): Scrypt {
  return { cost, r: BLOCK_SIZE, p: 1, steps: STEPS }
}

function parse(stored: string): StoredHash | null {
  const [, cost, r, p, steps = '1', salt, key] = PHC.exec(stored) ?? []
  if (salt === undefined || key === undefined) return null
  const hash = {
    cost: Number(cost),
    r: Number(r),
    p: Number(p),
    steps: Number(steps),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
  const { work } = workOf(hash)
  return hash.cost < 1 || hash.cost > MAX_COST || work === 0 || work > MAX_WORK ? null : hash
}

function workOf({ cost, r, p, steps }: Scrypt): { work: number; memory: number } {
  return { work: 2 ** cost * r * p * steps, memory: 128 * 2 ** cost * r }
}

async function derive(password: string, salt: Buffer, parameters: Scrypt, rest: Rest): Promise<Buffer> {
  let key = await step(password.normalize('NFKC'), salt, parameters)
  for (let done = 1; done < parameters.steps; done += 1) {
    await rest()
    key = await step(key, salt, parameters)
  }
  return key
}

function step(secret: string | Buffer, salt: Buffer, parameters: Scrypt): Promise<Buffer> {
  const { cost, r, p } = parameters
  const maxmem = 2 * workOf(parameters).memory + 1024 * 1024
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, { N: 2 ** cost, r, p, maxmem }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
