import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { SandboxEnv } from './bindings.ts'
import { querySite } from './site-database.ts'

/** A QR code shown by the site. Times in ms since 1970, by the site's clock. */
export type ShownScene = { id: string; status: 0 | 1 | 2 | -1; createdAt: number; endsAt: number }

const LIMIT = 20

const shownRow = z.tuple([z.string(), z.literal([0, 1, 2, -1]), z.number(), z.number()])

/** The QR codes shown to the site's users, newest first; null when they cannot be read. */
export async function shownScenes(c: Context<SandboxEnv>): Promise<ShownScene[] | null> {
  const rows = await querySite(
    c,
    `SELECT id, status, created_at, expires_at FROM wechat_scenes ORDER BY created_at DESC LIMIT ${LIMIT}`,
  )
  const read = z.array(shownRow).safeParse(rows)
  if (!read.success) return null
  return read.data.map(([id, status, createdAt, endsAt]) => ({ id, status, createdAt, endsAt }))
}

/**
 * Ages a QR code in the site's database beyond its lifetime.
 * @returns false when the site is out of reach, or has no such code
 */
export async function letExpire(c: Context<SandboxEnv>, id: string): Promise<boolean> {
  const rows = await querySite(c, 'UPDATE wechat_scenes SET expires_at = created_at WHERE id = ? RETURNING id', id)
  return rows?.length === 1
}
