import * as z from 'zod/mini'
import {
  comment,
  commentId,
  commentState,
  commentText,
  readerKey,
  receivedComment,
  receivedComments,
  writtenComment,
} from '#src/contract/comments.ts'
import { clientId, resumeId } from '#src/contract/resumes.ts'
import { shareToken } from '#src/contract/shares.ts'

/** A browser at a link. */
const reader = { token: shareToken, reader: readerKey }

/**
 * The calls about comments on a shared résumé: `resume.Share/…` for readers, who have no account and see only what they
 * wrote themselves; `user.Share/…` for the owner. Browsers make `key`; a call with the same one writes over
 * what it wrote.
 */
export const commentEndpoints = {
  /** What this reader has written. By POST, so that the reader's key is in no address. */
  'resume.Share/myComments': {
    method: 'POST',
    auth: 'none',
    input: z.object(reader),
    output: z.array(comment),
    secret: 'pass',
  },
  'resume.Share/comment': {
    method: 'POST',
    auth: 'none',
    input: z.object({ ...reader, key: clientId, ...writtenComment }),
    output: comment,
    secret: 'pass',
  },
  /** Adds to a comment of this reader; one that was dealt with is open again. */
  'resume.Share/replyComment': {
    method: 'POST',
    auth: 'none',
    input: z.object({ ...reader, comment: commentId, key: clientId, text: commentText }),
    output: comment,
    secret: 'pass',
  },
  /** Removes a comment of this reader with its answers; repeating it changes nothing. */
  'resume.Share/withdrawComment': {
    method: 'POST',
    auth: 'none',
    input: z.object({ ...reader, comment: commentId }),
    output: z.null(),
    secret: 'pass',
  },
  'user.Share/comments': { method: 'GET', auth: 'user', input: z.object({ id: resumeId }), output: receivedComments },
  'user.Share/answerComment': {
    method: 'POST',
    auth: 'user',
    input: z.object({ comment: commentId, key: clientId, text: commentText }),
    output: receivedComment,
  },
  'user.Share/settleComment': {
    method: 'POST',
    auth: 'user',
    input: z.object({ comment: commentId, state: commentState }),
    output: receivedComment,
  },
  /** Removes a comment with its answers; repeating it changes nothing. */
  'user.Share/removeComment': {
    method: 'POST',
    auth: 'user',
    input: z.object({ comment: commentId }),
    output: z.null(),
  },
} as const
