import * as z from 'zod/mini'
import { anyCode, newPassword } from '#src/contract/fields.ts'
import { codeFits, contactFields, namesAccount } from '#src/contract/named-account.ts'
import { sceneId, wechatQrcode, wechatStatuses } from '#src/contract/wechat.ts'

/** The ways to sign in that can be removed, as long as another one is left. */
export const removableWays = ['mobile', 'email', 'wechat'] as const

export type RemovableWay = (typeof removableWays)[number]

/** The calls that change how an account is signed in to. Each needs a recent proof of identity. */
export const wayEndpoints = {
  /** Sends a code to a number or address that is to be bound. The answer does not reveal whether it has an account. */
  'user.Way/sendCode': {
    method: 'POST',
    auth: 'user',
    input: z.object(contactFields).check(namesAccount),
    output: z.nullable(z.object({ retry_after: z.int() })),
  },
  /** Binds the number or address the code was sent to, replacing the former one. */
  'user.Way/bind': {
    method: 'POST',
    auth: 'user',
    input: z.object({ ...contactFields, code: anyCode }).check(namesAccount, ...codeFits),
    output: z.null(),
    renews: true,
  },
  /** Removes a way to sign in; the last one cannot be removed. */
  'user.Way/remove': {
    method: 'POST',
    auth: 'user',
    input: z.object({ way: z.enum(removableWays, { error: 'value.invalid' }) }),
    output: z.null(),
    renews: true,
  },
  /** A QR code for WeChat, either to bind it or to prove one's identity with it. */
  'user.WechatScan/create': {
    method: 'POST',
    auth: 'user',
    input: z.object({ purpose: z.enum(['bind', 'prove'], { error: 'value.invalid' }) }),
    output: wechatQrcode,
  },
  /** The state of that scan, with a text to show. */
  'user.WechatScan/check': {
    method: 'GET',
    auth: 'user',
    input: z.object({ scene_id: sceneId }),
    output: z.object({ status: z.literal(wechatStatuses), text: z.string() }),
  },
  /** Binds the WeChat account that confirmed the scan. */
  'user.WechatScan/bind': {
    method: 'POST',
    auth: 'user',
    input: z.object({ scene_id: sceneId }),
    output: z.null(),
  },
  /** Sets or changes the password and ends all other sessions. */
  'user.Password/save': {
    method: 'POST',
    auth: 'user',
    input: z.object({ password: newPassword }),
    output: z.null(),
    renews: true,
  },
} as const
