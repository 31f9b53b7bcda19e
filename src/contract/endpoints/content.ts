import * as z from 'zod/mini'
import { article, articleList } from '#src/contract/articles.ts'
import { favouriteList, favouriteMarks, templateType } from '#src/contract/favourites.ts'
import { queryId, queryPage, slug } from '#src/contract/fields.ts'
import { articleSorts, wordSorts } from '#src/contract/lists.ts'
import { resumeSample } from '#src/contract/samples.ts'
import { searchResult } from '#src/contract/search.ts'
import { SEARCH_MAX } from '#src/contract/text-limits.ts'
import { wordAccess, wordList, wordTemplate } from '#src/contract/word.ts'

const optionalSlug = z.optional(slug)
/** The slug of any facet, as addresses name a category or a tag. A slug that no facet has answers "not found". */
const anySlug = optionalSlug
const searchQuery = z.optional(z.string().check(z.maxLength(SEARCH_MAX, 'value.invalid')))
const wordSort = z._default(z.enum(wordSorts, { error: 'value.invalid' }), wordSorts[0])
const favourite = z.object({
  template_id: z.int({ error: 'value.invalid' }).check(z.positive('value.invalid')),
  template_type: templateType,
})

/**
 * The calls about what the site publishes: templates, articles and samples, found, downloaded and kept as favourites.
 */
export const contentEndpoints = {
  'word.Jianli/list': {
    method: 'GET',
    auth: 'none',
    input: z.object({
      use: optionalSlug,
      industry: optionalSlug,
      style: optionalSlug,
      colour: optionalSlug,
      role: optionalSlug,
      language: optionalSlug,
      pages: optionalSlug,
      photo: optionalSlug,
      slug: anySlug,
      q: searchQuery,
      sort: wordSort,
      page: queryPage,
    }),
    output: wordList,
  },
  'word.Jianli/detail': { method: 'GET', auth: 'none', input: z.object({ id: queryId }), output: wordTemplate },
  'word.Jianli/access': { method: 'GET', auth: 'optional', input: z.object({ id: queryId }), output: wordAccess },
  'word.Jianli/download': { method: 'GET', auth: 'user', input: z.object({ id: queryId }), output: 'file' },
  /** Articles exist only in the language of the call. */
  'article.Info/list': {
    method: 'GET',
    auth: 'none',
    input: z.object({
      cate: optionalSlug,
      tag: optionalSlug,
      q: searchQuery,
      sort: z._default(z.enum(articleSorts, { error: 'value.invalid' }), articleSorts[0]),
      page: queryPage,
    }),
    output: articleList,
  },
  'article.Info/detail': { method: 'GET', auth: 'none', input: z.object({ id: queryId }), output: article },
  /** The samples of the online editor are those of the Word templates and have the same ids. */
  'resume.Sample/list': {
    method: 'GET',
    auth: 'none',
    input: z.object({
      use: optionalSlug,
      industry: optionalSlug,
      slug: anySlug,
      q: searchQuery,
      sort: wordSort,
      page: queryPage,
    }),
    output: wordList,
  },
  'resume.Sample/detail': { method: 'GET', auth: 'none', input: z.object({ id: queryId }), output: resumeSample },
  /** Searches templates, articles and filters at once. */
  'site.Search/index': { method: 'GET', auth: 'none', input: z.object({ q: searchQuery }), output: searchResult },
  'user.TemplateCollections/push': {
    method: 'POST',
    auth: 'user',
    input: z.extend(favourite, { resume_no: z.optional(z.string().check(z.maxLength(40, 'value.invalid'))) }),
    output: z.null(),
  },
  'user.TemplateCollections/remove': { method: 'POST', auth: 'user', input: favourite, output: z.null() },
  'user.TemplateCollections/userConllectionList': {
    method: 'GET',
    auth: 'user',
    input: z.object({ type: z._default(templateType, 'word'), page: queryPage }),
    output: favouriteList,
  },
  'user.TemplateCollections/marks': { method: 'GET', auth: 'user', input: z.object({}), output: favouriteMarks },
} as const
