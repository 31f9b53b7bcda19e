import * as z from 'zod/mini'
import { account, device } from './account.ts'
import { applicationList, applicationStatus } from './applications.ts'
import { article, articleCard, articleList, articleTerm } from './articles.ts'
import { contentIndex } from './content-index.ts'
import { favouriteList } from './favourites.ts'
import { articleSorts, resumeSorts, wordSorts } from './lists.ts'
import { freeLevel, membershipStatus, plan, redemptionList } from './membership.ts'
import { orderList } from './orders.ts'
import { passkey } from './passkeys.ts'
import { resumeId, resumeList, savedResume } from './resumes.ts'
import { resumeSample } from './samples.ts'
import { searchResult } from './search.ts'
import { sharedResume } from './shares.ts'
import { contacts } from './site.ts'
import { facetValue, wordCard, wordList, wordTemplate } from './word.ts'

/** The search text, the order and the page number in the address of a list. */
const listed = <S extends string>(sorts: readonly S[]) => ({ q: z.string(), sort: z.enum(sorts), page: z.int() })

/** The filters of a gallery's address; invalid ones are replaced by defaults. */
const wordQuery = z.object({
  filters: z.array(facetValue),
  ...listed(wordSorts),
})

/** The filters of an address of the articles; `term` is null for all articles. */
const articleQuery = z.object({
  term: z.nullable(articleTerm),
  ...listed(articleSorts),
})

/** The filters of an address of the résumé examples; `category` is null for all examples. */
const sampleQuery = z.object({
  category: z.nullable(facetValue),
  ...listed(wordSorts),
})

/** Suggestions when a search found nothing: near matches, and what is popular. */
const instead = z.nullable(z.object({ near: searchResult, popular: z.array(wordCard) }))

/**
 * The filters of an address of a user's résumés; `deleted` lists those that can still be restored, `applications` what
 * they are sent for, of one `status` if it is given.
 */
const resumeQuery = z.object({
  deleted: z.boolean(),
  applications: z._default(z.boolean(), false),
  status: z._default(z.nullable(applicationStatus), null),
  ...listed(resumeSorts),
})

/** Only what the home page shows of an article, because every home page carries these. */
const homeArticle = z.pick(articleCard, { id: true, title: true, category: true, minutes: true })

/**
 * The data of every page that has some. Public payloads are the same for everybody and cached; private ones belong to
 * one user and are never cached.
 */
export const payloads = {
  home: { scope: 'public', schema: z.object({ templates: z.array(wordCard), articles: z.array(homeArticle) }) },
  wordGallery: { scope: 'public', schema: z.object({ query: wordQuery, list: wordList, instead }) },
  wordDetail: { scope: 'public', schema: z.object({ template: wordTemplate }) },
  sampleList: {
    scope: 'public',
    schema: z.object({ query: sampleQuery, list: wordList, instead }),
  },
  sampleDetail: { scope: 'public', schema: z.object({ sample: resumeSample }) },
  articleList: { scope: 'public', schema: z.object({ query: articleQuery, list: articleList, instead }) },
  search: { scope: 'public', schema: z.object({ q: z.string(), found: searchResult, popular: z.array(wordCard) }) },
  articleDetail: { scope: 'public', schema: z.object({ article }) },
  /** Belongs to no page: the sitemap is made from it. */
  contentIndex: { scope: 'public', schema: contentIndex },
  /** Who runs the site. */
  contacts: { scope: 'public', schema: contacts },
  membershipPlans: { scope: 'public', schema: z.object({ free: freeLevel, plans: z.array(plan) }) },
  /** Private, so that it is never cached: a withdrawn link ends at once. */
  shared: { scope: 'private', schema: z.object({ shared: sharedResume }) },
  favourites: { scope: 'private', schema: z.object({ list: favouriteList }) },
  /**
   * `deleted` is the number of résumés that can still be restored; an API of an earlier version has no applications.
   */
  myResumes: {
    scope: 'private',
    schema: z.object({
      status: membershipStatus,
      query: resumeQuery,
      list: resumeList,
      deleted: z.int(),
      applications: z._default(z.nullable(applicationList), null),
    }),
  },
  orders: { scope: 'private', schema: z.object({ list: orderList }) },
  redemptions: { scope: 'private', schema: redemptionList },
  account: { scope: 'private', schema: z.object({ account, devices: z.array(device), passkeys: z.array(passkey) }) },
  /**
   * The résumé of the address, or null on the start screen. `mine` are the last edited ones and the limit of the level.
   */
  editor: {
    scope: 'private',
    schema: z.object({ resume: z.nullable(z.extend(savedResume, { id: resumeId })), mine: resumeList }),
  },
} as const satisfies Record<string, { scope: 'public' | 'private'; schema: z.ZodMiniType }>

/** The name of a page's data. */
export type PayloadName = keyof typeof payloads
/** The data of the page with this name. */
export type PayloadOf<N extends PayloadName> = z.output<(typeof payloads)[N]['schema']>

const schemas: { [N in PayloadName]: { schema: z.ZodMiniType<PayloadOf<N>> } } = payloads

/** The shape of a payload. */
export function payloadSchema<N extends PayloadName>(name: N): z.ZodMiniType<PayloadOf<N>> {
  const { schema }: { schema: z.ZodMiniType<PayloadOf<N>> } = schemas[name]
  return schema
}

/** Whether a payload is the same for everybody. */
export function isPublic(name: PayloadName): boolean {
  return payloads[name].scope === 'public'
}
