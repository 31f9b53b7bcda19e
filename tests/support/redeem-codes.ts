import { env } from 'cloudflare:workers'
import { randomBytes } from 'node:crypto'
import { addCodes } from '#src/api/db/orders/redemptions.ts'
import { newRedeemCode, tailOf } from '#src/api/domain/redemption.ts'
import { redeemHash } from '#src/api/domain/secrets.ts'
import type { TestApi } from './api.ts'

/** Makes a code; `expiresAt` in ms since 1970, `null` never. */
export async function newCode(
  { services }: Pick<TestApi, 'services'>,
  level: string,
  { uses = 1, expiresAt = null }: { uses?: number; expiresAt?: number | null } = {},
): Promise<string> {
  const code = newRedeemCode(randomBytes)
  const hash = redeemHash(services.config.appSecret, code)
  await addCodes(env.DB, [{ hash, tail: tailOf(code), level, uses, expiresAt }], services.now())
  return code
}
