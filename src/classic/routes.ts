import { type Context, Hono } from 'hono'
import { loginPath } from '#src/contract/addresses.ts'
import { apiErrors, type Locale, resumeId } from '#src/contract/index.ts'
import { callerOf } from '#src/http/api.ts'
import { discardBody, readBody } from '#src/http/request-body.ts'
import { isForeign } from '#src/http/same-origin.ts'
import { clearToken } from '#src/http/session-cookie.ts'
import type { AppEnv } from '#src/http/types.ts'
import { toHex } from '#src/lib/encoding.ts'
import { formOf } from '#src/lib/posted-form.ts'
import { OriginFailure } from '#src/origin/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { createBlank } from './create.ts'
import { editorView } from './editor-view.ts'
import { listView } from './list-view.ts'
import { aftermathNotice, readAftermath } from './notices.ts'
import { answerPost } from './post.ts'
import { documentOf } from './save.ts'
import { type Desk, notePage, pageResponse } from './shell.ts'
import { answerSignIn, signInPage } from './sign-in.ts'

/** The largest form in bytes: a whole document and a picture. */
const MAX_FORM_BYTES = 6 * 1024 * 1024

/** The routes of the classic editor, to be mounted at `/old-edit`. */
export function classicEditor(locale: Locale): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/', (c) =>
    guarded(c, locale, (desk) => (desk.url.searchParams.has('id') ? showForm(desk) : showList(desk))),
  )
  routes.get('/print', (c) => guarded(c, locale, showPrint))
  routes.post('/', (c) => guarded(c, locale, (desk) => receive(c, desk, answerForm)))
  routes.get('/sign-in', (c) => guarded(c, locale, (desk) => signInPage(desk)))
  routes.post('/sign-in', (c) => guarded(c, locale, (desk) => receive(c, desk, answerSignIn)))
  return routes
}

async function guarded(
  c: Context<AppEnv>,
  locale: Locale,
  answer: (desk: Desk) => Promise<Response>,
): Promise<Response> {
  const services = c.get('services')
  const url = new URL(c.req.url)
  const pen = { t: classicMessages[locale], locale, address: services.config.siteUrl + url.pathname }
  const caller = callerOf(c, locale)
  const { headers } = c.req.raw
  try {
    return await answer({ ...pen, services, origin: c.get('origin'), caller, url, headers })
  } catch (error) {
    if (!(error instanceof OriginFailure)) throw error
    services.log.error('classic.origin', error, { request_id: caller.requestId })
    return notePage(pen, 503, pen.t.title, pen.t.failed)
  }
}

async function showList(desk: Desk): Promise<Response> {
  const page = /^[1-9]\d{0,5}$/.exec(desk.url.searchParams.get('page') ?? '')?.[0] ?? '1'
  const result = await desk.origin.call('user.Jianli/list', { page }, desk.caller)
  if (!result.ok) return turnedAway(desk, result.code)
  const trouble = desk.url.searchParams.has('full') ? desk.t.quota : ''
  const body = listView(desk, result.data, `classic-${randomName(desk)}`, trouble)
  return pageResponse({ ...desk, title: desk.t.title, body })
}

async function showForm(desk: Desk): Promise<Response> {
  const loaded = await load(desk)
  if (loaded instanceof Response) return loaded
  const { searchParams } = desk.url
  const aftermath = readAftermath(searchParams)
  const notice = aftermath ? await aftermathNotice(desk, aftermath, { ...desk, ...loaded }) : ''
  // One journal id for all saves of this page and the pages that follow it, like a tab of the editor.
  const known = /^classic-[0-9a-f]{16}$/.exec(searchParams.get('form') ?? '')?.[0]
  const journal = known ?? `classic-${randomName(desk)}`
  return pageResponse({ ...desk, title: desk.t.title, body: editorView({ ...desk, ...loaded, journal, notice }) })
}

async function showPrint(desk: Desk): Promise<Response> {
  const loaded = await load(desk)
  if (loaded instanceof Response) return loaded
  // Few people print, so this is loaded only when somebody does.
  const { printView } = await import('./print-view.ts')
  return pageResponse({ ...desk, ...printView(desk, loaded.id, loaded.document) })
}

async function load(desk: Desk): Promise<Response | { id: string; rev: number; document: ResumeDocument }> {
  if (desk.caller.token === null) return toLogin(desk)
  const id = resumeId.safeParse(desk.url.searchParams.get('id'))
  if (!id.success) return notePage(desk, 404, desk.t.notFound, desk.t.notFoundText)
  const result = await desk.origin.call('user.Resume/document', { id: id.data }, desk.caller)
  if (!result.ok) return turnedAway(desk, result.code)
  return { id: id.data, rev: result.data.rev, document: documentOf(result.data.doc) }
}

type Answer = (desk: Desk, form: FormData) => Promise<Response>

const answerForm: Answer = (desk, form) =>
  desk.url.searchParams.has('id') ? answerPost(desk, form) : createBlank(desk, form)

async function receive(c: Context<AppEnv>, desk: Desk, answer: Answer): Promise<Response> {
  if (isForeign(c.req.raw)) {
    await discardBody(c.req.raw)
    return notePage(desk, 403, desk.t.title, desk.t.forbidden)
  }
  const bytes = await readBody(c.req.raw, MAX_FORM_BYTES)
  if (bytes === null) return notePage(desk, 413, desk.t.title, desk.t.tooLarge)
  const form = await formOf(bytes, desk.headers.get('content-type') ?? '')
  if (form === null) return notePage(desk, 400, desk.t.title, desk.t.badForm)
  return answer(desk, form)
}

/** Redirects visitors to the login page; answers 404 for somebody else's résumé. */
function turnedAway(desk: Desk, code: number): Promise<Response> | Response {
  if (code === apiErrors['resource.missing'].code) return notePage(desk, 404, desk.t.notFound, desk.t.notFoundText)
  if (code !== apiErrors['session.required'].code) throw new OriginFailure(`The classic editor was refused: ${code}`)
  return toLogin(desk)
}

function toLogin(desk: Desk): Response {
  const location = loginPath(desk.locale, desk.url.pathname + desk.url.search)
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (desk.caller.token !== null) clearToken(headers)
  return new Response(null, { status: 302, headers })
}

function randomName({ services }: Desk): string {
  return toHex(services.randomBytes(8))
}
