import type { AccountView, Application, Device, Order, Passkey, ResumeCard, User } from '#src/contract/index.ts'
import { accountView, applications, devices, orders, passkeys, redemptions, resume, resumes, user } from './fixtures.ts'
import type { OtherAnswer } from './other-answers.ts'
import { ok } from './site.ts'

const [order] = orders.items
const [application] = applications.items
const [passkey] = passkeys
const [device] = devices
if (!order || !application || !passkey || !device) throw new Error('There is no example of each')

const at = Date.UTC(2026, 10, 21, 2)
const template = { kind: 'template', title: '前端工程师简历', plan_id: null, template_id: 1001 } as const
const paid = { state: 'paid', confirmed: true, paid_at: at + 60_000 } as const
const closed = { state: 'closed', confirmed: true } as const
const refunded = { ...paid, state: 'refunded', refunded_at: at } as const
const back = { amount: 6900, of: 6900, at }

/** What becomes of an order, as its owner is told. */
const fates: Partial<Order>[] = [
  { pay_type: 2 },
  paid,
  { ...template, ...paid },
  { ...paid, refund: { ...back, state: 'done', amount: 1000 } },
  { ...closed, closed_because: 'time' },
  { ...closed, closed_because: 'replaced' },
  { ...closed, closed_because: 'cancelled' },
  { ...closed, confirmed: false, closed_because: 'time' },
  { ...template, ...closed, closed_because: 'time' },
  { ...template, ...closed, closed_because: 'time', bought: true },
  { ...closed, closed_because: 'time', bought: true },
  { ...refunded, refund: { ...back, state: 'under_way' } },
  { ...refunded, refund: { ...back, state: 'done' } },
  { ...template, ...refunded, refund: { ...back, state: 'failed', amount: 400 } },
]

const cards: Partial<ResumeCard>[] = [
  { title: '' },
  { locale: 'en', thumbnail_rev: 3, open_comments: 2 },
  { completeness: 100, thumbnail_rev: null },
]

const sent = { on: '2026-11-22', link: null, file: null }
const applied: Partial<Application>[] = [
  { title: '工程师', employer: '', status: 'preparing', next_step: '', next_on: null, coverage: [], sendings: [] },
  { resume: null, next_step: '', coverage: [{ covered: 0, total: 0, at }] },
  {
    resume: { id: resume.id, title: '', deleted: true },
    next_on: null,
    coverage: [{ covered: 3, total: 8, at }],
    sendings: [
      { ...sent, id: 'sending0000000001' },
      { ...sent, id: 'sending0000000002', file: { name: '林知夏.pdf', bytes: 9, kept: false } },
    ],
  },
  { sendings: [{ ...sent, id: 'sending0000000003', link: { label: 'HR', token: null } }] },
  { sendings: [{ ...sent, id: 'sending0000000004', link: { label: 'HR', token: 'x'.repeat(43) } }] },
]

const otherDevices: Partial<Device>[] = [
  {},
  { browser: '', system: '', country: '', present: false },
  { present: false, handed_over: true },
]

const otherPasskeys: Partial<Passkey>[] = [{}, { used_at: at, synced: false }]

const otherWays: Partial<AccountView>[] = [
  { email_masked: 'l***@qingjian.test', has_wechat: true, has_passkey: true },
  { mobile_masked: '', has_password: false, has_wechat: true },
]

/** The pages of an account in the states its things can be in. */
export const accountStates: OtherAnswer[] = [
  ...['', '/en'].flatMap((language) => [
    state(`${language}/user/orders`, 'fates', 'user.Order/index', {
      ...orders,
      total: 23,
      items: fates.map((fate, index) => ({ ...order, ...fate, order_no: `QJ00000000000000000000${10 + index}` })),
    }),
    state(`${language}/user/templates`, 'states', 'user.Jianli/list', {
      ...resumes,
      total: 3,
      items: cards.map((card, index) => ({ ...resume, ...card, id: `resume000000000${index}` })),
    }),
    state(`${language}/user/templates?applications=1`, 'applications', 'user.Application/list', {
      ...applications,
      total: applied.length,
      counts: { ...applications.counts, preparing: 1, sent: applied.length - 1 },
      items: applied.map((one, index) => ({ ...application, ...one, id: `application00000${index}` })),
    }),
    state(
      `${language}/user/account`,
      'devices',
      'user.Account/devices',
      otherDevices.map((one, index) => ({ ...device, ...one, id: `ABCDEFGHIJKLMNO${index}` })),
    ),
  ]),
  state('/user/orders?page=9', 'past-last', 'user.Order/index', { ...orders, page: 9, items: [] }),
  state('/user/templates?page=9', 'past-last', 'user.Jianli/list', { ...resumes, page: 9, items: [] }),
  state('/user/templates?deleted=1', 'deleted', 'user/resume/data', {
    ...resumes,
    items: [{ ...resume, title: '', deleted_at: at }],
  }),
  state('/user/templates?deleted=1', 'none-deleted', 'user/resume/data', { ...resumes, total: 0, items: [] }),
  state('/user/templates?q=x', 'not-found', 'user.Jianli/list', { ...resumes, total: 0, items: [] }),
  state('/user/templates?applications=1&status=offer', 'none-of-a-status', 'user.Application/list', {
    ...applications,
    total: 0,
    items: [],
  }),
  state('/user/templates?applications=1', 'no-applications', 'user.Application/list', {
    ...applications,
    total: 0,
    counts: { ...applications.counts, sent: 0 },
    items: [],
  }),
  state('/user/favorite-templates?page=9', 'past-last', 'user.TemplateCollections/userConllectionList', {
    ...{ total: 1, page: 9, page_size: 12, type: 'word', totals: { word: 1, resume: 0 }, items: [] },
  }),
  state('/user/favorite-templates?type=resume', 'no-resumes', 'user.TemplateCollections/userConllectionList', {
    ...{ total: 0, page: 1, page_size: 12, type: 'resume', totals: { word: 1, resume: 0 }, items: [] },
  }),
  ...otherWays.map((ways, index) =>
    state('/user/account', `ways-${index}`, 'user.Account/index', { ...accountView, ...ways }),
  ),
  state('/user/account', 'leaving', 'user.Account/index', { ...accountView, deletes_at: at }),
  state(
    '/user/account',
    'passkeys',
    'user.Passkey/list',
    otherPasskeys.map((one, index) => ({ ...passkey, ...one, id: `cGFzc2tle${index}` })),
  ),
  state('/user/vip-redeem', 'none', 'user.vip/redemptions', { items: [] }),
  state('/user/vip-redeem', 'for-ever', 'user.vip/redemptions', {
    items: redemptions.items.map((one) => ({ ...one, days: null, level_until: null })),
  }),
  ...Object.entries<Partial<User>>({
    'member-for-a-year': { is_vip: true, vip_level_name: '年度会员', vip_expires_at: Date.UTC(2027, 10, 21) },
    'member-for-ever': { is_vip: true, vip_level_name: '终身会员', vip_expires_at: null },
  }).map(([what, part]) => state('/user/vip-redeem', what, 'user.Info/index', { ...user, ...part })),
]

function state(path: string, what: string, call: string, data: unknown): OtherAnswer {
  return { path, what, call, answer: () => ok(data) }
}
