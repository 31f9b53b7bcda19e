import * as z from 'zod/mini'
import { templateTypes } from './lists.ts'
import { wordCard } from './word.ts'

/** The types of favourites: a template as a Word file, or as an online résumé. */
export const templateType = z.enum(templateTypes)

/** One page of a user's favourites of one type, newest first; `created_at` in ms since 1970. */
export const favouriteList = z.object({
  type: templateType,
  total: z.int(),
  /** The number of favourites of each type. */
  totals: z.object({ word: z.int(), resume: z.int() }),
  page: z.int(),
  page_size: z.int(),
  items: z.array(
    z.object({
      template_type: templateType,
      template_id: z.int(),
      resume_no: z.string(),
      created_at: z.number(),
      card: wordCard,
    }),
  ),
})
export type FavouriteList = z.infer<typeof favouriteList>

/** The newest favourites of a user by type and id. Pages use them to mark templates as favourites. */
export const favouriteMarks = z.array(z.object({ template_type: templateType, template_id: z.int() }))
