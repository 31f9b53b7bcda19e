import { resumeId } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { SOCKET_EXPIRES, SOCKET_OWNER } from './documents/sockets.ts'
import { ApiError } from './errors.ts'
import type { Session } from './handler.ts'

/**
 * Hands a WebSocket over to the object of a résumé, with whose it is and until when; the object decides.
 * @throws ApiError for a visitor, and for what can be no résumé's id
 */
export async function joinSync(
  id: string,
  request: Request,
  session: Session | null,
  { documents }: Services,
): Promise<Response> {
  if (session === null) throw new ApiError('session.required')
  if (!resumeId.safeParse(id).success) throw new ApiError('endpoint.unknown')
  const headers = {
    upgrade: request.headers.get('upgrade') ?? '',
    [SOCKET_OWNER]: String(session.userId),
    [SOCKET_EXPIRES]: String(session.expiresAt),
  }
  return documents.getByName(id).fetch(new Request(request.url, { headers }))
}
