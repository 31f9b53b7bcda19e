import type { Client } from '#client/lib/client.tsx'
import type { CodeCountdownDeps } from '#client/machines/code-countdown/code-countdown.types.ts'
import type { FormValues, LoginModalDeps } from '#client/machines/login-modal/login-modal.types.ts'
import type { QrSignInDeps, ScanAnswer } from '#client/machines/qr-sign-in/qr-sign-in.types.ts'
import { isEmail } from '#src/contract/named-account.ts'
import { CODE_RESEND_SECONDS } from '#src/contract/text-limits.ts'
import type { User } from '#src/contract/user.ts'
import type { WechatCheck } from '#src/contract/wechat.ts'
import { withPerson } from './captcha.ts'

/** The calls of the forms. Each sends the whole form; the server takes what it needs. */
export function loginCalls({ call }: Pick<Client, 'call'>): LoginModalDeps {
  const signIn =
    (name: 'user.Base/loginByPassword' | 'user.Base/register'): LoginModalDeps['register'] =>
    async (values, signal) => {
      const { data, message } = await withPerson(
        (captcha) => call(name, { ...named(values), captcha }, { signal }),
        signal,
      )
      return { user: data, message }
    }
  return {
    loginByPassword: signIn('user.Base/loginByPassword'),
    register: signIn('user.Base/register'),
    resetPassword: async (values, signal) => {
      const { message } = await withPerson(
        (captcha) => call('user.Base/resetPassword', { ...named(values), captcha }, { signal }),
        signal,
      )
      return { message }
    },
  }
}

/** The form as sent: an empty number is left out if there is an address. */
function named(values: FormValues) {
  return values.email === undefined ? values : { ...values, mobile: undefined }
}

/** Sends a verification code by text message or e-mail. */
export function sendCodeCall({ call }: Pick<Client, 'call'>): CodeCountdownDeps['sendCode'] {
  return async ({ mobile: contact, type }) => {
    const to = isEmail(contact) ? { email: contact } : { mobile: contact }
    const { data, message } = await withPerson((captcha) => call('user.Base/sendCode', { ...to, type, captcha }))
    return { message, retryAfter: data?.retry_after ?? CODE_RESEND_SECONDS }
  }
}

/** The calls of the QR code. */
export function qrCalls({ call }: Pick<Client, 'call'>): Pick<QrSignInDeps, 'loadQr' | 'checkScan'> {
  return {
    loadQr: async (signal) => {
      const { data } = await call('user.WechatLogin/loginQrcode', {}, { signal })
      return { url: data.qrcode_url, sceneId: data.scene_id }
    },
    checkScan: async (sceneId, signal) => {
      const { data } = await call('user.WechatLogin/check', { scene_id: sceneId }, { signal })
      return scanAnswer(data)
    },
  }
}

/** @throws when a confirmed scan arrives without a user */
function scanAnswer({
  status,
  text,
  data: user,
}: Pick<WechatCheck, 'status' | 'text'> & { data: User | null }): ScanAnswer {
  if (status === 0) return { type: 'scan.pending' }
  if (status === 1) return { type: 'scan.scanned', text }
  if (status === -1) return { type: 'scan.expired', text }
  if (user === null) throw new Error('A confirmed scan names its user')
  return { type: 'scan.confirmed', text, user }
}
