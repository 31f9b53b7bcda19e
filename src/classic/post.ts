import { resumeId } from '#src/contract/index.ts'
import { sha256Hex } from '#src/lib/digest.ts'
import { OriginFailure } from '#src/origin/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { sameDocument } from '#src/resume/sync/units.ts'
import { act } from './actions.ts'
import { applyFields, faultsOf } from './apply.ts'
import { seeOther } from './create.ts'
import { editorView } from './editor-view.ts'
import { type PostedForm, readForm } from './form.ts'
import { aftermathQuery, faultNotice, signInNotice, troubleNotice } from './notices.ts'
import { storePhoto, withPhoto } from './photo.ts'
import { type SaveOutcome, saveForm } from './save.ts'
import { type ClassicVisit, classicPath, type Html, notePage, pageResponse } from './shell.ts'
import { type ClassicSignIn, signInWith } from './sign-in.ts'

/** Saves a posted form and performs the action of its button. Whatever goes wrong, nothing typed is lost. */
export async function answerPost(visit: ClassicVisit, form: FormData): Promise<Response> {
  const id = resumeId.safeParse(visit.url.searchParams.get('id'))
  const posted = readForm(form)
  if (!id.success || posted === null) return notePage(visit, 400, visit.t.title, visit.t.badForm)
  let kept: PostedForm = posted
  // A session that the form has begun goes out with every answer, whatever becomes of the save.
  let headers = new Headers()
  const keep = (status: number, notice: Html, faults: string[] = []) =>
    keptPage({ ...visit, id: id.data }, kept, { status, notice, headers, faults })
  try {
    const saver = await signInWith(visit, form)
    headers = saver.headers
    const { verb, target } = posted.action
    const askAgain = () => keep(401, signInNotice(visit, `${verb}:${target}`, saver.trouble))
    if (saver.caller.token === null || saver.trouble.text !== '') return askAgain()
    const photo = await storePhoto({ ...visit, caller: saver.caller }, posted)
    if (photo === 'signed-out') return askAgain()
    kept = { ...posted, fields: withPhoto(posted.fields, photo) }
    const typed = applyFields(kept.base, kept.fields)
    const faults = faultsOf(typed)
    const refused = 'refused' in photo ? photo.refused : ''
    if (refused !== '') faults.push('photo')
    if (faults.length > 0) return keep(422, faultNotice(visit, posted.base, faults, refused), faults)
    const outcome = await save(visit, kept, typed, { id: id.data, saver })
    if (outcome instanceof Response) return outcome
    if (outcome === 'signed-out') return askAgain()
    if (outcome === 'misfit') return keep(422, faultNotice(visit, posted.base, ['']))
    return keep(outcome === 'missing' ? 404 : 503, troubleNotice(visit, outcome))
  } catch (error) {
    if (!(error instanceof OriginFailure)) throw error
    visit.services.log.error('classic.save', error, { request_id: visit.caller.requestId })
    return keep(503, troubleNotice(visit, 'unreachable'))
  }
}

type Refusal = Exclude<SaveOutcome['kind'], 'saved'>

async function save(
  visit: ClassicVisit,
  posted: PostedForm,
  typed: ResumeDocument,
  { id, saver }: { id: string; saver: ClassicSignIn },
): Promise<Response | Refusal> {
  const { base, rev, journal, fields, action } = posted
  const mid = await nameOf(posted)
  const kind = fields.get('new-section') ?? ''
  const acted = act(typed, action, { newId: mid.slice(0, 20), kind, now: visit.services.now() })
  const page = (query: URLSearchParams) => {
    const isNew = acted.done === 'added' || acted.done === 'copied'
    const anchor = query.has('lost') || !isNew ? 'note' : acted.at.replace('/', '-')
    return seeOther(`${classicPath(visit.locale, id)}&form=${journal}&${query}#${anchor}`, saver.headers)
  }
  if (sameDocument(acted.document, base)) return page(aftermathQuery({ done: 'same', at: acted.at, rev, lost: [] }))
  const outcome = await saveForm(visit.origin, saver.caller, { id, base, rev, mid, journal, doc: acted.document })
  if (outcome.kind !== 'saved') return outcome.kind
  return page(aftermathQuery({ done: acted.done, at: acted.at, rev: outcome.rev, lost: outcome.lost }))
}

/**
 * The id of this save, made from its content: posting the same form twice is one save. Begins with a letter, as ids do.
 */
async function nameOf({ journal, rev, base, fields, action }: PostedForm): Promise<string> {
  const content = JSON.stringify([journal, rev, base, [...fields], action])
  return `c${(await sha256Hex(content)).slice(0, 31)}`
}

/** Shows the posted form again with everything that was typed. */
function keptPage(
  visit: ClassicVisit & { id: string },
  { base, rev, journal, fields }: PostedForm,
  { status, notice, headers, faults }: { status: number; notice: Html; headers: Headers; faults: readonly string[] },
): Promise<Response> {
  const form = { ...visit, document: base, rev, journal, typed: fields, faults, notice }
  return pageResponse({ ...visit, title: visit.t.title, body: editorView(form) }, status).then((response) => {
    for (const cookie of headers.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  })
}
