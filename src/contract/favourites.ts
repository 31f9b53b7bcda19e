import * as z from 'zod/mini'
import { wordCard } from './word.ts'

/** What can be favourited. */
export const templateTypes = ['word'] as const
export const templateType = z.enum(templateTypes)

/** One page of a user's favourites, newest first; `created_at` in ms since 1970. */
export const favouriteList = z.object({
  total: z.int(),
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
