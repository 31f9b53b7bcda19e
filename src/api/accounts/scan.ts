import { findSessionScene } from '#src/api/db/accounts/wechat-scenes.ts'
import type { SessionScan } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { browserHash, type Scene, type ScenePurpose, statusNow } from '#src/api/domain/wechat-scene.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller, Session } from '#src/api/wire/handler.ts'

/** Finds a scene by its id for the session that created it; null for any other session. */
export function sceneOf(sceneId: string, session: Session, { services }: Caller): Promise<Scene | null> {
  return findSessionScene(services.db, sceneId, hashOf(session, services.config.appSecret))
}

/**
 * A confirmed scan of this session for one purpose.
 * @throws ApiError `scan.over` for any other
 */
export async function confirmedScan(
  sceneId: string,
  purpose: ScenePurpose,
  session: Session,
  caller: Caller,
): Promise<SessionScan> {
  const now = caller.services.now()
  const scene = await sceneOf(sceneId, session, caller)
  if (scene?.purpose !== purpose || statusNow(scene, now) !== 2) throw new ApiError('scan.over')
  return { sceneId, browserHash: hashOf(session, caller.services.config.appSecret), userId: session.userId, now }
}

function hashOf({ tokenHash }: Session, secret: string): string {
  return browserHash(secret, tokenHash)
}
