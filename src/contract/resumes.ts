import * as z from 'zod/mini'

/** The address of a résumé and of its document: letters and digits, made by the server. */
export const resumeId = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z]{16,32}$/, 'value.invalid'))

/** Counts the states of a document. */
export const revision = z.int({ error: 'value.invalid' }).check(z.nonnegative('value.invalid'))

/** Made by a browser: the name of a save, or of the journal row of a tab. */
export const clientId = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z-]{8,40}$/, 'value.invalid'))

/**
 * A résumé's content on the wire. `readDocument` of `src/resume` is its schema on both sides; it also upgrades
 * documents of an earlier `schema`.
 */
const documentValue = z.unknown()

/** GET answers with the document and its revision. */
export const savedResume = z.object({ rev: revision, doc: documentValue })

/**
 * PUT: a whole document that grew from revision `rev`. `mid` names this content for good, so that it may be sent
 * again; `journal` names the tab's journal row, which has one save in flight at most.
 */
export const saveRequest = z.object({
  rev: revision,
  mid: clientId,
  journal: clientId,
  schema: z.int({ error: 'value.invalid' }).check(z.positive('value.invalid')),
  doc: documentValue,
})
export type SaveRequest = z.infer<typeof saveRequest>

/** 200: stored as this revision, now or by an earlier try. */
export const saveStored = z.object({ rev: revision })

/** 409: the document has moved on. `applied`: this save is already inside it. Merge and save again. */
export const saveConflict = z.object({ rev: revision, doc: documentValue, applied: z.boolean() })
export type SaveConflict = z.infer<typeof saveConflict>

/** 422: the value at `path` fits no document. 401, 403 and 413 say what they mean by their status alone. */
export const saveRefused = z.object({ path: z.string() })
export type SaveRefused = z.infer<typeof saveRefused>

/** A kept state of the document; `name` is null for one kept automatically, `at` in ms since 1970. */
export const resumeVersion = z.object({
  number: z.int(),
  rev: revision,
  at: z.number(),
  name: z.nullable(z.string()),
})
export type ResumeVersion = z.infer<typeof resumeVersion>

/** A value that gave way to another device's or tab's: `entry` says of what, as `recordsOf` of `src/resume` names it. */
export const lostValue = z.object({
  entry: z.string(),
  values: z.record(z.string(), z.optional(z.union([z.string(), z.number(), z.boolean()]))),
  rev: revision,
  at: z.number(),
  journal: z.string(),
})

/** What the WebSocket says, and all it says: there is a newer revision. */
export const announcement = z.object({ rev: revision, mid: z.string() })
export type Announcement = z.infer<typeof announcement>

/** A résumé in its owner's list; times in ms since 1970, `completeness` in per cent. */
export const resumeCard = z.object({
  id: resumeId,
  title: z.string(),
  locale: z.enum(['zh', 'en']),
  design: z.string(),
  /** `#rrggbb`; null for the design's own. */
  colour: z.nullable(z.string()),
  completeness: z.int(),
  rev: revision,
  created_at: z.number(),
  updated_at: z.number(),
  /** The revision the picture of its first page shows; null before there is one. */
  thumbnail_rev: z.nullable(z.int()),
  /** When it was deleted; it can be restored for seven days. */
  deleted_at: z.nullable(z.number()),
})
export type ResumeCard = z.infer<typeof resumeCard>

/** One page of a user's résumés, the last edited first; `limit` is how many their level keeps of these. */
export const resumeList = z.object({
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  limit: z.int(),
  items: z.array(resumeCard),
})
export type ResumeList = z.infer<typeof resumeList>
