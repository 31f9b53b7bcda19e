import { requireProof } from '#src/api/accounts/proof.ts'
import { startedScan } from '#src/api/accounts/scan.ts'
import { countryName } from '#src/api/domain/devices.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Starts a scan for the caller's session only: to add WeChat to the account, or to prove one's identity. */
export const createScan: Handler<'user.WechatScan/create'> = async ({ purpose }, caller) => {
  const { userId, tokenHash, ...session } = requireSession(caller)
  const { services, address, country, locale } = caller
  if (services.wechat === null) throw new ApiError('wechat.failed')
  if (purpose === 'bind') requireProof({ userId, tokenHash, ...session }, services.now())
  const place = countryName(country, locale)
  return startedScan(await services.wechat.start({ key: tokenHash, address, place, locale, purpose, userId }))
}
