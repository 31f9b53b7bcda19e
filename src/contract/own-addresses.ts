import {
  CLASSIC_EDITOR,
  EDITOR,
  FAVOURITES,
  listParams,
  MY_RESUMES,
  ORDERS,
  oneOf,
  pageParam,
  readList,
  readPage,
  SAMPLES,
  withQuery,
} from './addresses.ts'
import { resumeSorts, type TemplateType, templateTypes } from './lists.ts'
import type { PayloadOf } from './payloads.ts'

// Addresses of what is one user's own: how they are written, and what they say when they are read. Public pages do not
// load them.

export function favouritesPath(type: TemplateType, page = 1): string {
  const params = new URLSearchParams()
  if (type !== templateTypes[0]) params.set('type', type)
  return withQuery(FAVOURITES, pageParam(page, params))
}

export function readFavourites(search: URLSearchParams) {
  return { type: oneOf(templateTypes, search.get('type')), page: readPage(search) }
}

/** A list of the user's résumés, also of the deleted ones. */
export function resumesPath({ deleted, ...list }: PayloadOf<'myResumes'>['query']): string {
  const params = new URLSearchParams(deleted ? { deleted: '1' } : {})
  return withQuery(MY_RESUMES, listParams(list, resumeSorts[0], params))
}

export function readResumes(search: URLSearchParams) {
  return { deleted: search.get('deleted') === '1', ...readList(search, resumeSorts) }
}

export function ordersPath(page: number): string {
  return withQuery(ORDERS, pageParam(page))
}

/** A résumé in the editor; `download` has its file made at once. */
export function editorPath(id: string, { download = false } = {}): string {
  return withQuery(EDITOR, new URLSearchParams(download ? { id, download: '1' } : { id }))
}

/** What the editor is asked for: a résumé, or what the start screen has chosen. */
export function readEditor(search: URLSearchParams) {
  const [id, sample, design, language] = ['id', 'sample', 'design', 'lang'].map((name) => search.get(name) ?? undefined)
  return { id, sample, design, language, download: search.has('download') }
}

/** The editor without scripts, with a résumé or the choice of one. */
export function classicEditorPath(id?: string): string {
  return withQuery(CLASSIC_EDITOR, new URLSearchParams(id === undefined ? {} : { id }))
}

/** A résumé as a link shows it. */
export function sharedPath(token: string): string {
  return `${SAMPLES}s/${token}`
}
