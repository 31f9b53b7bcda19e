import * as z from 'zod/mini'
import { pageOfList } from './fields.ts'

/** The id of a résumé, also in its address: letters and digits, made by the server. */
export const resumeId = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z]{16,32}$/, 'value.invalid'))

/** The number of a state of a document; every save adds one. */
export const revision = z.int({ error: 'value.invalid' }).check(z.nonnegative('value.invalid'))

/** An id made by a browser: of a save, or of a tab's journal row. */
export const clientId = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z-]{8,40}$/, 'value.invalid'))

/**
 * A résumé's content on the wire. Both sides parse it with `readDocument` of `src/resume`, which also upgrades
 * documents of an earlier `schema`.
 */
const documentValue = z.unknown()

/** The answer to GET: the document and its revision. */
export const savedResume = z.object({ rev: revision, doc: documentValue })

/**
 * The body of PUT: a whole document based on revision `rev`. `mid` is the id of exactly this content, so that it can be
 * sent again. `journal` is the id of the tab's journal row; a tab has at most one save in flight.
 */
export const saveRequest = z.object({
  rev: revision,
  mid: clientId,
  journal: clientId,
  schema: z.int({ error: 'value.invalid' }).check(z.positive('value.invalid')),
  doc: documentValue,
})
export type SaveRequest = z.infer<typeof saveRequest>

/** 200: stored as revision `rev`, now or by an earlier try. */
export const saveStored = z.object({ rev: revision })

/** 409: the document has changed meanwhile. `applied`: this save is already part of it. Merge and save again. */
export const saveConflict = z.object({ rev: revision, doc: documentValue, applied: z.boolean() })
export type SaveConflict = z.infer<typeof saveConflict>

/** 422: the value at `path` is not valid in a document. 401, 403 and 413 need no body. */
export const saveRefused = z.object({ path: z.string() })
export type SaveRefused = z.infer<typeof saveRefused>

/** A stored version of the document. `name` is null for an automatic one, `at` in ms since 1970. */
export const resumeVersion = z.object({
  number: z.int(),
  rev: revision,
  at: z.number(),
  name: z.nullable(z.string()),
})
export type ResumeVersion = z.infer<typeof resumeVersion>

/**
 * A value that a merge has replaced by another device's or tab's. `entry` says where it was, as `recordsOf` of
 * `src/resume` names it.
 */
export const lostValue = z.object({
  entry: z.string(),
  values: z.record(z.string(), z.optional(z.union([z.string(), z.number(), z.boolean()]))),
  rev: revision,
  at: z.number(),
  journal: z.string(),
})

/** The only message on the WebSocket: there is a newer revision. */
export const announcement = z.object({ rev: revision, mid: z.string() })
export type Announcement = z.infer<typeof announcement>

/** A résumé in its owner's list; times in ms since 1970, `completeness` in per cent. */
export const resumeCard = z.object({
  id: resumeId,
  title: z.string(),
  locale: z.enum(['zh', 'en']),
  design: z.string(),
  /** `#rrggbb`; null for the colour of the design. */
  colour: z.nullable(z.string()),
  completeness: z.int(),
  rev: revision,
  created_at: z.number(),
  updated_at: z.number(),
  /** The revision its thumbnail shows; null when there is no thumbnail yet. */
  thumbnail_rev: z.nullable(z.int()),
  /** When it was deleted; it can be restored for seven days. */
  deleted_at: z.nullable(z.number()),
  /** How many comments of its readers are open; an API of an earlier version does not say. */
  open_comments: z._default(z.int(), 0),
})
export type ResumeCard = z.infer<typeof resumeCard>

/** One page of a user's résumés, the last edited first. `limit` is how many of these the user's level allows. */
export const resumeList = z.object({
  ...pageOfList,
  limit: z.int(),
  items: z.array(resumeCard),
})
export type ResumeList = z.infer<typeof resumeList>
