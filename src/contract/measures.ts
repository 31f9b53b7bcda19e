import * as z from 'zod/mini'
import { pageKinds } from './page-kinds.ts'

const page = z.enum(pageKinds)

/**
 * Something that happened once in a browser: a page was opened, a file was made, or how quickly a page was there, as
 * one of the three ratings of Core Web Vitals. Nothing says who, on which device, or in which order.
 */
const measure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visit'), page }),
  z.object({ kind: z.literal('step'), step: z.enum(['export']) }),
  z.object({
    kind: z.literal('vital'),
    page,
    name: z.enum(['LCP', 'CLS', 'INP']),
    rating: z.enum(['good', 'fair', 'poor']),
  }),
])
export type Measure = z.infer<typeof measure>

/** The reports a browser sends in one request. */
export const measures = z.array(measure).check(z.minLength(1), z.maxLength(40))
