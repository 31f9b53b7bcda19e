import * as z from 'zod/mini'

/** A failure in a browser: its kind, the name of the page's route, the build it ran, and the browser's own message. */
export const fault = z.object({
  kind: z.enum(['chunk', 'script']),
  message: z.string().check(z.minLength(1), z.maxLength(300)),
  stack: z.string().check(z.maxLength(2000)),
  page: z.nullable(z.string().check(z.maxLength(60))),
  build: z._default(z.string().check(z.regex(/^[\w./-]{0,80}$/)), ''),
})

export type Fault = z.infer<typeof fault>

const text = (length: number) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((value: string) => value.slice(0, length)),
  )

/** One violation of a content policy, in the field names of the Reporting API and of its predecessor `report-uri`. */
const named = z.object({
  effectiveDirective: text(60),
  blockedURL: text(300),
  documentURL: text(300),
  sample: text(40),
})
const dashed = z.object({
  'effective-directive': text(60),
  'blocked-uri': text(300),
  'document-uri': text(300),
  'script-sample': text(40),
})

const policyBatch = z.array(z.object({ type: z.literal('csp-violation'), body: named })).check(z.maxLength(20))
const policyFile = z.object({ 'csp-report': dashed })

/** What browsers send when a content policy has blocked something (CSP 3, §5; Reporting API). */
export const policyReport = z.union([
  z.pipe(
    policyBatch,
    z.transform((reports) =>
      reports.map(({ body }) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        document: body.documentURL,
        sample: body.sample,
      })),
    ),
  ),
  z.pipe(
    policyFile,
    z.transform(({ 'csp-report': report }) => [
      {
        directive: report['effective-directive'],
        blocked: report['blocked-uri'],
        document: report['document-uri'],
        sample: report['script-sample'],
      },
    ]),
  ),
])
