import * as z from 'zod/mini'
import { applicationLimits, applicationStatuses } from './application-limits.ts'
import { pageOfList } from './fields.ts'
import { resumeId } from './resumes.ts'
import { shareToken } from './shares.ts'

/** The id of an application, or of something that was sent: letters and digits, made by the server. */
export const applicationId = z
  .string({ error: 'value.required' })
  .check(z.regex(/^[0-9A-Za-z]{16,32}$/, 'value.invalid'))

export const applicationStatus = z.enum(applicationStatuses, { error: 'value.invalid' })

/** A day of somebody's calendar, `YYYY-MM-DD`. */
export const calendarDay = z.iso.date({ error: 'value.invalid' })

/** The words of a posting. */
export const posting = z
  .string({ error: 'value.required' })
  .check(z.trim(), z.minLength(1, 'value.required'), z.maxLength(applicationLimits.posting, 'value.invalid'))

const oneLine = (most: number) =>
  z
    .string({ error: 'value.required' })
    .check(z.trim(), z.maxLength(most, 'value.invalid'), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'value.invalid'))

export const employer = oneLine(applicationLimits.name)
export const jobTitle = oneLine(applicationLimits.name).check(z.minLength(1, 'value.required'))
/** Where the posting stands; '' where that is not known. Only the web, because pages link to it. */
export const postingLink = oneLine(applicationLimits.link).check(z.regex(/^(?:https?:\/\/\S+)?$/i, 'link.format'))

/** What is to be done next; `on` is when. */
export const nextStep = z.object({ step: oneLine(applicationLimits.step), on: z.nullable(calendarDay) })

/** How many terms of the posting the résumé contains. */
export const coverage = z
  .object({
    covered: z.int({ error: 'value.invalid' }).check(z.nonnegative('value.invalid')),
    total: z.int({ error: 'value.invalid' }).check(z.nonnegative('value.invalid'), z.maximum(100, 'value.invalid')),
  })
  .check(z.refine(({ covered, total }) => covered <= total, 'value.invalid'))

/** What was sent on a day: the file as it was then, or a link, or both. */
export const sending = z.object({
  id: applicationId,
  on: z.string(),
  /** `kept` is false for a file that has not arrived. */
  file: z.nullable(z.object({ name: z.string(), bytes: z.int(), kept: z.boolean() })),
  /** The token is null once the link is withdrawn or over. */
  link: z.nullable(z.object({ label: z.string(), token: z.nullable(shareToken) })),
})
export type Sending = z.infer<typeof sending>

/** An application in a list; times in ms since 1970. */
export const applicationCard = z.object({
  id: applicationId,
  employer: z.string(),
  title: z.string(),
  link: z.string(),
  status: applicationStatus,
  /** Null once the résumé is gone for good. */
  resume: z.nullable(z.object({ id: resumeId, title: z.string(), deleted: z.boolean() })),
  next_step: z.string(),
  next_on: z.nullable(z.string()),
  /** The first, and the last of each later day. */
  coverage: z.array(z.object({ covered: z.int(), total: z.int(), at: z.number() })),
  /** The earliest first. */
  sendings: z.array(sending),
  created_at: z.number(),
  updated_at: z.number(),
})
export type ApplicationCard = z.infer<typeof applicationCard>

/** An application with all that is kept of it. */
export const application = z.extend(applicationCard, {
  posting: z.string(),
  /** The earliest first. */
  states: z.array(z.object({ status: applicationStatus, at: z.number() })),
})
export type Application = z.infer<typeof application>

/** One page of applications: what is due soonest comes first, what has ended last. */
export const applicationList = z.object({
  ...pageOfList,
  /** How many there are, by status. */
  counts: z.record(applicationStatus, z.int()),
  items: z.array(applicationCard),
})
