import * as z from 'zod/mini'
import { accountEndpoints } from './account-endpoints.ts'
import { article, articleList } from './articles.ts'
import { commentEndpoints } from './comment-endpoints.ts'
import { contactMessage, contactNumber } from './contact.ts'
import { contentIndex } from './content-index.ts'
import { designEndpoints } from './design-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { favouriteList, favouriteMarks, templateType } from './favourites.ts'
import {
  anyCode,
  captchaToken,
  newPassword,
  password,
  queryId,
  queryPage,
  redeemCode,
  slug,
  unusedField,
} from './fields.ts'
import { handoffEndpoints } from './handoff-endpoints.ts'
import { articleSorts, wordSorts } from './lists.ts'
import { freeLevel, membershipStatus, plan, redemption, redemptionList } from './membership.ts'
import { codeFits, contactFields, namesAccount } from './named-account.ts'
import { createdOrder, order, orderList, orderNo, paymentCheck, paySurface, queryPayType } from './orders.ts'
import { passkeyEndpoints } from './passkey-endpoints.ts'
import { resumeEndpoints } from './resume-endpoints.ts'
import { resumeSample } from './samples.ts'
import { searchResult } from './search.ts'
import { shareEndpoints } from './share-endpoints.ts'
import { siteConfig } from './site.ts'
import { signedIn, user } from './user.ts'
import { visitedKind } from './visits.ts'
import { wayEndpoints } from './way-endpoints.ts'
import { sceneId, wechatCheck, wechatQrcode } from './wechat.ts'
import { wordAccess, wordList, wordTemplate } from './word.ts'

const MAX_BODY = 64 * 1024
const MAX_FILE = 64 * 1024 * 1024

const nothing = z.object({})
const done = z.null()
const flag = z.optional(z.literal('1', { error: 'value.invalid' }))
/** `begun`: the user returns to an order to pay it, which keeps the order in their list. */
const purchase = z.object({ id: queryId, pay_type: queryPayType, surface: paySurface, begun: flag })
const newCredentials = z
  .object({ ...contactFields, password: newPassword, password1: unusedField, code: anyCode, captcha: captchaToken })
  .check(namesAccount, ...codeFits)
const optionalSlug = z.optional(slug)
/** The slug of any facet, as addresses name a category or a tag. A slug that no facet has answers "not found". */
const anySlug = optionalSlug
const searchQuery = z.optional(z.string().check(z.maxLength(50, 'value.invalid')))
const wordSort = z._default(z.enum(wordSorts, { error: 'value.invalid' }), wordSorts[0])
const favourite = z.object({
  template_id: z.int({ error: 'value.invalid' }).check(z.positive('value.invalid')),
  template_type: templateType,
})

/** A call about an order, which may turn out to be paid. */
const ofOrder = { method: 'GET', auth: 'user', input: z.object({ order_no: orderNo }), renews: true } as const

/** Every call of the API by its wire name; the path is `/api/` + name. */
export const endpoints = {
  'config/base_site': { method: 'GET', auth: 'none', input: nothing, output: siteConfig },
  'config/content_index': { method: 'GET', auth: 'none', input: nothing, output: contentIndex },
  'site.Contact/create': {
    method: 'POST',
    auth: 'optional',
    input: z.extend(contactMessage, { captcha: captchaToken }),
    output: z.object({ number: contactNumber }),
  },
  'user.Info/index': { method: 'GET', auth: 'user', input: nothing, output: user, renews: true },
  /**
   * These calls name an account by its `mobile` or its `email`. Codes by text message have 4 digits, codes by e-mail 6.
   */
  'user.Base/sendCode': {
    method: 'POST',
    auth: 'none',
    input: z
      .object({
        ...contactFields,
        type: z.enum(['register', 'reset'], { error: 'value.invalid' }),
        captcha: captchaToken,
      })
      .check(namesAccount),
    /** `null` means that the next code can be sent after 60 seconds. */
    output: z.nullable(z.object({ retry_after: z.int() })),
  },
  'user.Base/register': {
    method: 'POST',
    auth: 'none',
    input: newCredentials,
    output: signedIn,
    session: 'starts',
  },
  'user.Base/loginByPassword': {
    method: 'POST',
    auth: 'none',
    input: z
      .object({ ...contactFields, password, password1: unusedField, code: unusedField, captcha: captchaToken })
      .check(namesAccount),
    output: signedIn,
    session: 'starts',
  },
  'user.Base/resetPassword': {
    method: 'POST',
    auth: 'none',
    input: newCredentials,
    output: done,
    renews: true,
  },
  'user.Base/logout': { method: 'GET', auth: 'optional', input: nothing, output: done, session: 'ends' },
  'user.WechatLogin/loginQrcode': {
    method: 'GET',
    auth: 'none',
    input: nothing,
    output: wechatQrcode,
    secret: 'new-qr',
  },
  'user.WechatLogin/check': {
    method: 'GET',
    auth: 'none',
    input: z.object({ scene_id: sceneId }),
    output: wechatCheck,
    session: 'starts',
    secret: 'qr',
  },
  'user.TemplateCollections/push': {
    method: 'POST',
    auth: 'user',
    input: z.extend(favourite, { resume_no: z.optional(z.string().check(z.maxLength(40, 'value.invalid'))) }),
    output: done,
  },
  'user.TemplateCollections/remove': { method: 'POST', auth: 'user', input: favourite, output: done },
  'user.TemplateCollections/userConllectionList': {
    method: 'GET',
    auth: 'user',
    input: z.object({ type: z._default(templateType, 'word'), page: queryPage }),
    output: favouriteList,
  },
  'user.TemplateCollections/marks': { method: 'GET', auth: 'user', input: nothing, output: favouriteMarks },
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
  /** The visitor's country as an ISO 3166 code; empty when unknown. */
  'site.Visit/country': { method: 'GET', auth: 'none', input: nothing, output: z.object({ country: z.string() }) },
  /** Counts a visit, for the popularity of templates and articles. Pages call it once they are shown. */
  'site.Visit/count': {
    method: 'POST',
    auth: 'optional',
    input: z.object({ kind: visitedKind, id: z.int({ error: 'value.invalid' }).check(z.positive('value.invalid')) }),
    output: done,
  },
  /**
   * The plans above the caller's level. With `renew` the list begins with the plan in force, if it can be bought again.
   */
  'user.vip/list': {
    method: 'GET',
    auth: 'optional',
    input: z.object({ renew: flag }),
    output: z.array(plan),
  },
  'user.vip/free': { method: 'GET', auth: 'none', input: nothing, output: freeLevel },
  'user.vip/check': { method: 'GET', auth: 'user', input: nothing, output: membershipStatus },
  'user.vip/redemptions': { method: 'GET', auth: 'user', input: nothing, output: redemptionList },
  'user/vip_redeem': {
    method: 'GET',
    auth: 'user',
    input: z.object({ code: redeemCode }),
    output: redemption,
    renews: true,
  },
  /**
   * Creates an order, or answers with the pending order for the same plan. An earlier order for something else is first
   * closed at its gateway; if that order turns out to be paid, the answer says so. The plan in force is sold again only
   * with `renew`.
   */
  'user.Pay/vip': {
    method: 'GET',
    auth: 'user',
    input: z.extend(purchase, { renew: flag }),
    output: createdOrder,
    renews: true,
  },
  'user.Pay/jianli': { method: 'GET', auth: 'user', input: purchase, output: createdOrder },
  'user.Pay/check_staus': { ...ofOrder, output: paymentCheck },
  /** Cancels an order. The answer says whether it was paid all the same. */
  'user.Pay/cancel': { ...ofOrder, output: paymentCheck },
  'user.Pay/check': { ...ofOrder, output: order },
  /** Whether the caller has bought a template. */
  'user.Pay/check_jianli_status': {
    method: 'GET',
    auth: 'user',
    input: z.object({ id: queryId }),
    output: z.object({ check: z.boolean() }),
  },
  'user.Order/index': { method: 'GET', auth: 'user', input: z.object({ page: queryPage }), output: orderList },
  ...accountEndpoints,
  ...wayEndpoints,
  ...passkeyEndpoints,
  ...resumeEndpoints,
  ...designEndpoints,
  ...handoffEndpoints,
  ...shareEndpoints,
  ...commentEndpoints,
} as const satisfies Record<string, Endpoint>

/** The name of an endpoint, as it stands in its address. */
export type EndpointName = keyof typeof endpoints
/** What a caller passes: query strings before conversion, or the JSON body. */
export type InputOf<N extends EndpointName> = z.input<(typeof endpoints)[N]['input']>
/** What a handler receives: the parsed input. */
export type ParsedInputOf<N extends EndpointName> = z.output<(typeof endpoints)[N]['input']>
/** What a call answers with in `data`; never for downloads. */
export type OutputOf<N extends EndpointName> = z.output<Extract<(typeof endpoints)[N]['output'], z.ZodMiniType>>
/** The calls that answer with JSON data. */
export type DataEndpointName = {
  [N in EndpointName]: (typeof endpoints)[N]['output'] extends 'file' ? never : N
}[EndpointName]

/** Whether an endpoint has exactly this name. */
export function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

/** The names of all calls. */
export const endpointNames: readonly EndpointName[] = Object.keys(endpoints).filter(isEndpoint)

/** The address of a call below an API base. */
export function endpointPath(name: EndpointName): string {
  return `/api/${name}`
}

const dataEndpoints: { [N in DataEndpointName]: { output: z.ZodMiniType<OutputOf<N>> } } = endpoints

/**
 * Checks the data of an answer.
 * @throws when it does not fit the endpoint's output
 */
export function parseOutput<N extends DataEndpointName>(name: N, data: unknown): OutputOf<N> {
  const { output }: { output: z.ZodMiniType<OutputOf<N>> } = dataEndpoints[name]
  return output.parse(data)
}

/** The largest body a call may have, in bytes. */
export function maxBodyOf(name: EndpointName): number {
  const { maxBody }: Endpoint = endpoints[name]
  return maxBody ?? MAX_BODY
}

/** The largest file a call may answer with, in bytes. */
export function maxFileOf(name: EndpointName): number {
  const { maxFile }: Endpoint = endpoints[name]
  return maxFile ?? MAX_FILE
}
