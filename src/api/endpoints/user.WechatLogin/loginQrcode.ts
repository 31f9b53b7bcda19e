import { startedScan } from '#src/api/accounts/scan.ts'
import { isKey } from '#src/api/domain/wechat-scene.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Starts a sign-in by QR code for the requesting browser only. */
export const loginQrcode: Handler<'user.WechatLogin/loginQrcode'> = async (_input, caller) => {
  const { services, address, browser, locale } = caller
  if (services.wechat === null) throw new ApiError('wechat.failed')
  if (!isKey(browser.key)) throw new ApiError('input.invalid')
  return startedScan(await services.wechat.start({ ...browser, address, locale, purpose: 'login', userId: null }))
}
