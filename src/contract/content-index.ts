import * as z from 'zod/mini'
import { articleFacets } from './articles.ts'
import { slug } from './fields.ts'
import { wordFacets } from './lists.ts'

/** When it last changed, in ms since 1970. */
const changed = { updated_at: z.number() }

const item = z.object({ id: z.int(), ...changed })
/** `pages` is the number of pages of a term's list. The list changed when its newest entry did. */
const listed = { slug, pages: z.int(), ...changed }

/** Everything published that has its own page, in the language of the request. The sitemap is made from it. */
export const contentIndex = z.object({
  templates: z.array(item),
  /** The number of pages of the list of all templates. */
  template_pages: z.int(),
  template_terms: z.array(z.object({ facet: z.enum(wordFacets), ...listed })),
  articles: z.array(item),
  article_pages: z.int(),
  article_terms: z.array(z.object({ facet: z.enum(articleFacets), ...listed })),
})
export type ContentIndex = z.infer<typeof contentIndex>
