import type { D1Database } from '@cloudflare/workers-types'

/** Whether a user has bought a template, without a refund. */
export async function isPurchased(db: D1Database, userId: number, templateId: number): Promise<boolean> {
  const row = await db
    .prepare('SELECT 1 FROM grants WHERE user_id = ? AND template_id = ? AND revoked_at IS NULL')
    .bind(userId, templateId)
    .first()
  return row !== null
}
