import * as z from 'zod/mini'
import { SLUG, type WordFacet } from '#src/contract/index.ts'
import { termsOf } from './taxonomy.ts'

const slug = z.string().check(z.regex(SLUG), z.maxLength(60))
const localised = (low: number, high: number) => z.string().check(z.minLength(low), z.maxLength(high))

function term(facet: WordFacet) {
  return z
    .string()
    .check(z.refine((value) => termsOf(facet).some((known) => known.slug === value), `not a ${facet} of the taxonomy`))
}

/** A Word template: a sample résumé in a design. */
export const wordTemplate = z.strictObject({
  id: z.int().check(z.minimum(1001)),
  slug,
  design: slug,
  /** Name of the sample, such as `zh/frontend-engineer`. */
  sample: z.string().check(z.regex(/^(zh|en)\/[a-z-]+$/)),
  language: z.enum(['zh', 'en']),
  title: z.strictObject({ zh: localised(4, 30), en: localised(4, 60) }),
  summary: z.strictObject({ zh: localised(40, 90), en: localised(80, 160) }),
  use: term('use'),
  industry: term('industry'),
  style: term('style'),
  colour: term('colour'),
  role: term('role'),
  photo: z.boolean(),
  updated: z.iso.date(),
  /** Small adjustments of size and spacing, so that the sample fills its page. */
  fit: z.optional(
    z.strictObject({
      size: z.optional(z.number()),
      leading: z.optional(z.number()),
      spacing: z.optional(z.number()),
      margin: z.optional(z.number()),
    }),
  ),
})

export const wordCatalogue = z.array(wordTemplate)

export type CatalogueTemplate = z.infer<typeof wordTemplate>

/** The hand-written part of a template: all that does not follow from its sample and its design. */
export type TemplateSource = Omit<CatalogueTemplate, 'language' | 'use' | 'colour' | 'photo' | 'updated'> & {
  /** The day of its last change, if it has been changed since the first were made. */
  updated?: string
}
