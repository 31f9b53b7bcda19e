import * as z from 'zod/mini'
import { captchaToken } from './fields.ts'
import { clientId, resumeId } from './resumes.ts'
import { share, sharedResume, shareId, sharePassword, shareSettings, shareToken } from './shares.ts'

const linked = z.object({ token: shareToken })

/**
 * The calls about links to a résumé. Whoever has given a link's password carries a pass in their browser; it is
 * handed on like the secret of a browser, never in the input.
 */
export const shareEndpoints = {
  'user.Share/list': { method: 'GET', auth: 'user', input: z.object({ id: resumeId }), output: z.array(share) },
  /** `key` is made by the browser: the same again is the same link. */
  'user.Share/create': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: resumeId, key: clientId, password: sharePassword, ...shareSettings }),
    output: share,
  },
  /** Without `password` the one there is stays. */
  'user.Share/change': {
    method: 'POST',
    auth: 'user',
    input: z.object({ share: shareId, password: z.optional(sharePassword), ...shareSettings }),
    output: share,
  },
  'user.Share/revoke': { method: 'POST', auth: 'user', input: z.object({ share: shareId }), output: z.null() },
  'resume.Share/open': { method: 'GET', auth: 'none', input: linked, output: sharedResume, secret: 'pass' },
  /** Answers with the pass of whoever knows the password. */
  'resume.Share/unlock': {
    method: 'POST',
    auth: 'none',
    input: z.object({
      token: shareToken,
      password: z.string().check(z.maxLength(256, 'value.invalid')),
      captcha: captchaToken,
    }),
    output: z.object({ pass: z.string() }),
  },
  /** Counts an opening once for each `key`, unless it is the owner's or the link is still locked. */
  'resume.Share/count': {
    method: 'POST',
    auth: 'optional',
    input: z.object({ token: shareToken, key: clientId }),
    output: z.object({ counted: z.boolean() }),
  },
  /** What the file is made of, where that is allowed. */
  'resume.Share/document': {
    method: 'GET',
    auth: 'none',
    input: linked,
    output: z.object({ doc: z.unknown() }),
    secret: 'pass',
  },
  'resume.Share/photo': { method: 'GET', auth: 'none', input: linked, output: 'file', secret: 'pass' },
} as const
