import * as z from 'zod/mini'
import { signedIn } from './user.ts'

/** The states of a sign-in by QR code: 0 waiting, 1 scanned, 2 confirmed, -1 expired. */
export const wechatStatuses = [0, 1, 2, -1] as const

export type WechatStatus = (typeof wechatStatuses)[number]

export const sceneId = z.string({ error: 'value.required' }).check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'value.invalid'))

/** The content of the QR code, and the id to poll with. */
export const wechatQrcode = z.object({ qrcode_url: z.string(), scene_id: z.string() })

/** `text` is to be shown; `data` is the user, with the token, when the status is 2. */
export const wechatCheck = z.object({
  status: z.literal(wechatStatuses),
  text: z.string(),
  data: z.nullable(signedIn),
})

export type WechatCheck = z.infer<typeof wechatCheck>
