import type {
  AccountView,
  Article,
  ArticleCard,
  ArticleList,
  Device,
  FreeLevel,
  MembershipStatus,
  OrderList,
  OutputOf,
  Passkey,
  Plan,
  RedemptionList,
  ResumeCard,
  ResumeList,
  SearchResult,
  SiteConfig,
  User,
  WordAccess,
  WordCard,
  WordList,
  WordTemplate,
} from '#src/contract/index.ts'

export const site: SiteConfig = {
  site_name: '测试简历',
  seo_title: '标题',
  seo_key: '词',
  seo_desc: '这是描述',
  record_number: '京ICP备1号',
  police_record: '',
  operator: '测试公司',
  address: '',
  support_email: 'help@qingjian.test',
  support_phone: '',
  support_hours: '',
  wechat_account: '',
  wechat_qr: '',
  version: 1,
}

export const user: User = {
  user_id: 10001,
  user_name: '用户 8000',
  is_vip: false,
  vip_level_name: '普通用户',
  mobile_masked: '138****8000',
  vip_expires_at: null,
  online_resume_management_upper_limit: 3,
  resume_word_download_limit: 1,
}

const preview = {
  small: '/previews/word/a-1-480.webp',
  large: '/previews/word/a-1-1080.webp',
  width: 1080,
  height: 1527,
}

export const card: WordCard = {
  id: 1001,
  title: '前端工程师简历',
  language: 'zh',
  pages: 1,
  photo: false,
  downloads: 12,
  preview,
}

export const template: WordTemplate = {
  ...card,
  resume_no: 'QJW1001',
  summary: '一页纸的前端简历。',
  design: 'ink',
  sample: 'zh/teacher',
  fonts: ['微软雅黑'],
  size: 12_345,
  updated_at: Date.UTC(2026, 10, 1),
  favourites: 3,
  views: 0,
  previews: [preview],
  facets: [{ facet: 'use', slug: 'social', name: '社招' }],
  related: [{ ...card, id: 1002, title: '后端工程师简历' }],
}

export const list: WordList = {
  total: 1,
  page: 1,
  page_size: 24,
  items: [card],
  words: [],
  facets: [{ facet: 'use', values: [{ facet: 'use', slug: 'social', name: '社招', count: 1 }] }],
}

export const nothingFound: SearchResult = {
  exact: true,
  words: [],
  terms: [],
  templates: { total: 0, items: [] },
  articles: { total: 0, items: [] },
}

export const articleCard: ArticleCard = {
  id: 2001,
  title: '空窗期怎么写',
  summary: '简历上空了一段，怎么写才不吃亏。',
  category: { facet: 'situation', slug: 'gap', name: '空窗期' },
  minutes: 3,
  views: 0,
  published_at: Date.UTC(2026, 9, 1),
  updated_at: Date.UTC(2026, 10, 1),
}

export const articles: ArticleList = {
  total: 13,
  page: 1,
  page_size: 12,
  items: [articleCard],
  words: [],
  terms: [
    { facet: 'situation', slug: 'gap', name: '空窗期', count: 13 },
    { facet: 'tag', slug: 'email', name: '邮件', count: 2 },
  ],
  languages: ['zh', 'en'],
}

export const article: Article = {
  ...articleCard,
  html: '<h2 id="part-1">先看时间线</h2>\n<p>正文</p>\n',
  contents: [{ id: 'part-1', text: '先看时间线' }],
  tags: [{ facet: 'tag', slug: 'email', name: '邮件' }],
  previous: { id: 2003, title: '下一份工作' },
  next: null,
  related: [{ ...articleCard, id: 2002, title: '转行怎么写' }],
  templates: [card],
}

export const access: WordAccess = {
  signed_in: true,
  favourite: false,
  downloaded_today: false,
  purchased: false,
  price: 500,
  limit: 1,
  used: 0,
  resets_at: Date.UTC(2026, 10, 21, 16),
}

/** The plans above the free level. */
export const plans: [Plan, Plan, Plan] = [
  {
    id: 2,
    name: '月度会员',
    price: 1990,
    original_price: 2990,
    due: 1990,
    days: 31,
    online_resume_management_upper_limit: 10,
    resume_word_download_limit: 5,
  },
  {
    id: 3,
    name: '年度会员',
    price: 6900,
    original_price: 19_900,
    due: 5812,
    days: 366,
    online_resume_management_upper_limit: 50,
    resume_word_download_limit: 20,
    desc: '推荐',
  },
  {
    id: 4,
    name: '终身会员',
    price: 12_800,
    due: 12_800,
    days: null,
    online_resume_management_upper_limit: 100,
    resume_word_download_limit: 50,
  },
]

export const freeLevel: FreeLevel = {
  name: '普通用户',
  online_resume_management_upper_limit: 3,
  resume_word_download_limit: 1,
}

export const status: MembershipStatus = {
  is_vip: false,
  level_name: '普通用户',
  level_until: null,
  renewable_plan_id: null,
  online_resumes: { used: 0, limit: 3, resets_at: null },
  word_downloads: { used: 1, limit: 1, resets_at: Date.UTC(2026, 10, 21, 16) },
}

export const orders: OrderList = {
  total: 1,
  page: 1,
  page_size: 10,
  items: [
    {
      order_no: 'QJ0000000000000000000001',
      kind: 'membership',
      title: '年度会员',
      amount: 6900,
      pay_type: 1,
      state: 'pending',
      closed_because: null,
      ...{ confirmed: false, bought: false },
      refund: null,
      created_at: Date.UTC(2026, 10, 21, 2),
      expires_at: Date.UTC(2026, 10, 21, 2, 15),
      paid_at: null,
      refunded_at: null,
      plan_id: 3,
      template_id: null,
    },
  ],
}

export const redemptions: RedemptionList = {
  items: [
    {
      code: 'XXXX-XXXX-2345',
      level_name: '月度会员',
      days: 31,
      level_until: Date.UTC(2026, 11, 22),
      redeemed_at: Date.UTC(2026, 10, 21),
    },
  ],
}

export const resume: ResumeCard = {
  id: 'resume0000000001',
  title: '林知夏-产品经理',
  locale: 'zh',
  design: 'ink',
  colour: '#a6332a',
  ...{ completeness: 65, rev: 4, thumbnail_rev: 4, open_comments: 0 },
  created_at: Date.UTC(2026, 10, 1),
  updated_at: Date.UTC(2026, 10, 20),
  deleted_at: null,
}

export const accountView: AccountView = {
  mobile_masked: '138****8000',
  email_masked: '',
  has_password: true,
  has_wechat: false,
  has_passkey: false,
  profile: { user_name: '李雷', picture: null, language: null },
  proved_until: 0,
  deletes_at: null,
}

export const passkeys: Passkey[] = [
  { id: 'cGFzc2tleQ', name: 'Chrome · Windows', created_at: Date.UTC(2026, 10, 20), used_at: null, synced: true },
]

export const devices: Device[] = [
  {
    id: 'ABCDEFGHIJKLMNOP',
    browser: 'Chrome',
    system: 'Windows',
    country: '中国',
    began_at: Date.UTC(2026, 10, 20),
    seen_at: Date.UTC(2026, 10, 21),
    handed_over: false,
    present: true,
  },
]

export const resumes: ResumeList = { total: 1, page: 1, page_size: 12, limit: 3, items: [resume] }

export const applications: OutputOf<'user.Application/list'> = {
  ...{ total: 1, page: 1, page_size: 20 },
  counts: { preparing: 0, sent: 1, answered: 0, interview: 0, offer: 0, declined: 0, withdrawn: 0 },
  items: [
    {
      ...{ id: 'application000001', employer: '青竹科技', title: '产品经理', link: '', status: 'sent' },
      resume: { id: resume.id, title: resume.title, deleted: false },
      ...{ next_step: '准备一面', next_on: '2026-12-01' },
      coverage: [
        { covered: 3, total: 8, at: resume.created_at },
        { covered: 5, total: 8, at: resume.updated_at },
      ],
      sendings: [
        {
          ...{ id: 'sending0000000001', on: '2026-11-21', link: null },
          file: { name: '林知夏.pdf', bytes: 40_000, kept: true },
        },
      ],
      ...{ created_at: resume.created_at, updated_at: resume.updated_at },
    },
  ],
}
