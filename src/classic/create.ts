import { loginPath } from '#src/contract/addresses.ts'
import { apiErrors, clientId } from '#src/contract/index.ts'
import { OriginFailure } from '#src/origin/index.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { type ClassicVisit, classicPath, notePage } from './shell.ts'

const kinds = ['education', 'work', 'projects', 'skills', 'self-evaluation'] as const

/** Creates an empty résumé and redirects to it. */
export async function createBlank(visit: ClassicVisit, form: FormData): Promise<Response> {
  const key = clientId.safeParse(form.get('key'))
  if (!key.success) return notePage(visit, 400, visit.t.title, visit.t.badForm)
  const locale: ResumeLocale = form.get('language') === 'en' ? 'en' : 'zh'
  const sections = kinds.map((kind) => ({ kind, items: [{}] }))
  const doc = composeResume({ locale, design: 'slips', basics: {}, sections })
  const result = await visit.origin.call('user.Resume/create', { key: key.data, doc }, visit.caller)
  if (result.ok) return seeOther(classicPath(visit.locale, result.data.id))
  const path = classicPath(visit.locale)
  if (result.code === apiErrors['quota.online-resumes'].code) return seeOther(`${path}?full=1`)
  if (result.code === apiErrors['session.required'].code) {
    return seeOther(loginPath(visit.locale, path))
  }
  throw new OriginFailure(`No résumé could be made: ${result.code}`)
}

/** Redirects after a post, so that reloading the page does not send the form again. */
export function seeOther(location: string, headers = new Headers()): Response {
  headers.set('location', location)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 303, headers })
}
