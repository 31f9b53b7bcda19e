import * as z from 'zod/mini'
import { anyCode, newPassword } from './fields.ts'
import { codeFits, contactFields, namesAccount } from './named-account.ts'
import { sceneId, wechatQrcode, wechatStatuses } from './wechat.ts'

/** The ways to sign in that can be taken off an account, as long as another one is left. */
export const removableWays = ['mobile', 'email', 'wechat'] as const

export type RemovableWay = (typeof removableWays)[number]

/** The calls about how an account is signed in to: each is only for somebody who has shown lately who they are. */
export const wayEndpoints = {
  /** Sends a code to a number or address that is to be bound; whether it has an account makes no difference. */
  'user.Way/sendCode': {
    method: 'POST',
    auth: 'user',
    input: z.object(contactFields).check(namesAccount),
    output: z.nullable(z.object({ retry_after: z.int() })),
  },
  /** Binds what the code went to, in the place of the number or address there was. */
  'user.Way/bind': {
    method: 'POST',
    auth: 'user',
    input: z.object({ ...contactFields, code: anyCode }).check(namesAccount, ...codeFits),
    output: z.null(),
  },
  /** Takes a way to sign in off the account; the last one stays. */
  'user.Way/remove': {
    method: 'POST',
    auth: 'user',
    input: z.object({ way: z.enum(removableWays, { error: 'value.invalid' }) }),
    output: z.null(),
  },
  /** A QR code for WeChat: to bind it, or to show by it who is there. */
  'user.WechatScan/create': {
    method: 'POST',
    auth: 'user',
    input: z.object({ purpose: z.enum(['bind', 'prove'], { error: 'value.invalid' }) }),
    output: wechatQrcode,
  },
  /** How that scan stands, with a text for people. */
  'user.WechatScan/check': {
    method: 'GET',
    auth: 'user',
    input: z.object({ scene_id: sceneId }),
    output: z.object({ status: z.literal(wechatStatuses), text: z.string() }),
  },
  /** Binds the WeChat it was confirmed by. */
  'user.WechatScan/bind': {
    method: 'POST',
    auth: 'user',
    input: z.object({ scene_id: sceneId }),
    output: z.null(),
  },
  /** Sets the password, or another one, and ends the other sessions. */
  'user.Password/save': {
    method: 'POST',
    auth: 'user',
    input: z.object({ password: newPassword }),
    output: z.null(),
  },
} as const
