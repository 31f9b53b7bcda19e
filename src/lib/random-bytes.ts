/** How many bytes are drawn at once. */
const POOL = 1024

/**
 * Returns a function that hands out random bytes from a pool drawn ahead, each once. A page from memory needs a nonce
 * and an id, and drawing each by itself would cost more. The result is a view of the pool: do not use its `.buffer`.
 * @param draw fills bytes with cryptographically strong random ones
 */
export function createRandomBytes(draw: (bytes: Uint8Array<ArrayBuffer>) => void): (length: number) => Uint8Array {
  let pool = new Uint8Array(0)
  let used = 0
  return (length) => {
    if (used + length > pool.length) {
      pool = new Uint8Array(Math.max(POOL, length))
      draw(pool)
      used = 0
    }
    used += length
    return pool.subarray(used - length, used)
  }
}
