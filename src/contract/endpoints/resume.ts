import * as z from 'zod/mini'
import { FILE_BODY, PICTURE_BODY } from '#src/contract/endpoint.ts'
import { base64, pdfName, queryId, queryPage } from '#src/contract/fields.ts'
import { resumeSorts } from '#src/contract/lists.ts'
import {
  clientId,
  lostValue,
  resumeId,
  resumeList,
  resumeVersion,
  revision,
  savedResume,
  saveRequest,
  saveStored,
} from '#src/contract/resumes.ts'
import { RESUME_NAME_MAX } from '#src/contract/text-limits.ts'

/** The largest save in bytes: a whole document and its envelope. */
const DOCUMENT_BODY = 640 * 1024
/** The largest thumbnail in bytes: 200 KB in base64. */
const THUMBNAIL_BODY = 300_000

const done = z.null()
const one = z.object({ id: resumeId })
const made = z.object({ id: resumeId })
const name = z
  .string({ error: 'value.required' })
  .check(z.trim(), z.minLength(1, 'value.required'), z.maxLength(RESUME_NAME_MAX, 'value.invalid'))
const fileKey = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z]{16,40}$/, 'value.invalid'))

/**
 * The calls about a user's résumés. The browser makes `key` and `mid`; repeating a call with the same one does nothing
 * twice.
 */
export const resumeEndpoints = {
  'user.Jianli/list': {
    method: 'GET',
    auth: 'user',
    input: z.object({
      page: queryPage,
      q: z.optional(z.string().check(z.maxLength(50, 'value.invalid'))),
      sort: z._default(z.enum(resumeSorts, { error: 'value.invalid' }), resumeSorts[0]),
    }),
    output: resumeList,
  },
  /** With `deleted` it lists those that can still be restored. */
  'user/resume/data': {
    method: 'GET',
    auth: 'user',
    input: z.object({ page: queryPage, deleted: z.optional(z.literal('1', { error: 'value.invalid' })) }),
    output: resumeList,
  },
  'user/resume/del': { method: 'GET', auth: 'user', input: one, output: done },
  'user.Resume/undelete': { method: 'POST', auth: 'user', input: one, output: done },
  'user.Resume/create': {
    method: 'POST',
    auth: 'user',
    input: z.object({ key: clientId, doc: z.unknown() }),
    output: made,
    maxBody: DOCUMENT_BODY,
  },
  'user.Resume/duplicate': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: resumeId, key: clientId }),
    output: made,
  },
  'user.Resume/rename': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: resumeId, mid: clientId, title: name }),
    output: done,
  },
  /** The id of the caller's résumé of a pair in one language; null where there is none. */
  'user.Resume/twin': {
    method: 'GET',
    auth: 'user',
    input: z.object({ pair: clientId, locale: z.enum(['zh', 'en'], { error: 'value.invalid' }) }),
    output: z.object({ id: z.nullable(resumeId) }),
  },
  'user.Resume/document': { method: 'GET', auth: 'user', input: one, output: savedResume },
  'user.Resume/save': {
    method: 'POST',
    auth: 'user',
    input: z.extend(saveRequest, { id: resumeId }),
    output: saveStored,
    secret: 'ticket',
    maxBody: DOCUMENT_BODY,
  },
  'user.Resume/versions': { method: 'GET', auth: 'user', input: one, output: z.array(resumeVersion) },
  'user.Resume/version': {
    method: 'GET',
    auth: 'user',
    input: z.object({ id: resumeId, number: queryId }),
    output: z.object({ doc: z.unknown() }),
  },
  'user.Resume/nameVersion': { method: 'POST', auth: 'user', input: z.object({ id: resumeId, name }), output: done },
  /** Keeps the present state as an automatic version, however recent the last version is. */
  'user.Resume/keepVersion': { method: 'POST', auth: 'user', input: one, output: done },
  'user.Resume/history': { method: 'GET', auth: 'user', input: one, output: z.array(lostValue) },
  /** Stores a picture sent as base64; answers with the key a document refers to it by. */
  'user.Resume/uploadPhoto': {
    method: 'POST',
    auth: 'user',
    input: z.object({ image: base64 }),
    output: z.object({ key: z.string() }),
    maxBody: PICTURE_BODY,
  },
  'user.Resume/photo': {
    method: 'GET',
    auth: 'user',
    input: z.object({ key: fileKey }),
    output: 'file',
  },
  /**
   * Stores a picture of the first page of revision `rev`, sent as base64. A revision older than the stored picture's
   * changes nothing.
   */
  'user.Resume/uploadThumbnail': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: resumeId, rev: revision, image: base64 }),
    output: done,
    maxBody: THUMBNAIL_BODY,
  },
  'user.Resume/thumbnail': { method: 'GET', auth: 'user', input: one, output: 'file' },
  /**
   * Stores a PDF file, sent as base64, for a browser that cannot save files. Anybody who knows its key may fetch it
   * until `expires_at`.
   */
  'user.Resume/linkFile': {
    method: 'POST',
    auth: 'user',
    input: z.object({ name: pdfName, file: base64 }),
    output: z.object({ key: fileKey, expires_at: z.number() }),
    maxBody: FILE_BODY,
  },
  'user.Resume/linkedFile': { method: 'GET', auth: 'none', input: z.object({ key: fileKey }), output: 'file' },
} as const
