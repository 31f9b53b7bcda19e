import { type RouteParams, routes } from '#client/routes.ts'
import {
  access,
  accountView,
  applications,
  article,
  articles,
  card,
  devices,
  freeLevel,
  list,
  nothingFound,
  orders,
  passkeys,
  plans,
  redemptions,
  resumes,
  site,
  status,
  template,
  user,
} from './fixtures.ts'
import { ok, type Remote, refused } from './site.ts'

const SAMPLE = '<div class="sheet" lang="zh-CN"><h2>林知夏</h2></div>'

/** Answers every call of every page; `Bearer good` is the only valid session. */
export const everyAnswer: Remote = (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/user.Info/index' && request.headers.get('authorization') !== 'Bearer good') {
    return refused(401, 401)
  }
  const data = answers[pathname.slice('/api/'.length)]
  if (data === undefined) throw new Error(`Unexpected call ${pathname}`)
  return ok(data)
}

const answers: Record<string, unknown> = {
  'config/base_site': site,
  'user.Info/index': user,
  'user.vip/check': status,
  'user.vip/free': freeLevel,
  'user.vip/list': plans,
  'user.vip/redemptions': redemptions,
  'user.Account/index': accountView,
  'user.Account/devices': devices,
  'user.Passkey/list': passkeys,
  'user.Application/list': applications,
  'user.Jianli/list': resumes,
  'user/resume/data': resumes,
  'user.Order/index': orders,
  'user.TemplateCollections/userConllectionList': {
    ...{ total: 1, page: 1, page_size: 12, type: 'word', totals: { word: 1, resume: 0 } },
    items: [{ template_id: card.id, template_type: 'word', created_at: template.updated_at, card }],
  },
  'word.Jianli/list': list,
  'word.Jianli/detail': template,
  'word.Jianli/access': access,
  'resume.Sample/list': list,
  'resume.Sample/detail': { ...template, html: SAMPLE },
  'resume.Share/open': { state: 'open', title: '林知夏', html: SAMPLE, locale: 'zh', download: true },
  'article.Info/list': articles,
  'article.Info/detail': article,
  'site.Search/index': { ...nothingFound, templates: { total: 1, items: [card] } },
}

/** Of what the answers know. */
function paramsOf(name: string): RouteParams {
  return { id: '1001', token: 'x'.repeat(43), tag: name.startsWith('article') ? 'email' : 'social', cate: cateOf(name) }
}

const cateOf = (name: string) => (name.startsWith('article') ? 'gap' : 'social')

/** One address of every route, in both languages. */
export const everyPage = routes.flatMap((route) => {
  const params = paramsOf(route.name)
  const path = route.pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return [path, `/en${path}`].map((path) => ({ route, path }))
})
