import {
  CLASSIC_EDITOR,
  EDITOR,
  FAVOURITES,
  listParams,
  MY_RESUMES,
  NEW_RESUME,
  ORDERS,
  oneOf,
  pageParam,
  readList,
  readPage,
  SAMPLES,
  withQuery,
} from './addresses.ts'
import { type ApplicationStatus, applicationStatuses } from './application-limits.ts'
import { resumeSorts, type TemplateType, templateTypes } from './lists.ts'
import type { PayloadOf } from './payloads.ts'

// Writes and reads the addresses of a user's own pages. Public pages do not load this file.

/** The address of the user's favourites of a kind; `readFavourites` reads it. */
export function favouritesPath(type: TemplateType, page = 1): string {
  return withQuery(FAVOURITES, { ...(type !== templateTypes[0] && { type }), ...pageParam(page) })
}

/** Reads the type and the page number from an address of `favouritesPath`; defaults replace what is invalid. */
export function readFavourites(search: URLSearchParams) {
  return { type: oneOf(templateTypes, search.get('type')), page: readPage(search) }
}

/** The address of the user's résumés, of the deleted ones, or of the applications. */
export function resumesPath(query: PayloadOf<'myResumes'>['query']): string {
  const { deleted, applications, status, ...list } = query
  if (applications) return applicationsPath(status, list.page)
  return withQuery(MY_RESUMES, { ...(deleted && { deleted: '1' }), ...listParams(list, resumeSorts[0]) })
}

/** The address of the user's applications, or of those of one status. */
export function applicationsPath(status: ApplicationStatus | null = null, page = 1): string {
  return withQuery(MY_RESUMES, { applications: '1', ...(status && { status }), ...pageParam(page) })
}

/** Reads an address of `resumesPath`; defaults replace what is invalid. */
export function readResumes(search: URLSearchParams) {
  const status = applicationStatuses.find((one) => one === search.get('status')) ?? null
  const applications = search.get('applications') === '1'
  return { deleted: search.get('deleted') === '1', applications, status, ...readList(search, resumeSorts) }
}

/** The address of a page of the user's orders. */
export function ordersPath(page: number): string {
  return withQuery(ORDERS, pageParam(page))
}

/**
 * The address of a résumé in the editor; `download` makes its file at once, `twin` shows its twin, `posting` the job it
 * is for.
 */
export function editorPath(id: string, { download = false, twin = false, posting = false } = {}): string {
  return withQuery(EDITOR, {
    id,
    ...(download && { download: '1' }),
    ...(twin && { twin: '1' }),
    ...(posting && { posting: '1' }),
  })
}

/** A résumé that is on this device alone, in the editor; `twin` shows its twin. */
export function guestPath(id: string, { twin = false } = {}): string {
  return withQuery(NEW_RESUME, { id, ...(twin && { twin: '1' }) })
}

/** What the editor is asked for: a résumé, or what the start screen has chosen. */
export function readEditor(search: URLSearchParams) {
  const [id, sample, design, language] = ['id', 'sample', 'design', 'lang'].map((name) => search.get(name) ?? undefined)
  const wants = (name: string) => search.has(name)
  return { id, sample, design, language, download: wants('download'), twin: wants('twin'), posting: wants('posting') }
}

/** The address of the classic editor, for one résumé or for the list. */
export function classicEditorPath(id?: string): string {
  return withQuery(CLASSIC_EDITOR, id === undefined ? {} : { id })
}

/** The address of a shared résumé. */
export function sharedPath(token: string): string {
  return `${SAMPLES}s/${token}`
}
