import * as z from 'zod/mini'
import {
  application,
  applicationId,
  applicationList,
  applicationStatus,
  calendarDay,
  coverage,
  employer,
  jobTitle,
  nextStep,
  posting,
  postingLink,
} from '#src/contract/applications.ts'
import { FILE_BODY } from '#src/contract/endpoint.ts'
import { base64, pdfName, queryPage } from '#src/contract/fields.ts'
import { clientId, resumeId } from '#src/contract/resumes.ts'
import { shareId } from '#src/contract/shares.ts'

/** The largest body in bytes: a document, a posting of characters of three bytes each, and their envelope. */
const COPY_BODY = 720 * 1024

const one = z.object({ id: applicationId })
const details = { employer, title: jobTitle, link: postingLink }

/**
 * The calls about applications for jobs. Browsers make `key`; repeating a call with the same one does nothing twice.
 */
export const applicationEndpoints = {
  'user.Application/list': {
    method: 'GET',
    auth: 'user',
    input: z.object({
      page: queryPage,
      status: z.optional(applicationStatus),
      /** Only those a résumé was made or chosen for. */
      resume: z.optional(resumeId),
    }),
    output: applicationList,
  },
  'user.Application/detail': { method: 'GET', auth: 'user', input: one, output: application },
  /** Creates an application for the résumé `resume`, or, if null, for a new one made of `doc`, which counts as any. */
  'user.Application/create': {
    method: 'POST',
    auth: 'user',
    input: z.object({
      key: clientId,
      ...details,
      posting,
      coverage,
      resume: z.nullable(resumeId),
      doc: z.optional(z.unknown()),
    }),
    output: z.object({ id: applicationId, resume: resumeId }),
    maxBody: COPY_BODY,
  },
  /** Changes the fields that are given; the others stay. */
  'user.Application/change': {
    method: 'POST',
    auth: 'user',
    input: z.object({
      id: applicationId,
      employer: z.optional(employer),
      title: z.optional(jobTitle),
      link: z.optional(postingLink),
      status: z.optional(applicationStatus),
      next: z.optional(nextStep),
    }),
    output: application,
  },
  /** Notes how far the résumé covers the posting now; of each day the last counts. */
  'user.Application/measure': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: applicationId, coverage }),
    output: z.null(),
  },
  /**
   * Notes what was sent on a day: `file` is a PDF file in base64, which stays as it is, `share` a link to the résumé.
   * An application that was being prepared counts as sent.
   */
  'user.Application/send': {
    method: 'POST',
    auth: 'user',
    input: z.object({
      id: applicationId,
      key: clientId,
      on: calendarDay,
      file: z.nullable(z.object({ name: pdfName, base64 })),
      share: z.nullable(shareId),
    }),
    output: application,
    maxBody: FILE_BODY,
  },
  /** A file that was sent, as it was. */
  'user.Application/file': { method: 'GET', auth: 'user', input: one, output: 'file' },
  /** Removes something that was sent with its file; repeating it changes nothing. */
  'user.Application/unsend': { method: 'POST', auth: 'user', input: one, output: z.null() },
  /** Removes an application with all that was sent; its résumé stays. Repeating it changes nothing. */
  'user.Application/remove': { method: 'POST', auth: 'user', input: one, output: z.null() },
} as const
