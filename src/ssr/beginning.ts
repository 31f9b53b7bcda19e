import type { User } from '#src/contract/index.ts'
import { toUtf8 } from '#src/lib/utf8.ts'
import type { Services } from '#src/services.ts'
import { isAnswering } from '#src/site/config.ts'
import type { Visitor } from './access.ts'
import { placeholderOf } from './placeholder.ts'
import { render } from './render.ts'
import { appState, type Visit } from './visit.ts'

/**
 * How long to wait for a page's data before the start of the document is sent without it, in ms; memory and KV take
 * less.
 */
export const PATIENCE_MS = 15
/** Marks the first element whose content depends on the page's data. */
const LATE = ' data-late="'
const MAIN = '<main'

/**
 * The styles of the skeleton that is shown until a page's content arrives: boxes in as many columns as the page will
 * have, or lines; `data-late` says which. It is a flow root, so that the margins of the content do not move it.
 */
const SKELETON = `
[data-late]:empty::before{content:"";display:block;box-sizing:border-box;height:80vh;border-top:var(--above,0px) solid #0000;
background:repeating-linear-gradient(90deg,var(--color-sunken) 0 calc((100% - (var(--n,1) - 1)*var(--gap,24px))/var(--n,1)),
#0000 0 calc((100% + var(--gap,24px))/var(--n,1))) padding-box;animation:breathe 1.6s ease-in-out infinite alternate}
[data-late=cards]{display:flow-root;--n:2;--gap:16px;--above:128px}
[data-late=rows]:empty::after{content:"";height:80vh;
background:repeating-linear-gradient(var(--color-sunken) 0 28px,#0000 0 40px,var(--color-sunken) 0 56px,#0000 0 136px);
animation:breathe 1.6s ease-in-out infinite alternate}
@media(width<48rem){[data-late=rows]:empty::before{height:48px}}
@media(width>=40rem){[data-late=cards]{--n:3;--gap:20px}}
@media(width>=48rem){[data-late=plans]{--n:3}}
@media(width>=64rem){[data-late=cards]{--n:4}}
`.replaceAll('\n', '')

/** A placeholder for any signed-in user. */
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

/** Whether a task settles within `PATIENCE_MS`, by success or failure. */
export async function settlesInTime({ after }: Pick<Services, 'after'>, task: Promise<unknown>): Promise<boolean> {
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

/**
 * Whether the start of a page may be sent before its data. Not while the API is failing, because then the status has to
 * say so.
 */
export function mayBegin(visit: Visit): boolean {
  return isAnswering(visit.services, visit.locale) && placeholderOf(visit) !== null
}

/**
 * Renders the start of a page, up to the first element that depends on its data. Null when the status depends on the
 * data, when the page has no such element, or when rendering fails.
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
 * Renders the start of a page that is the same for every reader: the head, and the header up to the account; null when
 * there is none.
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

/**
 * Yields the start of a page in two parts: the one for everybody, then the one for its reader, once the session is
 * known.
 */
export async function* beginnings(visit: Visit, shared: string, visitor: Promise<Visitor>): AsyncGenerator<string> {
  yield shared
  const own = await beginningOf(visit, await visitor)
  if (own === null || !own.startsWith(shared)) throw new Error('The page begins otherwise for its reader')
  yield own.slice(shared.length)
}

/** The parts of a visit that are needed to finish a document that was begun. */
type Continued = {
  services: Pick<Services, 'log'>
  caller: Pick<Visit['caller'], 'requestId'>
  request: Pick<Request, 'signal'>
  nonce: string
}

/** Streams a document: first its start, then the rest of the completely rendered page as soon as that is there. */
export function begunWith(
  { services, caller, request, nonce }: Continued,
  beginning: Iterable<string> | AsyncIterable<string>,
  whole: Promise<Response>,
): ReadableStream<Uint8Array> {
  // Awaited below; without this, an earlier failure would count as unhandled.
  whole.catch(() => {})
  return new ReadableStream({
    async start(controller) {
      try {
        for await (const part of beginning) controller.enqueue(toUtf8(part))
        controller.enqueue(toUtf8(restOf(await (await whole).text(), nonce)))
        controller.close()
      } catch (error) {
        if (request.signal.aborted) return
        services.log.error('render.rest', error, { request_id: caller.requestId })
        controller.error(error)
      }
    },
  })
}

/** Returns what follows the start of the document: the content, or that of an error page if the page has become one. */
function restOf(html: string, nonce: string): string {
  const at = contentIn(html)
  if (at !== -1) return html.slice(at)
  // The end tag closes whatever is open inside the element, and the script removes what was sent of it.
  const away = 'const me=document.currentScript;me.previousElementSibling.remove();me.remove()'
  return `</main><script nonce="${nonce}">${away}</script>${html.slice(Math.max(html.indexOf(MAIN), 0))}`
}

/** The index of the first element that depends on the page's data; -1 when there is none. */
function contentIn(html: string): number {
  const mark = html.indexOf(LATE)
  return mark === -1 ? -1 : html.indexOf('>', mark) + 1
}
