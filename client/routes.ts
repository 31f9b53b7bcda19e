import type { ComponentType } from 'react'
import type { PageState } from '#client/lib/page.tsx'
import { ID, isFacetSlug } from '#src/contract/address-parts.ts'
import type { PayloadName } from '#src/contract/payloads.ts'

/** The names of the layouts; each page has one. */
export type LayoutName = 'default' | 'edit' | 'home' | 'none' | 'users'
/** The parameters of a path, decoded. */
export type RouteParams = Readonly<Record<string, string>>

/** The module of a page. */
export type PageModule = {
  default: ComponentType
  /** The main picture of the page, for prefetching. */
  firstPicture?: (payload: PageState['payload']) => { sizes: string; srcset: string } | undefined
}

/** A route of the table shared by server and browser. */
export type Route = {
  name: string
  /** A path without language, with `:name` for parameters. A pattern that ends in a slash is canonical with it. */
  pattern: string
  layout: LayoutName
  /** `user`: visitors are redirected to the login page. */
  access: 'public' | 'user'
  /** Any result but true is a 404 'Page Not Found: {path}'. */
  validate?: (params: RouteParams) => boolean
  /** The payload the page is rendered with. */
  payload?: PayloadName
  /** All its addresses are states of one list: moving between them keeps scroll position, focus and open parts. */
  stays?: true
  /** The status of an error page. */
  status?: number
  /** Its scripts make PDF files, so the content policy allows WebAssembly. */
  makesFiles?: boolean
  /** Its file in client/routes, if that is not named like the route. */
  file?: string
  load: () => Promise<PageModule>
}

const hasId = ({ id = '' }: RouteParams) => ID.test(id)
const hasTag = ({ tag = '' }: RouteParams) => isFacetSlug(tag)
const hasCate = ({ cate = '' }: RouteParams) => isFacetSlug(cate)

const gallery = {
  layout: 'default',
  access: 'public',
  payload: 'wordGallery',
  stays: true,
  file: 'word-gallery',
  load: () => import('./routes/word-gallery.tsx'),
} as const

const samples = {
  layout: 'default',
  access: 'public',
  payload: 'sampleList',
  stays: true,
  file: 'sample-list',
  load: () => import('./routes/sample-list.tsx'),
} as const

const articles = {
  layout: 'default',
  access: 'public',
  payload: 'articleList',
  stays: true,
  file: 'article-list',
  load: () => import('./routes/article-list.tsx'),
} as const

/** What the pages about the site and its operator have in common. */
const statement = { layout: 'default', access: 'public', payload: 'contacts' } as const

const editor = { layout: 'edit', makesFiles: true, file: 'edit', load: () => import('./routes/edit.tsx') } as const

const membership = { access: 'public', payload: 'membershipPlans' } as const

/** Every page of the site, in matching order. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    pattern: '/',
    layout: 'home',
    access: 'public',
    payload: 'home',
    load: () => import('./routes/home.tsx'),
  },
  { name: 'word-gallery', pattern: '/word-jianli/', ...gallery },
  { name: 'word-tag', pattern: '/word-jianli/tag-:tag/', validate: hasTag, ...gallery },
  { name: 'word-category', pattern: '/word-jianli/cate-:cate/', validate: hasCate, ...gallery },
  {
    name: 'word-detail',
    pattern: '/word-jianli/:id',
    layout: 'default',
    access: 'public',
    validate: hasId,
    payload: 'wordDetail',
    load: () => import('./routes/word-detail.tsx'),
  },
  { name: 'sample-list', pattern: '/resume/', ...samples },
  { name: 'sample-category', pattern: '/resume/cate-:cate/', validate: hasCate, ...samples },
  { name: 'new-resume', pattern: '/resume/new', access: 'public', ...editor },
  {
    name: 'sample-detail',
    pattern: '/resume/:id',
    layout: 'default',
    access: 'public',
    validate: hasId,
    payload: 'sampleDetail',
    load: () => import('./routes/sample-detail.tsx'),
  },
  {
    name: 'shared',
    pattern: '/resume/s/:token',
    layout: 'none',
    access: 'public',
    validate: ({ token }) => /^[\w-]{43}$/.test(token ?? ''),
    payload: 'shared',
    makesFiles: true,
    load: () => import('./routes/shared.tsx'),
  },
  {
    name: 'search',
    pattern: '/search',
    layout: 'default',
    access: 'public',
    payload: 'search',
    stays: true,
    load: () => import('./routes/search.tsx'),
  },
  { name: 'article-category', pattern: '/article/cate-:cate/', validate: hasCate, ...articles },
  { name: 'article-tag', pattern: '/article/tag-:tag/', validate: hasTag, ...articles },
  {
    name: 'article-detail',
    pattern: '/article/:id',
    layout: 'default',
    access: 'public',
    validate: hasId,
    payload: 'articleDetail',
    load: () => import('./routes/article-detail.tsx'),
  },
  {
    name: 'login',
    pattern: '/user/login',
    layout: 'none',
    access: 'public',
    load: () => import('./routes/login.tsx'),
  },
  {
    name: 'phone',
    pattern: '/phone',
    layout: 'none',
    access: 'public',
    load: () => import('./routes/phone.tsx'),
  },
  {
    name: 'my-templates',
    pattern: '/user/templates',
    layout: 'users',
    access: 'user',
    payload: 'myResumes',
    load: () => import('./routes/my-templates.tsx'),
  },
  { name: 'edit', pattern: '/edit', access: 'user', payload: 'editor', ...editor },
  { name: 'edit-offline', pattern: '/edit/offline', access: 'public', ...editor },
  {
    name: 'favourites',
    pattern: '/user/favorite-templates',
    layout: 'users',
    access: 'user',
    payload: 'favourites',
    load: () => import('./routes/favourites.tsx'),
  },
  {
    name: 'orders',
    pattern: '/user/orders',
    layout: 'users',
    access: 'user',
    payload: 'orders',
    load: () => import('./routes/orders.tsx'),
  },
  {
    name: 'account',
    pattern: '/user/account',
    layout: 'users',
    access: 'user',
    payload: 'account',
    load: () => import('./routes/account.tsx'),
  },
  {
    name: 'redeem',
    pattern: '/user/vip-redeem',
    layout: 'users',
    access: 'user',
    payload: 'redemptions',
    load: () => import('./routes/redeem.tsx'),
  },
  {
    name: 'vip',
    pattern: '/user/vip',
    layout: 'default',
    ...membership,
    load: () => import('./routes/vip.tsx'),
  },
  {
    name: 'vip2',
    pattern: '/user/vip2',
    layout: 'default',
    ...membership,
    load: () => import('./routes/vip2.tsx'),
  },
  {
    name: 'vip4',
    pattern: '/user/vip4',
    layout: 'none',
    ...membership,
    load: () => import('./routes/vip4.tsx'),
  },
  {
    name: 'about',
    pattern: '/about-us',
    ...statement,
    load: () => import('./routes/about.tsx'),
  },
  {
    name: 'accessibility',
    pattern: '/accessibility',
    ...statement,
    load: () => import('./routes/accessibility.tsx'),
  },
  {
    name: 'agreement',
    pattern: '/agreement',
    ...statement,
    load: () => import('./routes/agreement.tsx'),
  },
  {
    name: 'contact',
    pattern: '/contact',
    ...statement,
    load: () => import('./routes/contact.tsx'),
  },
  {
    name: 'test',
    pattern: '/test',
    layout: 'default',
    access: 'public',
    load: () => import('./routes/test.tsx'),
  },
  {
    name: 'error-404',
    pattern: '/error/404',
    layout: 'default',
    access: 'public',
    status: 404,
    load: () => import('./routes/error-404.tsx'),
  },
  {
    name: 'error-500',
    pattern: '/error/500',
    layout: 'default',
    access: 'public',
    status: 500,
    load: () => import('./routes/error-500.tsx'),
  },
]
