import { isResumeOf } from '#src/api/db/resumes/resumes.ts'
import { SOCKET_EXPIRES, SOCKET_ID, SOCKET_OWNER } from '#src/api/documents/sockets.ts'
import { newId } from '#src/api/domain/secrets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Session } from '#src/api/wire/handler.ts'
import { resumeId } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { noteSocket } from './sockets.ts'

const OPENED = 101

/**
 * Passes a WebSocket to the object of a résumé, with its owner and its expiry; the object decides.
 * @throws ApiError for a visitor, an invalid id, and a résumé that is somebody else's
 */
export async function joinSync(
  id: string,
  request: Request,
  session: Session | null,
  services: Services,
): Promise<Response> {
  if (session === null) throw new ApiError('session.required')
  const { db, documents, now, randomBytes } = services
  const { userId, tokenHash, expiresAt } = session
  const isOwn = resumeId.safeParse(id).success && (await isResumeOf(db, id, userId))
  if (!isOwn) throw new ApiError('endpoint.unknown')
  const socketId = newId(randomBytes)
  const headers = {
    upgrade: request.headers.get('upgrade') ?? '',
    [SOCKET_ID]: socketId,
    [SOCKET_OWNER]: String(userId),
    [SOCKET_EXPIRES]: String(expiresAt),
  }
  const response = await documents.getByName(id).fetch(new Request(request.url, { headers }))
  // The headers of an object's answer cannot be changed; those of a copy can.
  if (response.status !== OPENED) return new Response(null, { status: response.status })
  await noteSocket({ id: socketId, resumeId: id, userId, tokenHash, openedAt: now() }, services)
  return response
}
