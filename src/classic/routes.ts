import { type Context, Hono } from 'hono'
import { loginPath, readPage } from '#src/contract/addresses.ts'
import { apiErrors, type Locale, resumeId } from '#src/contract/index.ts'
import { callerOf } from '#src/http/api.ts'
import { clearToken } from '#src/http/session-cookie.ts'
import type { AppEnv } from '#src/http/types.ts'
import { toHex } from '#src/lib/encoding.ts'
import { OriginFailure } from '#src/origin/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { createBlank } from './create.ts'
import { editorView } from './editor-view.ts'
import { listView } from './list-view.ts'
import { aftermathNotice, readAftermath } from './notices.ts'
import { answerPost } from './post.ts'
import { readPosted } from './posted.ts'
import { documentOf } from './save.ts'
import { type ClassicVisit, notePage, pageResponse } from './shell.ts'
import { answerSignIn, signInPage } from './sign-in.ts'

/** The largest form in bytes: a whole document and a picture. */
const MAX_FORM_BYTES = 6 * 1024 * 1024

/** The routes of the classic editor, to be mounted at `/old-edit`. */
export function classicEditor(locale: Locale): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/', (c) =>
    guarded(c, locale, (visit) => (visit.url.searchParams.has('id') ? showForm(visit) : showList(visit))),
  )
  routes.get('/print', (c) => guarded(c, locale, showPrint))
  routes.post('/', (c) => guarded(c, locale, (visit) => receive(c, visit, answerForm)))
  routes.get('/sign-in', (c) => guarded(c, locale, (visit) => signInPage(visit)))
  routes.post('/sign-in', (c) => guarded(c, locale, (visit) => receive(c, visit, answerSignIn)))
  return routes
}

async function guarded(
  c: Context<AppEnv>,
  locale: Locale,
  answer: (visit: ClassicVisit) => Promise<Response>,
): Promise<Response> {
  const services = c.get('services')
  const url = new URL(c.req.url)
  const context = { t: classicMessages[locale], locale, address: services.config.siteUrl + url.pathname }
  const caller = callerOf(c, locale)
  const { headers } = c.req.raw
  try {
    return await answer({ ...context, services, origin: c.get('origin'), caller, url, headers })
  } catch (error) {
    if (!(error instanceof OriginFailure)) throw error
    services.log.error('classic.origin', error, { request_id: caller.requestId })
    return notePage(context, 503, context.t.title, context.t.failed)
  }
}

async function showList(visit: ClassicVisit): Promise<Response> {
  const page = String(readPage(visit.url.searchParams))
  const result = await visit.origin.call('user.Jianli/list', { page }, visit.caller)
  if (!result.ok) return turnedAway(visit, result.code)
  const trouble = visit.url.searchParams.has('full') ? visit.t.quota : ''
  const body = listView(visit, result.data, `classic-${randomName(visit)}`, trouble)
  return pageResponse({ ...visit, title: visit.t.title, body })
}

async function showForm(visit: ClassicVisit): Promise<Response> {
  const loaded = await load(visit)
  if (loaded instanceof Response) return loaded
  const { searchParams } = visit.url
  const aftermath = readAftermath(searchParams)
  const notice = aftermath ? await aftermathNotice(visit, aftermath, { ...visit, ...loaded }) : ''
  // One journal id for all saves of this page and the pages that follow it, like a tab of the editor.
  const known = /^classic-[0-9a-f]{16}$/.exec(searchParams.get('form') ?? '')?.[0]
  const journal = known ?? `classic-${randomName(visit)}`
  return pageResponse({ ...visit, title: visit.t.title, body: editorView({ ...visit, ...loaded, journal, notice }) })
}

async function showPrint(visit: ClassicVisit): Promise<Response> {
  const loaded = await load(visit)
  if (loaded instanceof Response) return loaded
  // Few people print, so this is loaded only when somebody does.
  const { printView } = await import('./print-view.ts')
  return pageResponse({ ...visit, ...printView(visit, loaded.id, loaded.document) })
}

async function load(visit: ClassicVisit): Promise<Response | { id: string; rev: number; document: ResumeDocument }> {
  if (visit.caller.token === null) return toLogin(visit)
  const id = resumeId.safeParse(visit.url.searchParams.get('id'))
  if (!id.success) return notePage(visit, 404, visit.t.notFound, visit.t.notFoundText)
  const result = await visit.origin.call('user.Resume/document', { id: id.data }, visit.caller)
  if (!result.ok) return turnedAway(visit, result.code)
  return { id: id.data, rev: result.data.rev, document: documentOf(result.data.doc) }
}

type Answer = (visit: ClassicVisit, form: FormData) => Promise<Response>

const answerForm: Answer = (visit, form) =>
  visit.url.searchParams.has('id') ? answerPost(visit, form) : createBlank(visit, form)

async function receive(c: Context<AppEnv>, visit: ClassicVisit, answer: Answer): Promise<Response> {
  const { title, badForm, forbidden, tooLarge } = visit.t
  const form = await readPosted(c.req.raw, MAX_FORM_BYTES)
  if (typeof form !== 'number') return answer(visit, form)
  return notePage(visit, form, title, { 400: badForm, 403: forbidden, 413: tooLarge }[form])
}

/** Redirects visitors to the login page; answers 404 for somebody else's résumé. */
function turnedAway(visit: ClassicVisit, code: number): Promise<Response> | Response {
  if (code === apiErrors['resource.missing'].code) return notePage(visit, 404, visit.t.notFound, visit.t.notFoundText)
  if (code !== apiErrors['session.required'].code) throw new OriginFailure(`The classic editor was refused: ${code}`)
  return toLogin(visit)
}

function toLogin(visit: ClassicVisit): Response {
  const location = loginPath(visit.locale, visit.url.pathname + visit.url.search)
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (visit.caller.token !== null) clearToken(headers)
  return new Response(null, { status: 302, headers })
}

function randomName({ services }: ClassicVisit): string {
  return toHex(services.randomBytes(8))
}
