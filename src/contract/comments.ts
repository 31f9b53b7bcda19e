import * as z from 'zod/mini'
import { shareId } from './shares.ts'
import { COMMENT_NAME_MAX, COMMENT_QUOTE_MAX, COMMENT_TEXT_MAX } from './text-limits.ts'

/** The id of a comment, made by the server. */
export const commentId = shareId

/**
 * What a browser knows its comments on one link by: a random UUID it makes itself. Whoever has it reads and removes
 * what was written with it, so it is sent in bodies only, never in an address.
 */
export const readerKey = z.uuidv4({ error: 'value.invalid' })

/** Where in a document a comment stands: a detail of the person, an entry, or the title of a section. */
export const commentPlace = z
  .string({ error: 'value.required' })
  .check(z.maxLength(120, 'value.invalid'), z.regex(/^(basics\.\w+|(items|sections)\/[\w-]+)$/, 'value.invalid'))

/** A text people wrote, trimmed: not empty, and not too long. */
export const commentText = z
  .string({ error: 'value.required' })
  .check(z.trim(), z.minLength(1, 'value.required'), z.maxLength(COMMENT_TEXT_MAX, 'comment.length'))

/** What a reader writes about a place. */
export const writtenComment = {
  place: commentPlace,
  /** The words of the résumé it is about; empty for the place as a whole. */
  quote: z.string({ error: 'value.required' }).check(z.maxLength(COMMENT_QUOTE_MAX, 'value.invalid')),
  text: commentText,
  /** Other words for `quote`; null for none. */
  proposal: z.nullable(commentText),
  /** Who writes, as they call themselves; may be empty. */
  name: z
    .string({ error: 'value.required' })
    .check(z.trim(), z.maxLength(COMMENT_NAME_MAX, 'value.invalid'), z.regex(/^[^\p{C}]*$/u, 'value.invalid')),
}

/** Whether a comment waits for the owner, was dealt with, or its proposal was taken over. */
export const commentState = z.enum(['open', 'resolved', 'accepted'])
export type CommentState = z.infer<typeof commentState>

const answer = z.object({ by: z.enum(['owner', 'reader']), text: z.string(), created_at: z.number() })

/** A comment as the reader who wrote it sees it; times in ms since 1970, answers in their order. */
export const comment = z.object({
  id: commentId,
  place: z.string(),
  quote: z.string(),
  text: z.string(),
  proposal: z.nullable(z.string()),
  name: z.string(),
  state: commentState,
  created_at: z.number(),
  answers: z.array(answer),
})
export type Comment = z.infer<typeof comment>

/** A comment as the owner of the résumé sees it: with the note on the link it came by. */
export const receivedComment = z.object({ ...comment.shape, label: z.string() })
export type ReceivedComment = z.infer<typeof receivedComment>

/** The comments on a résumé, and whether more can come: whether one of its links allows them. */
export const receivedComments = z.object({ expected: z.boolean(), comments: z.array(receivedComment) })
