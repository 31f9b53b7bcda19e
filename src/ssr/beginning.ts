import type { User } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { isAnswering } from '#src/site/config.ts'
import type { Visitor } from './access.ts'
import { placeholderOf } from './placeholder.ts'
import { render } from './render.ts'
import { SKELETON } from './skeleton.ts'
import { appState, type Visit } from './visit.ts'

/** How long a page's data may take before its beginning is sent without it, in ms: memory and KV take less. */
export const PATIENCE_MS = 15
/** In the tag of the element whose content is made of a page's data; before it stands nothing that is. */
const LATE = ' data-late="'
const MAIN = '<main'

const encoder = new TextEncoder()

/** Anybody who is signed in. */
const somebody: User = {
  user_id: 0,
  user_name: '',
  vip_level_name: '',
  is_vip: false,
  mobile_masked: '',
  vip_expires_at: null,
  online_resume_management_upper_limit: 0,
  resume_word_download_limit: 0,
}

/** Whether something has come before it is time to begin without it; a failure has come, too. */
export async function isThere({ after }: Pick<Services, 'after'>, task: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const cancel = after(PATIENCE_MS, () => late.resolve(false))
  const ready = task.then(
    () => true,
    () => true,
  )
  try {
    return await Promise.race([ready, late.promise])
  } finally {
    cancel()
  }
}

/** Whether a page may begin before its data is there: while the API does not answer, its status says so. */
export function mayBegin(visit: Visit): boolean {
  return isAnswering(visit.services, visit.locale) && placeholderOf(visit) !== null
}

/**
 * A page whose data is still to come, up to the first that depends on it; null where its status does, or where it says
 * nothing before.
 */
export async function beginningOf(visit: Visit, { user }: Pick<Visitor, 'user'>): Promise<string | null> {
  const payload = placeholderOf(visit)
  if (payload === null) return null
  try {
    const state = await appState(visit, { user, payload, error: null })
    const audience = { reader: { nonce: visit.nonce, user }, marks: null }
    const { body } = await render(visit, audience, state, visit.route)
    const html = await new Response(body).text()
    const style = `<style nonce="${visit.nonce}">${SKELETON}</style>`
    const at = contentIn(html)
    return at === -1 ? null : html.slice(0, at).replace('</head>', `${style}</head>`)
  } catch (error) {
    visit.services.log.error('render.beginning', error, { request_id: visit.caller.requestId })
    return null
  }
}

/**
 * What a page begins with whoever is signed in or not: head and header up to the account; null where that says nothing.
 */
export async function sharedBeginningOf(visit: Visit): Promise<string | null> {
  const [visitor, reader] = await Promise.all([
    beginningOf(visit, { user: null }),
    beginningOf(visit, { user: somebody }),
  ])
  if (visitor === null || reader === null) return null
  let length = 0
  while (visitor[length] === reader[length] && length < reader.length) length += 1
  return reader.slice(0, reader.lastIndexOf('<', length))
}

/** The beginning of a page in two parts: what everybody gets, and what its reader gets once they are known. */
export async function* beginnings(visit: Visit, shared: string, visitor: Promise<Visitor>): AsyncGenerator<string> {
  yield shared
  const own = await beginningOf(visit, await visitor)
  if (own === null || !own.startsWith(shared)) throw new Error('The page begins otherwise for its reader')
  yield own.slice(shared.length)
}

/** What of a visit is still needed once its page has begun. */
type Continued = {
  services: Pick<Services, 'log'>
  caller: Pick<Visit['caller'], 'requestId'>
  request: Pick<Request, 'signal'>
  nonce: string
}

/** A document that begins at once and goes on with the content of another as soon as that is there. */
export function begunWith(
  { services, caller, request, nonce }: Continued,
  beginning: Iterable<string> | AsyncIterable<string>,
  whole: Promise<Response>,
): ReadableStream<Uint8Array> {
  // It is waited for later, and its failure told then.
  whole.catch(() => {})
  return new ReadableStream({
    async start(controller) {
      try {
        for await (const part of beginning) controller.enqueue(encoder.encode(part))
        controller.enqueue(encoder.encode(restOf(await (await whole).text(), nonce)))
        controller.close()
      } catch (error) {
        if (request.signal.aborted) return
        services.log.error('render.rest', error, { request_id: caller.requestId })
        controller.error(error)
      }
    },
  })
}

/** What follows the beginning: the content, or, where the page has become another (an error's), that one's content. */
function restOf(html: string, nonce: string): string {
  const at = contentIn(html)
  if (at !== -1) return html.slice(at)
  // The end tag closes whatever is open in it, and what was begun makes place.
  const away = 'const me=document.currentScript;me.previousElementSibling.remove();me.remove()'
  return `</main><script nonce="${nonce}">${away}</script>${html.slice(Math.max(html.indexOf(MAIN), 0))}`
}

/** Where the content made of a page's data begins; -1 where there is none. */
function contentIn(html: string): number {
  const mark = html.indexOf(LATE)
  return mark === -1 ? -1 : html.indexOf('>', mark) + 1
}
