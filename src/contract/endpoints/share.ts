import * as z from 'zod/mini'
import { captchaToken } from '#src/contract/fields.ts'
import { clientId, resumeId } from '#src/contract/resumes.ts'
import { share, sharedResume, shareId, sharePassword, shareSettings, shareToken } from '#src/contract/shares.ts'

const linked = z.object({ token: shareToken })

/**
 * The calls about links to a résumé. After giving a link's password the browser holds a pass, which is sent along like
 * other secrets of the browser and never in the input.
 */
export const shareEndpoints = {
  'user.Share/list': { method: 'GET', auth: 'user', input: z.object({ id: resumeId }), output: z.array(share) },
  /** Creates a link. The browser makes `key`; repeating the call with the same one creates no second link. */
  'user.Share/create': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: resumeId, key: clientId, password: sharePassword, ...shareSettings }),
    output: share,
  },
  /** Changes a link; without `password` it keeps the present one. */
  'user.Share/change': {
    method: 'POST',
    auth: 'user',
    input: z.object({ share: shareId, password: z.optional(sharePassword), ...shareSettings }),
    output: share,
  },
  'user.Share/revoke': { method: 'POST', auth: 'user', input: z.object({ share: shareId }), output: z.null() },
  'resume.Share/open': { method: 'GET', auth: 'none', input: linked, output: sharedResume, secret: 'pass' },
  /** Answers with a pass if the password is right. */
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
  /** Counts an opening once for each `key`. Openings by the owner and of a locked link do not count. */
  'resume.Share/count': {
    method: 'POST',
    auth: 'optional',
    input: z.object({ token: shareToken, key: clientId }),
    output: z.object({ counted: z.boolean() }),
  },
  /** The document of a link from which downloads are allowed; the browser makes the file from it. */
  'resume.Share/document': {
    method: 'GET',
    auth: 'none',
    input: linked,
    output: z.object({ doc: z.unknown() }),
    secret: 'pass',
  },
  'resume.Share/photo': { method: 'GET', auth: 'none', input: linked, output: 'file', secret: 'pass' },
} as const
