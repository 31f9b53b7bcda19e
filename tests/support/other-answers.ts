import type { SiteConfig, WordFacet } from '#src/contract/index.ts'
import { articleCard, articles, card, list, nothingFound, orders, resumes, site, template } from './fixtures.ts'
import { ok, refused } from './site.ts'

/** The configuration of a site that says all there is to say about whoever runs it. */
const reachable: SiteConfig = {
  ...site,
  police_record: '京公网安备11010102000001号',
  address: '北京市某路 1 号',
  support_phone: '010-12345678',
  support_hours: '工作日 9:00–18:00',
  wechat_account: 'qingjian-help',
  wechat_qr: '/files/wechat.png',
}

/** A page that reads otherwise by what the API answers to a call: its address, what it is called, and that answer. */
export type OtherAnswer = { path: string; what: string; call: string; answer: () => Response }

export const otherAnswers: OtherAnswer[] = [
  search('nothing-long-enough', nothingFound),
  search('nothing', { ...nothingFound, words: ['考古'] }),
  search('inexact', {
    ...nothingFound,
    exact: false,
    words: ['前端', '空窗'],
    templates: { total: 9, items: [card] },
    articles: { total: 9, items: [articleCard] },
  }),
  search('near', {
    ...nothingFound,
    words: ['销售'],
    near: { facet: 'industry' satisfies WordFacet, slug: 'sales', name: '销售' },
    templates: { total: 1, items: [card] },
  }),
  empty('/word-jianli/?q=x', 'word.Jianli/list', list),
  empty('/resume/?q=x', 'resume.Sample/list', list),
  empty('/article/cate-all/?q=x', 'article.Info/list', articles),
  empty('/user/orders', 'user.Order/index', orders),
  empty('/user/templates', 'user.Jianli/list', resumes),
  {
    path: '/word-jianli/1001',
    what: 'counted',
    call: 'word.Jianli/detail',
    answer: () => ok({ ...template, downloads: 123_456, favourites: 1000, views: 99 }),
  },
  { path: '/word-jianli/1001', what: 'taken-down', call: 'word.Jianli/detail', answer: () => refused(410, 410) },
  { path: '/en/article/1001', what: 'taken-down', call: 'article.Info/detail', answer: () => refused(410, 410) },
  ...['/', '/en/', '/contact', '/en/contact', '/agreement'].map((path) => ({
    path,
    what: 'with-all-contacts',
    call: 'config/base_site',
    answer: () => ok(reachable),
  })),
  ...[`/resume/s/${'x'.repeat(43)}`, `/en/resume/s/${'x'.repeat(43)}`].map((path) => ({
    path,
    what: 'locked',
    call: 'resume.Share/open',
    answer: () => ok({ state: 'locked' }),
  })),
  { path: '/word-jianli/', what: 'failing', call: 'word.Jianli/list', answer: () => new Response('', { status: 502 }) },
]

function search(what: string, found: typeof nothingFound) {
  return { path: '/search?q=前端', what, call: 'site.Search/index', answer: () => ok(found) }
}

function empty(path: string, call: string, full: object) {
  return { path, what: 'empty', call, answer: () => ok({ ...full, total: 0, items: [] }) }
}
