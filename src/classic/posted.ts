import { discardBody, readBody } from '#src/http/request-body.ts'
import { isForeign } from '#src/http/same-origin.ts'
import { formOf } from '#src/lib/posted-form.ts'

/** The statuses with which a posted form is refused: no form, made by another site's page, too large. */
type PostRefusal = 400 | 403 | 413

/** Reads a form posted by one of our own pages, or says why it is refused. */
export async function readPosted(request: Request, maxBytes: number): Promise<FormData | PostRefusal> {
  if (isForeign(request)) {
    await discardBody(request)
    return 403
  }
  const body = await readBody(request, maxBytes)
  if (body === null) return 413
  return (await formOf(body, request.headers.get('content-type') ?? '')) ?? 400
}
