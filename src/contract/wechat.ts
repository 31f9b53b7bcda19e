import * as z from 'zod/mini'
import { signedIn } from './user.ts'

/** How a sign-in by QR code stands: 0 waiting, 1 scanned, 2 confirmed, -1 over. */
export const wechatStatuses = [0, 1, 2, -1] as const

export type WechatStatus = (typeof wechatStatuses)[number]

export const sceneId = z.string({ error: 'value.required' }).check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'value.invalid'))

/** What to draw as a QR code, and the id to ask about. */
export const wechatQrcode = z.object({ qrcode_url: z.string(), scene_id: z.string() })

/** `text` is for people; `data` is the user, with the token, when the status is 2. */
export const wechatCheck = z.object({
  status: z.literal(wechatStatuses),
  text: z.string(),
  data: z.nullable(signedIn),
})

export type WechatCheck = z.infer<typeof wechatCheck>
