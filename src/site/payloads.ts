import {
  contacts,
  type PageQuery,
  type PayloadName,
  type PayloadOf,
  readEditor,
  readFavourites,
  readPage,
  readResumes,
  resumeId,
} from '#src/contract/index.ts'
import type { Ask, Builder } from './builder.ts'
import { knownContacts } from './config.ts'
import {
  articleListKey,
  buildArticleList,
  buildGallery,
  buildSampleList,
  buildSearch,
  galleryKey,
  keepsGallery,
  sampleListKey,
} from './lists.ts'

const HOME_TEMPLATES = 8
const HOME_ARTICLES = 3

/** The id in the address of a page of one thing. */
const idOf = ({ params: { id = '' } }: PageQuery): string => id

/** How each page's data is built from API calls. */
export const builders: { [N in PayloadName]: Builder<N> } = {
  home: {
    key: () => '',
    build: async (ask) => {
      const [list, articles] = await Promise.all([ask('word.Jianli/list', {}), ask('article.Info/list', {})])
      return (
        list &&
        articles && {
          templates: list.items.slice(0, HOME_TEMPLATES),
          articles: articles.items
            .slice(0, HOME_ARTICLES)
            .map(({ id, title, category, minutes }) => ({ id, title, category, minutes })),
        }
      )
    },
  },
  wordGallery: { key: galleryKey, keeps: keepsGallery, build: buildGallery },
  wordDetail: {
    key: idOf,
    build: async (ask, query) => {
      const template = await ask('word.Jianli/detail', { id: idOf(query) })
      return template && { template }
    },
  },
  sampleList: { key: sampleListKey, build: buildSampleList },
  sampleDetail: {
    key: idOf,
    build: async (ask, query) => {
      const sample = await ask('resume.Sample/detail', { id: idOf(query) })
      return sample && { sample }
    },
  },
  articleList: { key: articleListKey, build: buildArticleList },
  search: { key: () => null, build: buildSearch },
  articleDetail: {
    key: idOf,
    build: async (ask, query) => {
      const article = await ask('article.Info/detail', { id: idOf(query) })
      return article && { article }
    },
  },
  contentIndex: { key: () => '', build: async (ask) => ask('config/content_index', {}) },
  contacts: {
    key: () => '',
    fallback: knownContacts,
    build: async (ask) => {
      const site = await ask('config/base_site', {})
      return site && contacts.parse(site)
    },
  },
  membershipPlans: {
    key: () => '',
    build: async (ask) => {
      const [free, plans] = await Promise.all([ask('user.vip/free', {}), ask('user.vip/list', {})])
      return free && plans && { free, plans }
    },
  },
  shared: {
    key: () => null,
    build: async (ask, { params }) => {
      const shared = await ask('resume.Share/open', { token: params.token ?? '' })
      return shared && { shared }
    },
  },
  favourites: {
    key: () => null,
    build: async (ask, { search }) => {
      const { type, page } = readFavourites(search)
      const list = await ask('user.TemplateCollections/userConllectionList', { type, page: String(page) })
      return list && { list }
    },
  },
  myResumes: { key: () => null, build: buildMyResumes },
  orders: {
    key: () => null,
    build: async (ask, { search }) => {
      const list = await ask('user.Order/index', { page: String(readPage(search)) })
      return list && { list }
    },
  },
  editor: {
    key: () => null,
    build: async (ask, { search }) => {
      const { id } = readEditor(search)
      if (id !== undefined && !resumeId.safeParse(id).success) return null
      const [mine, saved] = await Promise.all([
        ask('user.Jianli/list', {}),
        id === undefined ? null : ask('user.Resume/document', { id }),
      ])
      if (mine === null) return null
      if (id === undefined) return { resume: null, mine }
      return saved && { resume: { ...saved, id }, mine }
    },
  },
  account: {
    key: () => null,
    build: async (ask) => {
      const [account, devices, passkeys] = await Promise.all([
        ask('user.Account/index', {}),
        ask('user.Account/devices', {}),
        ask('user.Passkey/list', {}),
      ])
      return account && devices && passkeys && { account, devices, passkeys }
    },
  },
  redemptions: { key: () => null, build: async (ask) => ask('user.vip/redemptions', {}) },
}

async function buildMyResumes(ask: Ask, { search }: PageQuery): Promise<PayloadOf<'myResumes'> | null> {
  const query = readResumes(search)
  const { q, sort, page, status: only } = query
  const pageOf = (isShown: boolean) => String(isShown ? page : 1)
  const [status, found, gone, applications] = await Promise.all([
    ask('user.vip/check', {}),
    query.deleted ? null : ask('user.Jianli/list', { q, sort, page: pageOf(!query.applications) }),
    ask('user/resume/data', { deleted: '1', page: pageOf(query.deleted) }),
    ask('user.Application/list', {
      page: pageOf(query.applications),
      ...(query.applications && only && { status: only }),
    }),
  ])
  const list = query.deleted ? gone : found
  return status && list && gone && { status, query, list, deleted: gone.total, applications }
}
