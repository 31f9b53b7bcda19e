import type { Services } from '#src/services.ts'
import { checkCaptcha } from './captcha.ts'
import type { LiveFinding } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkAlipay, checkWechatPay } from './pay.ts'
import { checkSms } from './sms.ts'
import { checkWechat } from './wechat.ts'

const checks: Readonly<Record<string, (services: Services) => Promise<LiveFinding[]>>> = {
  'wechat-pay': checkWechatPay,
  alipay: checkAlipay,
  wechat: checkWechat,
  sms: checkSms,
  mail: checkMail,
  captcha: checkCaptcha,
}

/**
 * Checks the settings of a third party by harmless calls, made from where the site itself calls it; null for an unknown
 * name.
 */
export async function checkLive(name: string, services: Services): Promise<LiveFinding[] | null> {
  return Object.hasOwn(checks, name) ? ((await checks[name]?.(services)) ?? null) : null
}
